import { holdAuthority } from '../access/index.ts'
import type { Actor, Member } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, type PrivacyRequestId, useCase, type UserId } from '../shared/index.ts'
import { Employees, isOneself, refuseAbove } from '../workforce/index.ts'
import { closePrivacyRequest } from './close-privacy-request.ts'
import { eraseOnRequest } from './erase-on-request.ts'
import { PrivacyRequests } from './ports.ts'
import { privacyRequestRefusal } from './privacy-request.ts'
import type { PrivacyRequestKind } from './rules.ts'

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
  [holdAuthority, PrivacyRequests, Employees, closePrivacyRequest, eraseOnRequest],
  (hold, requests, employees, close, erase) =>
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
      await close({ id: requestId, companyId, userId, kind, state, answer, actor })
      if (kind === 'erasure' && !isRefused) await erase({ companyId, userId, actor })
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
