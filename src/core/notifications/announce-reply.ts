import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { ReplyNews } from './ports.ts'

/** Notifies the author of a request that a kitchen replied, regardless of their notification settings (rule M18). */
export const announceReply = defineJob(
  'announceReply',
  [announce],
  (announce) => (news: ReplyNews) => announce(news, (inboxes, now) => inboxes.announceReply(news, now)),
)
