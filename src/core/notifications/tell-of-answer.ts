import { Ids, useCase } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { AnswerOfPartner } from './ports.ts'

/** Notifies the managers of the company that asked, regardless of their settings. */
export const tellOfAnswer = useCase(
  [announce, Ids],
  (announce, ids) =>
    async (answer: AnswerOfPartner): Promise<void> => {
      const news = { id: ids.next(), ...answer }
      await announce(news, (inboxes, now) => inboxes.announceAnswer(news, now))
    },
)
