import { defineJob } from '../shared/index.ts'
import { announce } from './announce.ts'
import type { PrivacyRequestNews } from './ports.ts'

/** Notifies the managers who may decide about the request, of many requests at once. */
export const announcePrivacyRequest = defineJob(
  'announcePrivacyRequest',
  [announce],
  (announce) => (news: PrivacyRequestNews) =>
    announce(news, (inboxes, now) => inboxes.announcePrivacyRequest(news, now)),
)
