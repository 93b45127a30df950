import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { EndNews, ShiftEndNews } from './ports.ts'

/**
 * Notifies people of one firm whose choices were cancelled because a catering was deactivated, or a shift or some of
 * its weekdays were removed (rules A5, M7).
 */
export const announceClosing = defineJob(
  'announceClosing',
  [announce],
  (announce) => (news: EndNews | ShiftEndNews) => announce(news, (inboxes, now) => inboxes.announceEnd(news, now)),
)
