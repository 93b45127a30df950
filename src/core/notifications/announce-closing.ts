import { Clock, defineJob } from '../shared/index.ts'
import { type EndNews, Inboxes, type ShiftEndNews } from './ports.ts'
import { pushNews } from './push-news.ts'

/** Notifies those of one firm whose choices went with a catering that was made passive, a shift or its weekdays (rules A5, M7). */
export const announceClosing = defineJob(
  'announceClosing',
  [Inboxes, pushNews, Clock],
  (inboxes, push, clock) => async (news: EndNews | ShiftEndNews) => {
    const told = await inboxes.announceEnd(news, clock.now())
    if (told > 0) await push({ companyId: news.companyId, notificationId: news.id })
    return told
  },
)
