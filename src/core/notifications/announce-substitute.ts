import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { SubstituteNews } from './ports.ts'

/**
 * Notifies everyone who made this choice, regardless of their notification settings: it concerns their own meal (rule
 * M4).
 */
export const announceSubstitute = defineJob(
  'announceSubstitute',
  [announce],
  (announce) => (news: SubstituteNews) => announce(news, (inboxes, now) => inboxes.announceSubstitute(news, now)),
)
