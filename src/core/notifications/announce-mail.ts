import { defineJob, type MessageId, type NotificationId } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { MailNews } from './ports.ts'

/** A message and the notification about it have one id. */
export const notificationOf = (messageId: MessageId): NotificationId => messageId as string

/** Notifies everybody who got the message and has not read it yet; the individual area shows it (rule P4). */
export const announceMail = defineJob(
  'announceMail',
  [announce],
  (announce) => (news: MailNews) =>
    announce({ ...news, id: notificationOf(news.messageId) }, (inboxes, now) => inboxes.announceMail(news, now)),
)
