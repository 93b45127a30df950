import type { ApplicationId, CompanyId } from '../shared/index.ts'
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
  abstract holdWaiting(companyId: CompanyId): Promise<number>
  /** Whether the phone belongs to a member of the company already. */
  abstract isMember(companyId: CompanyId, phone: string): Promise<boolean>
  abstract exists(companyId: CompanyId, applicationId: ApplicationId): Promise<boolean>
  /**
   * Decides an application to the company and removes its password hash. Returns the application with the hash it had; null
   * when it is no longer pending.
   */
  abstract decide(
    companyId: CompanyId,
    applicationId: ApplicationId,
    decision: Decision,
  ): Promise<DecidedApplication | null>
  /**
   * Rejects those of the applications to the company that are pending, and removes their password hashes; without a company those for
   * new companies. Tells what became of each that is one of them, in no particular order.
   */
  abstract rejectAll(
    companyId: CompanyId | null,
    applicationIds: readonly ApplicationId[],
    decision: Decision & { status: 'rejected' },
  ): Promise<RejectedOrNot[]>
  /** Decides an application for a new company, which belongs to nobody yet. */
  abstract decideNew(applicationId: ApplicationId, decision: Decision): Promise<DecidedApplication | null>
  /** Null when no application has that hash. */
  abstract stateOf(linkHash: string): Promise<ApplicationState | null>
  abstract modeOf(applicationId: ApplicationId): Promise<ApplicationMode | null>
}
