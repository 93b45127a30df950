import type { Actor } from '../actors/rules.ts'
import type { CompanyId, LocalDate, MessageId, UserId } from '../shared/index.ts'

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
  /** An account whose person left too long ago, locked until the transaction ends; null if there is none. */
  abstract holdLongGone(at: Date): Promise<AccountKey | null>
  /** Months that choices of the firm keep their person; returns what was set before. Null if it is no firm. */
  abstract setMonths(companyId: CompanyId, months: number): Promise<number | null>
  /** Choices of the firm before the date lose their person, whatever the firm has set. */
  abstract repeatBefore(companyId: CompanyId, scope: RetentionScope, before: LocalDate): Promise<void>
}
