import { type Actor, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announce } from '../notifications/index.ts'
import { Clock, Ids, useCase, type UserId } from '../shared/index.ts'
import { PrivacyRequests } from './ports.ts'
import { type PrivacyRequest, privacyRequestRefusal } from './privacy-request.ts'
import type { PrivacyRequestKind } from './rules.ts'

export const privacyRequestAnswered = logEvent(
  'privacy.request_answered',
  'USER_UPDATED',
  telling<{ userId: UserId; kind: PrivacyRequestKind; isRefused: boolean }>(),
)

export interface ClosedRequest extends Pick<PrivacyRequest, 'id' | 'companyId' | 'userId' | 'kind' | 'answer'> {
  state: 'done' | 'refused'
  actor: Actor
}

/** Logs the answer, and tells the person unless the answer is the erasure of the account. */
export const closePrivacyRequest = useCase(
  [PrivacyRequests, announce, Trail, Ids, Clock],
  (requests, tell, trail, ids, clock) =>
    async ({ id, companyId, userId, kind, state, answer, actor }: ClosedRequest): Promise<void> => {
      const closed = { companyId, id, state, answer, decidedBy: personOf(actor), at: clock.now() }
      if (!(await requests.close(closed))) throw privacyRequestRefusal('privacy_request.closed')
      const isRefused = state === 'refused'
      await trail.write({ event: privacyRequestAnswered, companyId, actor, meta: { userId, kind, isRefused } })
      if (kind === 'erasure' && !isRefused) return
      const news = { id: ids.next(), companyId, userId, kind, isRefused, answer }
      await tell(news, (inboxes, at) => inboxes.announcePrivacyAnswer(news, at))
    },
)
