import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { EndNews, ShiftEndNews } from './ports.ts'

/** Notifies those of one firm whose choices went with a catering that was made passive, a shift or its weekdays (rules A5, M7). */
export const announceClosing = defineJob(
  'announceClosing',
  [announce],
  (announce) => (news: EndNews | ShiftEndNews) => announce(news, (inboxes, now) => inboxes.announceEnd(news, now)),
)
