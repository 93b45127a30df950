import { Clock, Ids, Jobs, useCase } from '../shared/index.ts'
import { Emails, Mailer, type NewEmail } from './ports.ts'
import { sendEmails } from './send-emails.ts'

/** Like `queueEmail`, for several mails that one job sends. */
export const queueEmails = useCase(
  [Emails, Mailer, Jobs, Ids, Clock],
  (emails, mailer, jobs, ids, clock) =>
    async (several: readonly Omit<NewEmail, 'id' | 'at'>[]): Promise<void> => {
      if (!mailer.isOn || several.length === 0) return
      for (const email of several) await emails.add({ ...email, id: ids.next(), at: clock.now() })
      await jobs.add(sendEmails, {})
    },
)
