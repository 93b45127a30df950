import { Clock, defineJob } from '../shared/index.ts'
import { type EndNews, Inboxes } from './ports.ts'

/** Notifies those of one firm whose choices went with the menus of a catering that was made passive (rule A5). */
export const announceClosing = defineJob(
  'announceClosing',
  [Inboxes, Clock],
  (inboxes, clock) => (news: EndNews) => inboxes.announceEnd(news, clock.now()),
)
