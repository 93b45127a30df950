import { Clock, Ids, type Job, Jobs, type UserId, defineJob } from '../shared/index.ts'
import { type EmailNews, Emails, Mailer } from './ports.ts'
import { sendEmails } from './send-emails.ts'

const peoplePerBatch = 2_000

/**
 * Queues a notification as mail, for those of its people who want that and have an address that is confirmed; each
 * batch queues the next one (rule U2).
 */
export const mailNews: Job<EmailNews & { after?: UserId }> = defineJob(
  'mailNews',
  [Emails, Mailer, Jobs, Ids, Clock],
  (emails, mailer, jobs, ids, clock) => async (news: EmailNews & { after?: UserId }) => {
    if (!mailer.isOn) return 0
    const from = { ...news, after: news.after ?? null }
    const { queued, after } = await emails.addNews(from, peoplePerBatch, () => ids.next(), clock.now())
    if (after !== null) await jobs.add(mailNews, { ...news, after })
    if (queued > 0) await jobs.add(sendEmails, {})
    return queued
  },
)
