import type { Transporter } from 'nodemailer'
import { type Email, type EmailOutcome, Mailer } from '../../core/emails/index.ts'
import { isEmail } from '../../core/shared/index.ts'
import { type LetterAddresses, letterOf } from './letters.ts'
import { outcomeOf } from './smtp-outcome.ts'
import { connections, transportOf } from './smtp-transport.ts'

export interface SmtpSettings {
  /** `smtp:` or `smtps:`, with user and password. */
  url: string
  /** `Name <address>`, or an address alone. */
  from: string
}

/** A batch of 50 is over before its claim is, even if each mail takes this long. */
const mailTimeoutMs = 60_000
/** How long a mail that is being sent may still take when the process stops. */
const stopTimeoutMs = 5_000

const later: EmailOutcome = { state: 'later', code: null, isServerDown: true }

export class SmtpMailer extends Mailer {
  readonly isOn = true
  readonly #url: string
  readonly #from: string
  readonly #addresses: LetterAddresses
  readonly #abort = new AbortController()
  #isStopping = false

  constructor({ url, from }: SmtpSettings, addresses: LetterAddresses) {
    super()
    this.#url = url
    this.#from = from
    this.#addresses = addresses
  }

  /** Where one mail shows that the server is not available, those that were not begun are left for later. */
  async sendAll(emails: readonly Email[]): Promise<EmailOutcome[]> {
    const transport = transportOf(this.#url)
    const outcomes = emails.map(() => later)
    const queue = emails.entries()
    let isServerDown = false
    const sendNext = async (): Promise<void> => {
      for (const [at, email] of queue) {
        if (isServerDown || this.#isStopping) return
        const outcome = await this.#send(transport, email)
        outcomes[at] = outcome
        isServerDown ||= outcome.state === 'later' && outcome.isServerDown
      }
    }
    await Promise.all(Array.from({ length: connections }, sendNext))
    transport.close()
    return outcomes
  }

  async #send(transport: Transporter, email: Email): Promise<EmailOutcome> {
    const { address, createdAt } = email
    if (!isEmail(address)) return { state: 'refused', code: 553, unknownAddress: true }
    const { subject, text, html, messageId, headers } = letterOf(email, this.#addresses)
    const signal = AbortSignal.any([this.#abort.signal, AbortSignal.timeout(mailTimeoutMs)])
    try {
      const to = { name: email.recipient?.fullName ?? '', address }
      const mail = { from: this.#from, to, subject, text, html, messageId, headers, date: createdAt, signal }
      const { response } = await transport.sendMail(mail)
      return { state: 'sent', code: Number.parseInt(response ?? '', 10) || 250 }
    } catch (error) {
      return outcomeOf(error as Parameters<typeof outcomeOf>[0])
    }
  }

  interrupt(): void {
    this.#isStopping = true
    setTimeout(() => this.#abort.abort(), stopTimeoutMs).unref()
  }
}
