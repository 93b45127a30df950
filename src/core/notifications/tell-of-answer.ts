import { Clock, Ids, useCase } from '../shared/index.ts'
import { type AnswerOfPartner, Inboxes } from './ports.ts'
import { pushNews } from './push-news.ts'

/** Notifies the managers of the company that asked, whatever they have switched off. */
export const tellOfAnswer = useCase(
  [Inboxes, pushNews, Ids, Clock],
  (inboxes, push, ids, clock) =>
    async (answer: AnswerOfPartner): Promise<void> => {
      const id = ids.next()
      const told = await inboxes.announceAnswer({ id, ...answer }, clock.now())
      if (told > 0) await push({ companyId: answer.companyId, notificationId: id })
    },
)
