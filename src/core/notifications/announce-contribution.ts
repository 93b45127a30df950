import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { ContributionNews } from './ports.ts'

/** Notifies all active people of the firm, in any role and regardless of their settings (rule H4). */
export const announceContribution = defineJob(
  'announceContribution',
  [announce],
  (announce) => (news: ContributionNews) => announce(news, (inboxes, now) => inboxes.announceContribution(news, now)),
)
