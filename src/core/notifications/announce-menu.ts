import { Clock, defineJob, homeTimezone, localDateAt } from '../shared/index.ts'
import { Inboxes, type MenuNews } from './ports.ts'
import { pushNews } from './push-news.ts'
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
  [Inboxes, pushNews, Clock],
  (inboxes, push, clock) => async (news: MenuNews) => {
    const now = clock.now()
    if (isOld(news, now)) return 0
    const told = await deliverMenuNews(inboxes, news, now)
    if (told > 0) await push({ companyId: news.companyId, notificationId: news.id })
    return told
  },
)
