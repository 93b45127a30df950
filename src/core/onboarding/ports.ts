import type {
  ApplicationMode,
  Application,
  Decision,
  ApplicationState,
  DecidedApplication,
  RejectedOrNot,
} from './application.ts'

export abstract class Applications {
  /** Refuses with `application.already_pending` when the same phone waits for the same target. */
  abstract add(application: Application): Promise<void>
  /** How many wait for the company; none is added before the transaction ends. */
  abstract holdWaiting(companyId: string): Promise<number>
  /** Whether the phone belongs to a member of the company already. */
  abstract isMember(companyId: string, phone: string): Promise<boolean>
  abstract exists(companyId: string, applicationId: string): Promise<boolean>
  /**
   * Decides an application to the company and removes its password hash. Returns the application with the hash it had; null
   * when it is no longer pending.
   */
  abstract decide(companyId: string, applicationId: string, decision: Decision): Promise<DecidedApplication | null>
  /**
   * Rejects those of the applications to the company that are pending, and removes their password hashes; without a company those for
   * new companies. Tells what became of each that is one of them, in no particular order.
   */
  abstract rejectAll(
    companyId: string | null,
    applicationIds: readonly string[],
    decision: Decision & { status: 'rejected' },
  ): Promise<RejectedOrNot[]>
  /** Decides an application for a new company, which belongs to nobody yet. */
  abstract decideNew(applicationId: string, decision: Decision): Promise<DecidedApplication | null>
  /** Null when no application has that hash. */
  abstract stateOf(linkHash: string): Promise<ApplicationState | null>
  abstract modeOf(applicationId: string): Promise<ApplicationMode | null>
}
