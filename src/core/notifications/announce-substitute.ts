import { Clock, defineJob } from '../shared/index.ts'
import { Inboxes, type SubstituteNews } from './ports.ts'
import { pushNews } from './push-news.ts'

/** Notifies everybody whose choice this is, whatever they have switched off: it is about their own meal (rule M4). */
export const announceSubstitute = defineJob(
  'announceSubstitute',
  [Inboxes, pushNews, Clock],
  (inboxes, push, clock) => async (news: SubstituteNews) => {
    const told = await inboxes.announceSubstitute(news, clock.now())
    if (told > 0) await push({ companyId: news.companyId, notificationId: news.id })
    return told
  },
)
