import { Clock, defineJob } from '../shared/index.ts'
import { Inboxes, type SubstituteNews } from './ports.ts'

/** Notifies everybody whose choice this is, whatever they have switched off: it is about their own meal (rule M4). */
export const announceSubstitute = defineJob(
  'announceSubstitute',
  [Inboxes, Clock],
  (inboxes, clock) => (news: SubstituteNews) => inboxes.announceSubstitute(news, clock.now()),
)
