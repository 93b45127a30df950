import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { OrderNews } from './ports.ts'

/** Notifies the managers of the company that bought or sells, regardless of their settings (rules P5, S2, S3, S7). */
export const announceOrder = defineJob(
  'announceOrder',
  [announce],
  (announce) => (news: OrderNews) => announce(news, (inboxes, now) => inboxes.announceOrder(news, now)),
)
