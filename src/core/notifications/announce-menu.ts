import { Clock, defineJob, homeTimezone, localDateAt } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { Inboxes, MenuNews } from './ports.ts'
import { stillNewsSince, withFurtherDays } from './rules.ts'

const isOld = ({ dates }: MenuNews, now: Date): boolean => (dates.at(-1) ?? '') < localDateAt(now, homeTimezone)

/** Whoever has not read yet what the catering published a short time before sees the further days there; returns how many others. */
export const deliverMenuNews = async (inboxes: Inboxes, news: MenuNews, now: Date): Promise<number> => {
  const since = stillNewsSince(now)
  const { cateringName, days: unread } = await inboxes.unreadMenus(news, since)
  const further = unread.map((before) => ({ before, days: withFurtherDays(before, news.dates) }))
  if (further.length > 0) await inboxes.extendUnread(news, cateringName, further, since)
  return inboxes.announceMenu(news, cateringName, now, since)
}

/**
 * Notifies all active people of the company who have menu updates on, whatever their role, whose usual shift it is (rules M6, M11). Sends nothing when all
 * days are over by then.
 */
export const announceMenu = defineJob(
  'announceMenu',
  [announce, Clock],
  (announce, clock) => async (news: MenuNews) =>
    isOld(news, clock.now()) ? 0 : announce(news, (inboxes, now) => deliverMenuNews(inboxes, news, now)),
)
