import { holdAuthority } from '../access/index.ts'
import { type Actor, type Member, personOf } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { announce } from '../notifications/index.ts'
import { Clock, type CompanyId, Ids, type PrivacyRequestId, useCase, type UserId } from '../shared/index.ts'
import { Employees, isOneself, refuseAbove } from '../workforce/index.ts'
import { eraseOnRequest } from './erase-on-request.ts'
import { PrivacyRequests } from './ports.ts'
import { privacyRequestRefusal } from './privacy-request.ts'
import type { PrivacyRequestKind } from './rules.ts'

export const privacyRequestAnswered = logEvent(
  'privacy.request_answered',
  'USER_UPDATED',
  telling<{ userId: UserId; kind: PrivacyRequestKind; isRefused: boolean }>(),
)
export const privacyRequestWithdrawn = logEvent(
  'privacy.request_withdrawn',
  'USER_UPDATED',
  telling<{ userId: UserId; kind: PrivacyRequestKind }>(),
)

export interface PrivacyAnswer {
  companyId: CompanyId
  requestId: PrivacyRequestId
  actor: Actor
  state: 'done' | 'refused'
  /** Why it is refused, or how the file was handed over. */
  answer: string | null
}

/**
 * Answered by somebody who may change the person (rule I8), never by the person themselves. Erasure is granted by erasing,
 * in the same transaction.
 */
export const answerPrivacyRequest = useCase(
  {
    hold: holdAuthority,
    requests: PrivacyRequests,
    employees: Employees,
    eraseOnRequest,
    announce,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ hold, requests, employees, eraseOnRequest, announce, trail, ids, clock }) =>
    async ({ companyId, requestId, actor: asking, state, answer: typed }: PrivacyAnswer): Promise<void> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      const request = await requests.of(companyId, requestId)
      if (request === null) throw privacyRequestRefusal('privacy_request.missing')
      const { userId, kind } = request
      const employee = await employees.forChange(companyId, userId)
      if (employee === null) throw privacyRequestRefusal('privacy_request.closed')
      if (isOneself(actor, employee)) throw privacyRequestRefusal('privacy_request.own')
      refuseAbove(actor, employee)
      const isRefused = state === 'refused'
      const answer = typed?.trim() || null
      if (answer === null && (isRefused || kind === 'access'))
        throw privacyRequestRefusal('privacy_request.answer_missing')
      const isErased = kind === 'erasure' && !isRefused
      if (isErased && (await requests.hasOpen(companyId, userId, 'access')))
        throw privacyRequestRefusal('privacy_request.access_open')
      const closed = { companyId, id: requestId, state, answer, decidedBy: personOf(actor), at: clock.now() }
      if (!(await requests.close(closed))) throw privacyRequestRefusal('privacy_request.closed')
      await trail.write({ event: privacyRequestAnswered, companyId, actor, meta: { userId, kind, isRefused } })
      if (isErased) return eraseOnRequest({ companyId, userId, actor })
      const news = { id: ids.next(), companyId, userId, kind, isRefused, answer }
      await announce(news, (inboxes, at) => inboxes.announcePrivacyAnswer(news, at))
    },
)

/** The person changes their mind, as long as nobody has answered. */
export const withdrawPrivacyRequest = useCase(
  [PrivacyRequests, Trail, Clock],
  (requests, trail, clock) =>
    async ({ person, requestId }: { person: Member; requestId: PrivacyRequestId }): Promise<void> => {
      const { companyId, userId } = person
      const request = await requests.of(companyId, requestId)
      if (request === null || request.userId !== userId) throw privacyRequestRefusal('privacy_request.missing')
      const closed = { state: 'withdrawn', answer: null, decidedBy: userId, at: clock.now() } as const
      if (!(await requests.close({ companyId, id: requestId, ...closed })))
        throw privacyRequestRefusal('privacy_request.closed')
      const meta = { userId, kind: request.kind }
      await trail.write({ event: privacyRequestWithdrawn, companyId, actor: person, meta })
    },
)
