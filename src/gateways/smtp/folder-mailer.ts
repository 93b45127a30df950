import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Email, type EmailOutcome, Mailer } from '../../core/emails/index.ts'
import { type LetterAddresses, letterOf } from './letters.ts'

/** Writes each mail as a file that mail programs open. */
export class FolderMailer extends Mailer {
  readonly isOn = true
  readonly #folder: string
  readonly #from: string
  readonly #addresses: LetterAddresses
  readonly #transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  constructor({ folder, from }: { folder: string; from: string }, addresses: LetterAddresses) {
    super()
    this.#folder = folder
    this.#from = from
    this.#addresses = addresses
  }

  async sendAll(emails: readonly Email[]): Promise<EmailOutcome[]> {
    await mkdir(this.#folder, { recursive: true })
    for (const email of emails) await this.#write(email)
    return emails.map(() => ({ state: 'sent', code: 250 }))
  }

  /** Under its name once it is complete; a second writing replaces the first. */
  async #write(email: Email): Promise<void> {
    const { id, address, createdAt, recipient } = email
    const letter = letterOf(email, this.#addresses)
    const to = { name: recipient?.fullName ?? '', address }
    const { message } = await this.#transport.sendMail({ ...letter, from: this.#from, to, date: createdAt })
    const file = join(this.#folder, `${id}.eml`)
    await writeFile(`${file}.part`, message as Buffer)
    await rename(`${file}.part`, file)
  }

  interrupt(): void {
    // Writing takes no time.
  }
}
