import { Clock, type EmailId, Ids, Jobs, useCase } from '../shared/index.ts'
import { Emails, Mailer, type NewEmail } from './ports.ts'
import { sendEmails } from './send-emails.ts'

/**
 * Queues a mail in the running transaction; it is sent after the commit. Returns its id, from which the secrets of its
 * links are derived (`LinkSecrets`), or null if this installation sends no mail.
 */
export const queueEmail = useCase(
  [Emails, Mailer, Jobs, Ids, Clock],
  (emails, mailer, jobs, ids, clock) =>
    async (email: Omit<NewEmail, 'id' | 'at'>): Promise<EmailId | null> => {
      if (!mailer.isOn) return null
      const id = ids.next()
      await emails.add({ ...email, id, at: clock.now() })
      await jobs.add(sendEmails, {})
      return id
    },
)
