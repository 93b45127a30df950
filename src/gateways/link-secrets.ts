import { createHmac } from 'node:crypto'
import { LinkSecrets, type LinkPurpose } from '../core/emails/index.ts'
import type { EmailId } from '../core/shared/index.ts'
import { sameText } from './same-text.ts'

const bytesOf = (id: EmailId): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')
const idOf = (bytes: Buffer): EmailId =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** A secret is `email.signature`, both in base64url; the signature also covers the purpose. */
export class SignedLinkSecrets extends LinkSecrets {
  readonly #key: string
  constructor(key: string) {
    super()
    this.#key = key
  }

  secretOf(purpose: LinkPurpose, emailId: EmailId): string {
    return `${bytesOf(emailId).toString('base64url')}.${this.#signatureOf(purpose, emailId)}`
  }

  emailOf(purpose: LinkPurpose, secret: string): EmailId | null {
    const [email = '', signature = ''] = secret.split('.')
    const bytes = Buffer.from(email, 'base64url')
    if (bytes.length !== 16) return null
    const id = idOf(bytes)
    return sameText(signature, this.#signatureOf(purpose, id)) ? id : null
  }

  #signatureOf(purpose: LinkPurpose, emailId: EmailId): string {
    return createHmac('sha256', this.#key).update(`${purpose}:${emailId}`).digest('base64url')
  }
}
