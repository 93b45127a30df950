import { Clock, type EmailId, Ids, isEmail, Jobs, useCase } from '../shared/index.ts'
import { Emails, Mailer, type NewEmail } from './ports.ts'
import { maxEmailBody, maxEmailTitle } from './rules.ts'
import { sendEmails } from './send-emails.ts'

/** A link of a mail that is known before has its id. */
export type EmailToQueue = Omit<NewEmail, 'id' | 'at'> & { id?: EmailId }

/**
 * Queues mails in the running transaction; one job sends them after the commit. Returns their ids, from which the
 * secrets of their links are derived (`LinkSecrets`): null for one to an address that cannot be, and for all if this
 * installation sends no mail. Never fails the transaction: a longer text is cut off.
 */
export const queueEmails = useCase(
  [Emails, Mailer, Jobs, Ids, Clock],
  (emails, mailer, jobs, ids, clock) =>
    async (several: readonly EmailToQueue[]): Promise<(EmailId | null)[]> => {
      const at = clock.now()
      const queued = several.map(({ id, title, body, ...email }): NewEmail | null => {
        if (!mailer.isOn || (email.address !== null && !isEmail(email.address))) return null
        const [shortTitle, shortBody] = [title.slice(0, maxEmailTitle), body.slice(0, maxEmailBody)]
        return { ...email, id: id ?? ids.next(), title: shortTitle, body: shortBody, at }
      })
      const possible = queued.filter((email) => email !== null)
      if (possible.length > 0) {
        await emails.add(...possible)
        await jobs.add(sendEmails, {})
      }
      return queued.map((email) => email?.id ?? null)
    },
)

export const queueEmail = useCase(
  [queueEmails],
  (queue) =>
    async (email: EmailToQueue): Promise<EmailId | null> =>
      (await queue([email]))[0] ?? null,
)
