import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { AbsenceNews } from './ports.ts'

/** Tells people that somebody of their firm marked them as absent (rule Y2). */
export const announceAbsence = defineJob(
  'announceAbsence',
  [announce],
  (announce) => (news: AbsenceNews) => announce(news, (inboxes, now) => inboxes.announceEnd(news, now)),
)
