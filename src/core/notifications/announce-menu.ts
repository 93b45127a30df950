import { Clock, defineJob, homeTimezone, localDateAt } from '../shared/index.ts'
import { Inboxes, type MenuNews } from './ports.ts'
import { pushNews } from './push-news.ts'

const isOld = ({ dates }: MenuNews, now: Date): boolean => (dates.at(-1) ?? '') < localDateAt(now, homeTimezone)

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
    const told = await inboxes.announceMenu(news, now)
    if (told > 0) await push({ companyId: news.companyId, notificationId: news.id })
    return told
  },
)
