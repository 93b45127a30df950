import { type Email, type EmailOutcome, Mailer } from '../../../src/core/emails/index.ts'

export class FakeMailer extends Mailer {
  isOn = true
  readonly sent: Email[] = []
  /** By address; any other address accepts. */
  readonly outcomes = new Map<string, EmailOutcome>()

  sendAll(emails: readonly Email[]): Promise<EmailOutcome[]> {
    this.sent.push(...emails)
    return Promise.resolve(emails.map(({ address }) => this.outcomes.get(address) ?? { state: 'sent', code: 250 }))
  }

  interrupt(): void {
    // Sends at once.
  }
}
