import { mailNews } from '../emails/index.ts'
import { Clock, defineJob, type Job, Jobs } from '../shared/index.ts'
import { Inboxes, type ReminderNews } from './ports.ts'
import { pushNews } from './push-news.ts'

const peoplePerBatch = 2_000

/**
 * Notifies people of these shifts who still have not chosen for the day and still can; each batch queues the next one
 * (rules M17, M19).
 */
export const announceReminder: Job<ReminderNews> = defineJob(
  'announceReminder',
  [Inboxes, pushNews, mailNews, Jobs, Clock],
  (inboxes, push, mail, jobs, clock) => async (news: ReminderNews) => {
    const { told, after } = await inboxes.announceReminder(news, peoplePerBatch, clock.now())
    if (after !== null) await jobs.add(announceReminder, { ...news, after })
    else {
      const announced = { companyId: news.companyId, notificationId: news.id }
      await push(announced)
      await mail(announced)
    }
    return told
  },
)
