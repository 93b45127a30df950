import { Clock, defineJob } from '../shared/index.ts'
import { Inboxes, type ReplyNews } from './ports.ts'
import { pushNews } from './push-news.ts'

/** Notifies whoever wrote the request that a kitchen answered it, whatever they have switched off (rule M18). */
export const announceReply = defineJob(
  'announceReply',
  [Inboxes, pushNews, Clock],
  (inboxes, push, clock) => async (news: ReplyNews) => {
    const told = await inboxes.announceReply(news, clock.now())
    if (told > 0) await push({ companyId: news.companyId, notificationId: news.id })
    return told
  },
)
