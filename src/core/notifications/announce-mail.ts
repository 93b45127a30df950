import { defineJob, type MessageId, type NotificationId } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { MailNews } from './ports.ts'

/** A message and its notification share an id. */
export const notificationOf = (messageId: MessageId): NotificationId => messageId as string

/** Notifies everyone who received the message and has not read it yet; shown in the individual area (rule P4). */
export const announceMail = defineJob(
  'announceMail',
  [announce],
  (announce) => (news: MailNews) =>
    announce({ ...news, id: notificationOf(news.messageId) }, (inboxes, now) => inboxes.announceMail(news, now)),
)
