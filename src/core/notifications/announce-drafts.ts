import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { DraftNews } from './ports.ts'

/** Tells managers that statements of a period that is over wait for them (rule H2). */
export const announceDrafts = defineJob(
  'announceDrafts',
  [announce],
  (announce) => (news: DraftNews) => announce(news, (inboxes, now) => inboxes.announceDrafts(news, now)),
)
