import { Clock, defineJob } from '../shared/index.ts'
import { Inboxes, type ReminderNews } from './ports.ts'
import { pushNews } from './push-news.ts'

/** Notifies those of the shifts who have still not chosen for the day while they can (rule M19). */
export const announceReminder = defineJob(
  'announceReminder',
  [Inboxes, pushNews, Clock],
  (inboxes, push, clock) => async (news: ReminderNews) => {
    const told = await inboxes.announceReminder(news, clock.now())
    if (told > 0) await push({ companyId: news.companyId, notificationId: news.id })
    return told
  },
)
