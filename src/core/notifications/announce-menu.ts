import { Clock, defineJob, homeTimezone, localDateAt } from '../shared/index.ts'
import { Inboxes, type MenuNews } from './ports.ts'

const isOld = ({ dates }: MenuNews, now: Date): boolean => (dates.at(-1) ?? '') < localDateAt(now, homeTimezone)

/**
 * Notifies all active people of the company who have menu updates on, whatever their role (rule M6). Sends nothing when all
 * days are over by then.
 */
export const announceMenu = defineJob('announceMenu', [Inboxes, Clock], (inboxes, clock) => async (news: MenuNews) => {
  const now = clock.now()
  return isOld(news, now) ? 0 : inboxes.announceMenu(news, now)
})
