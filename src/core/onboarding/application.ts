import { type Actor, type CompanyType, isMember } from '../actors/rules.ts'
import type { Company } from '../companies/index.ts'
import { type ApplicationId, type CompanyId, constructorOf, type DepartmentId } from '../shared/index.ts'

export type ApplicationMode = 'existing' | 'new'
export type ApplicationStatus = 'pending' | 'approved' | 'rejected'

export interface RequestedCompany {
  type: CompanyType
  name: string
  taxNumber?: string | null | undefined
  address: string
  contactPhone: string
  ownerFullName: string
  ownerPhone: string
  ownerEmail: string
}

/**
 * A request for an account: of staff, in an existing company or together with a new one (rule I13), or of an employee
 * whose firm decides about everybody who registers (rule I10).
 */
export class Application {
  id!: ApplicationId
  mode!: ApplicationMode
  status!: ApplicationStatus
  companyId!: CompanyId | null
  /** Of an employee who registers; null where a staff account is asked for. */
  departmentId!: DepartmentId | null
  newCompany!: RequestedCompany | null
  applicantName!: string
  applicantPhone!: string
  /** Employees who register are not asked for one. */
  applicantEmail!: string | null
  passwordHash!: string | null
  notes!: string | null
  /** Version of the privacy notice the applicant was shown; null if the application did not say. */
  privacyVersion!: string | null
  privacyAcceptedAt!: Date | null
  /** Hash of the secret in the applicant's link; null if the application came without one (record 0101). */
  linkHash!: string | null
  /** Null while pending, and for decisions made before this was recorded. */
  decidedByKind!: 'member' | 'key' | 'admin' | 'operator' | null
  /** Id of the person, key or administrator. */
  decidedById!: string | null
  createdAt!: Date
  updatedAt!: Date
}

type Applied = Pick<Application, 'newCompany' | 'createdAt'>

export const newApplication = constructorOf(Application)(({ newCompany, createdAt }: Applied) => ({
  mode: newCompany === null ? 'existing' : 'new',
  status: 'pending',
  departmentId: null,
  notes: null,
  privacyVersion: null,
  privacyAcceptedAt: null,
  linkHash: null,
  decidedByKind: null,
  decidedById: null,
  updatedAt: createdAt,
}))

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

/** What the applicant's link shows: what they sent, and the answer. */
export interface ApplicationState {
  mode: ApplicationMode
  status: ApplicationStatus
  /** Whether it is about an employee's account, who signs in elsewhere than staff. */
  isEmployee: boolean
  /** For a new company, as requested. */
  companyName: string
  companyType: CompanyType
  /** For the sign-in page's address; null for a new company. */
  companySlug: string | null
  /**
   * The phone to sign in with, using the application's password: the applicant's, or that of the new company's owner.
   */
  phone: string
  createdAt: Date
  decidedAt: Date | null
  /** Why it was rejected, if a reason was given. */
  reason: string | null
}

export interface LinkedApplication {
  application: Application
  /** Null if the application is for a new company. */
  company: Pick<Company, 'name' | 'type' | 'slug'> | null
}

/** With the password hash it had while pending. */
export type DecidedApplication = Application & { passwordHash: string }

export interface ApprovedOrNot {
  id: string
  applicantName: string
  /** Null if it was not approved. */
  approved: DecidedApplication | null
  /** Why it was not approved: decided already, the phone is a member's by now, or the department was closed. */
  obstacle: 'decided' | 'member' | 'department' | null
}

export interface RejectedOrNot {
  id: string
  applicantName: string
  applicantEmail: string | null
  /** Null if the application is to a company that exists. */
  requestedName: string | null
  /** False if it had already been decided. */
  isRejected: boolean
}
