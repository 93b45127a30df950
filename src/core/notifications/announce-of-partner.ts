import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { PartnerNews } from './ports.ts'

/** Like `tellOfPartner`, for news of many companies at once. */
export const announceOfPartner = defineJob(
  'announceOfPartner',
  [announce],
  (announce) => (news: PartnerNews & { id: string }) =>
    announce(news, (inboxes, now) => inboxes.announceOfPartner(news, now)),
)
