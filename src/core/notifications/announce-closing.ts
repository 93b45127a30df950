import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { ClosedDayNews, EndNews, ShiftEndNews } from './ports.ts'

/**
 * Notifies people of one firm whose choices were cancelled because a catering was deactivated, a shift or some of its
 * weekdays were removed, or a day was closed (rules A5, M7, Y1).
 */
export const announceClosing = defineJob(
  'announceClosing',
  [announce],
  (announce) => (news: EndNews | ShiftEndNews | ClosedDayNews) =>
    announce(news, (inboxes, now) => inboxes.announceEnd(news, now)),
)
