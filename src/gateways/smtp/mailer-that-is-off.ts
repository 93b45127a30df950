import { Mailer } from '../../core/emails/index.ts'

/** For installations without a mail server. */
export class MailerThatIsOff extends Mailer {
  readonly isOn = false

  sendAll(): Promise<never[]> {
    return Promise.resolve([])
  }

  interrupt(): void {
    // Nothing is being sent.
  }
}
