import { Clock, defineJob } from '../shared/index.ts'
import { Inboxes, type MailNews } from './ports.ts'

/** Notifies everybody who got the message and has not read it yet; the individual area shows it (rule P4). */
export const announceMail = defineJob(
  'announceMail',
  [Inboxes, Clock],
  (inboxes, clock) => (news: MailNews) => inboxes.announceMail(news, clock.now()),
)
