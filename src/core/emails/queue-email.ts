import { Clock, type EmailId, Ids, isEmail, Jobs, useCase } from '../shared/index.ts'
import { Emails, Mailer, type NewEmail } from './ports.ts'
import { maxEmailBody, maxEmailTitle } from './rules.ts'
import { sendEmails } from './send-emails.ts'

/**
 * Queues a mail in the running transaction; it is sent after the commit. Returns its id, from which the secrets of its
 * links are derived (`LinkSecrets`), or null if this installation sends no mail, or there cannot be such an address.
 * Never fails the transaction: a longer text is cut off.
 */
export const queueEmail = useCase(
  [Emails, Mailer, Jobs, Ids, Clock],
  (emails, mailer, jobs, ids, clock) =>
    async (email: Omit<NewEmail, 'id' | 'at'>): Promise<EmailId | null> => {
      if (!mailer.isOn || (email.address !== null && !isEmail(email.address))) return null
      const id = ids.next()
      const title = email.title.slice(0, maxEmailTitle)
      const body = email.body.slice(0, maxEmailBody)
      await emails.add({ ...email, title, body, id, at: clock.now() })
      await jobs.add(sendEmails, {})
      return id
    },
)
