import type { Role } from '../actors/rules.ts'
import type { CompanyId, LocalDate, PrivacyRequestId, UserId } from '../shared/index.ts'
import type { PrivacyRequest } from './privacy-request.ts'
import type { PrivacyRequestKind, PrivacyRequestState } from './rules.ts'

export interface ClosedPrivacyRequest {
  companyId: CompanyId
  id: PrivacyRequestId
  state: Exclude<PrivacyRequestState, 'open'>
  answer: string | null
  /** Null for the operator. */
  decidedBy: UserId | null
  at: Date
}

/** A request that is due soon, and the role of its person. */
export interface DuePrivacyRequest extends Pick<PrivacyRequest, 'companyId' | 'userId' | 'kind' | 'dueOn'> {
  role: Role
}

export abstract class PrivacyRequests {
  /** Returns false if the person has an open one of this kind. */
  abstract add(request: PrivacyRequest): Promise<boolean>
  /** Null if it is missing or another company's. */
  abstract of(companyId: CompanyId, id: PrivacyRequestId): Promise<PrivacyRequest | null>
  abstract hasOpen(companyId: CompanyId, userId: UserId, kind: PrivacyRequestKind): Promise<boolean>
  /** Returns false if it is not open any more. */
  abstract close(closed: ClosedPrivacyRequest): Promise<boolean>
  /** Open ones of all companies that are due by this day; each is returned once. */
  abstract takeDue(by: LocalDate): Promise<DuePrivacyRequest[]>
}
