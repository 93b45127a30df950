import { Clock, defineJob, type MessageId, type NotificationId } from '../shared/index.ts'
import { Inboxes, type MailNews } from './ports.ts'
import { pushNews } from './push-news.ts'

/** A message and the notification about it have one id. */
export const notificationOf = (messageId: MessageId): NotificationId => messageId as string

/** Notifies everybody who got the message and has not read it yet; the individual area shows it (rule P4). */
export const announceMail = defineJob(
  'announceMail',
  [Inboxes, pushNews, Clock],
  (inboxes, push, clock) => async (news: MailNews) => {
    const told = await inboxes.announceMail(news, clock.now())
    if (told > 0) await push({ companyId: news.companyId, notificationId: notificationOf(news.messageId) })
    return told
  },
)
