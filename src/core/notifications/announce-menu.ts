import { Clock, homeTimezone, localDateAt, useCase } from '../shared/index.ts'
import type { MenuNews } from './jobs.ts'
import { Inboxes } from './ports.ts'

const isOld = ({ dates }: MenuNews, now: Date): boolean => (dates.at(-1) ?? '') < localDateAt(now, homeTimezone)

/**
 * Everybody eats, whatever the role: the news go to all active people of the company who want them. Of days that are over
 * by the time nobody is told.
 */
export const announceMenu = useCase([Inboxes, Clock], (inboxes, clock) => async (news: MenuNews): Promise<number> => {
  const now = clock.now()
  return isOld(news, now) ? 0 : inboxes.announceMenu(news, now)
})
