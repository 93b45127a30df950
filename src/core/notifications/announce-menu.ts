import { Clock, defineJob, homeTimezone, localDateAt } from '../shared/index.ts'
import { Inboxes, type MenuNews } from './ports.ts'

const isOld = ({ dates }: MenuNews, now: Date): boolean => (dates.at(-1) ?? '') < localDateAt(now, homeTimezone)

/**
 * Everybody eats, whatever the role: the news go to all active people of the company who want them. Of days that are over
 * by the time nobody is told.
 */
export const announceMenu = defineJob('announceMenu', [Inboxes, Clock], (inboxes, clock) => async (news: MenuNews) => {
  const now = clock.now()
  return isOld(news, now) ? 0 : inboxes.announceMenu(news, now)
})
