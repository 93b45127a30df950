import { Ids, useCase } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { PartnerNews } from './ports.ts'

/** Notifies the managers of the company that it concerns, regardless of their settings. */
export const tellOfPartner = useCase([announce, Ids], (announce, ids) => async (of: PartnerNews): Promise<void> => {
  const news = { id: ids.next(), ...of }
  await announce(news, (inboxes, now) => inboxes.announceOfPartner(news, now))
})
