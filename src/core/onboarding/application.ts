import { type Actor, type CompanyType, isMember } from '../access/index.ts'

export type ApplicationMode = 'existing' | 'new'
export type ApplicationStatus = 'pending' | 'approved' | 'rejected'

export interface RequestedCompany {
  type: CompanyType
  name: string
  address: string
  contactPhone: string
  ownerFullName: string
  ownerPhone: string
  ownerEmail: string
}

/** A request for a staff account, in an existing company or together with a new one (rule I13). */
export class Application {
  id!: string
  mode!: ApplicationMode
  status!: ApplicationStatus
  companyId!: string | null
  newCompany!: RequestedCompany | null
  applicantName!: string
  applicantPhone!: string
  applicantEmail!: string
  passwordHash!: string | null
  notes!: string | null
  /** The privacy notice that the applicant was shown; null if the application did not say. */
  privacyVersion!: string | null
  privacyAcceptedAt!: Date | null
  /** Null while it is pending, and for decisions from before this was kept. */
  decidedByKind!: 'member' | 'key' | 'admin' | 'operator' | null
  /** The person, key or administrator. */
  decidedById!: string | null
  createdAt!: Date
  updatedAt!: Date
}

export interface Decision {
  status: 'approved' | 'rejected'
  notes: string | null
  by: Actor
  at: Date
}

export const deciderOf = (by: Actor): Pick<Application, 'decidedByKind' | 'decidedById'> => {
  if (isMember(by)) return { decidedByKind: 'member', decidedById: by.userId }
  if (by.kind === 'key') return { decidedByKind: 'key', decidedById: by.keyId }
  return { decidedByKind: by.kind, decidedById: by.kind === 'admin' ? by.administratorId : null }
}

/** With the password hash that it had while it was pending. */
export type DecidedApplication = Application & { passwordHash: string }

export interface RejectedOrNot {
  id: string
  applicantName: string
  /** False when it had been decided before. */
  isRejected: boolean
}

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
   * Rejects those of the applications to the company that are pending, and removes their password hashes. Tells what became of
   * each that the company has, in no particular order.
   */
  abstract rejectAll(
    companyId: string,
    applicationIds: readonly string[],
    decision: Decision & { status: 'rejected' },
  ): Promise<RejectedOrNot[]>
  /** Decides an application for a new company, which belongs to nobody yet. */
  abstract decideNew(applicationId: string, decision: Decision): Promise<DecidedApplication | null>
  abstract modeOf(applicationId: string): Promise<ApplicationMode | null>
}
