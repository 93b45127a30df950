import type { CompanyId, LocalDate, PrivacyRequestId, UserId } from '../shared/index.ts'
import { refusals, withFacts } from '../shared/index.ts'
import type { PrivacyRequestKind, PrivacyRequestState } from './rules.ts'

export const privacyRequestRefusal = refusals({
  'privacy_request.missing': 'missing',
  'privacy_request.closed': 'conflict',
  'privacy_request.already_open': 'conflict',
  'privacy_request.own': 'unprocessable',
  'privacy_request.received_invalid': withFacts<{ days: number }>('unprocessable'),
  'privacy_request.answer_missing': 'unprocessable',
  'privacy_request.access_open': 'conflict',
})

/** Somebody wants to see or erase what is kept about them; their company has to answer in time (rule D3). */
export interface PrivacyRequest {
  id: PrivacyRequestId
  companyId: CompanyId
  /** Whom it concerns. */
  userId: UserId
  kind: PrivacyRequestKind
  note: string | null
  askedOn: LocalDate
  /** The last day for an answer. */
  dueOn: LocalDate
  state: PrivacyRequestState
  /** Why it was refused, or how the file was handed over. */
  answer: string | null
  /** The manager who recorded one that came on paper; null if the person asked here. */
  recordedBy: UserId | null
  createdAt: Date
}
