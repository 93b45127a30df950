import type { Actor, Role } from '../actors/rules.ts'
import type { CommentId, CompanyId, LocalDate, MessageId, PrivacyRequestId, UserId } from '../shared/index.ts'
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
  /** The person's open one of this kind. */
  abstract openOf(companyId: CompanyId, userId: UserId, kind: PrivacyRequestKind): Promise<PrivacyRequestId | null>
  /** Returns false if it is not open any more. */
  abstract close(closed: ClosedPrivacyRequest): Promise<boolean>
  /** Open ones of all companies that are due by this day; each is returned once. */
  abstract takeDue(by: LocalDate): Promise<DuePrivacyRequest[]>
}

/** An account of a company. */
export interface AccountKey {
  companyId: CompanyId
  userId: UserId
}

/** Who destroyed something: a kind of actor, or the time limit of rule D2. Never which person. */
export type DestroyerKind = 'member' | 'key' | 'admin' | 'operator' | 'retention'

export const destroyerOf = ({ kind }: Actor): DestroyerKind =>
  kind === 'individual' || kind === 'staff' ? 'member' : kind

export abstract class Erasures {
  /** Whether nothing but the id is left of the account; false if it does not exist. */
  abstract isErased(account: AccountKey): Promise<boolean>
  /** Messages of which the person still has a copy. */
  abstract messagesOf(account: AccountKey): Promise<MessageId[]>
  /**
   * Destroys what belongs to an inactive person and keeps the row with its id, which becomes a record of destruction.
   * Choices that no kitchen has counted yet are withdrawn, all others lose their person.
   */
  abstract erase(account: AccountKey, by: DestroyerKind, at: Date): Promise<void>
}

/** Of a firm's people: all they choose, or only that they do not eat. */
export type RetentionScope = 'choices' | 'skips'

/** What loses its person by time alone (rule D2). */
export abstract class Retention {
  /** Notices firms and deactivated people that are new to it; `at` counts as the time when these people left. */
  abstract notice(today: LocalDate, at: Date): Promise<void>
  /**
   * Takes the person from at most a thousand choices of one firm and date, and records it; returns how many. Null if
   * nothing is due, or others are working on all that is.
   */
  abstract detachSome(today: LocalDate, at: Date): Promise<number | null>
  /**
   * An account whose person left too long ago, and waits for no file of their data; locked until the transaction ends.
   * Null if there is none.
   */
  abstract holdLongGone(at: Date): Promise<AccountKey | null>
  /** Months that choices of the firm keep their person; returns what was set before. Null if it is no firm. */
  abstract setMonths(companyId: CompanyId, months: number): Promise<number | null>
  /** Choices of the firm before the date lose their person, whatever the firm has set. */
  abstract repeatBefore(companyId: CompanyId, scope: RetentionScope, before: LocalDate): Promise<void>
  /** Takes back the consent of one of the firm's people; does nothing if there is none. */
  abstract repeatWithdrawal(companyId: CompanyId, commentId: CommentId): Promise<void>
}
