import { Clock, defineJob, homeTimezone, localDateAt } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { Inboxes, MenuNews } from './ports.ts'
import { mergeableSince, mergeDays } from './rules.ts'

const isOld = ({ dates }: MenuNews, now: Date): boolean => (dates.at(-1) ?? '') < localDateAt(now, homeTimezone)

/**
 * Adds the new days to recent notifications of the same catering that are still unread, and sends everyone else a new
 * one. Returns how many got a new one.
 */
export const deliverMenuNews = async (inboxes: Inboxes, news: MenuNews, now: Date): Promise<number> => {
  const since = mergeableSince(now)
  const { cateringName, days: unread } = await inboxes.unreadMenus(news, since)
  const further = unread.map((before) => ({ before, days: mergeDays(before, news.dates) }))
  if (further.length > 0) await inboxes.extendUnread(news, cateringName, further, since)
  return inboxes.announceMenu(news, cateringName, now, since)
}

/**
 * Notifies all active people of the company, in any role, who usually work this shift and have menu updates on (rules
 * M6, M11). Sends nothing if all days are already over.
 */
export const announceMenu = defineJob(
  'announceMenu',
  [announce, Clock],
  (announce, clock) => async (news: MenuNews) =>
    isOld(news, clock.now()) ? 0 : announce(news, (inboxes, now) => deliverMenuNews(inboxes, news, now)),
)
