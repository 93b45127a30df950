import type { ApplicationId, CompanyId } from '../shared/index.ts'
import type {
  ApplicationMode,
  ApprovedOrNot,
  Application,
  Decision,
  DecidedApplication,
  RejectedOrNot,
  LinkedApplication,
} from './application.ts'

interface OfApplication {
  companyName: string
  isNewCompany: boolean
}
export interface Rejection extends OfApplication {
  reason: string | null
}
export interface Approval extends OfApplication {
  companySlug: string
  /** To sign in with. */
  phone: string
}

/** Writes mails to applicants in their language. */
export abstract class ApplicationLetters {
  abstract rejected(rejection: Rejection): { title: string; body: string }
  /** `confirms`: the mail's link also confirms the address. `label`: of the link. */
  abstract approved(approval: Approval & { confirms: boolean }): { title: string; body: string; label: string }
}

export abstract class Applications {
  /** Refuses with `application.already_pending` if the same phone has a pending application for the same target. */
  abstract add(application: Application): Promise<void>
  /** How many are pending for the company; none can be added until the transaction ends. */
  abstract holdWaiting(companyId: CompanyId): Promise<number>
  /** Whether the phone already belongs to a member of the company. */
  abstract isMember(companyId: CompanyId, phone: string): Promise<boolean>
  abstract exists(companyId: CompanyId, applicationId: ApplicationId): Promise<boolean>
  /**
   * Decides an application to the company and removes its password hash. Returns the application with the hash it had,
   * or null if it is no longer pending.
   */
  abstract decide(
    companyId: CompanyId,
    applicationId: ApplicationId,
    decision: Decision,
  ): Promise<DecidedApplication | null>
  /**
   * Rejects the pending ones among these applications to the company, or for new companies if it is null, and removes
   * their password hashes. Returns what became of each that exists, in no particular order.
   */
  abstract rejectAll(
    companyId: CompanyId | null,
    applicationIds: readonly ApplicationId[],
    decision: Decision & { status: 'rejected' },
  ): Promise<RejectedOrNot[]>
  /**
   * Approves the pending ones among these registrations of employees, unless their phone is a member's or their
   * department closed, and removes their password hashes. Departments stay open until the transaction ends. Returns what
   * became of each that exists, in no particular order.
   */
  abstract approveAll(
    companyId: CompanyId,
    applicationIds: readonly ApplicationId[],
    decision: Decision & { status: 'approved' },
  ): Promise<ApprovedOrNot[]>
  /** Decides an application for a new company, which does not belong to any company yet. */
  abstract decideNew(applicationId: ApplicationId, decision: Decision): Promise<DecidedApplication | null>
  /** Null if no application has this hash. */
  abstract byLink(linkHash: string): Promise<LinkedApplication | null>
  abstract modeOf(applicationId: ApplicationId): Promise<ApplicationMode | null>
}
