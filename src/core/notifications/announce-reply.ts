import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { ReplyNews } from './ports.ts'

/** Notifies whoever wrote the request that a kitchen answered it, whatever they have switched off (rule M18). */
export const announceReply = defineJob(
  'announceReply',
  [announce],
  (announce) => (news: ReplyNews) => announce(news, (inboxes, now) => inboxes.announceReply(news, now)),
)
