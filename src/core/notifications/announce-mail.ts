import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { MailNews } from './ports.ts'

/** Notifies everybody who got the message and has not read it yet; the individual area shows it (rule P4). */
export const announceMail = defineJob(
  'announceMail',
  [announce],
  (announce) => (news: MailNews) =>
    announce({ ...news, id: news.messageId }, (inboxes, now) => inboxes.announceMail(news, now)),
)
