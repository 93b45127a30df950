import type { ApplicationId, CompanyId } from '../shared/index.ts'
import { type Actor, type CompanyType, isMember } from '../actors/rules.ts'

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
  id!: ApplicationId
  mode!: ApplicationMode
  status!: ApplicationStatus
  companyId!: CompanyId | null
  newCompany!: RequestedCompany | null
  applicantName!: string
  applicantPhone!: string
  applicantEmail!: string
  passwordHash!: string | null
  notes!: string | null
  /** The privacy notice that the applicant was shown; null if the application did not say. */
  privacyVersion!: string | null
  privacyAcceptedAt!: Date | null
  /** Of the secret that the applicant's link ends with; null if the application brought none (record 0101). */
  linkHash!: string | null
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

/** What the applicant's link tells: what they sent, and what was answered to them. */
export interface ApplicationState {
  mode: ApplicationMode
  status: ApplicationStatus
  /** As it was asked for when it is new. */
  companyName: string
  companyType: CompanyType
  /** For the address of the sign-in page; null for a new company. */
  companySlug: string | null
  /** Whoever signs in with the password of the application: the applicant or the owner of the new company. */
  phone: string
  createdAt: Date
  decidedAt: Date | null
  /** Why it was rejected, if that was said. */
  reason: string | null
}

/** With the password hash that it had while it was pending. */
export type DecidedApplication = Application & { passwordHash: string }

export interface RejectedOrNot {
  id: string
  applicantName: string
  /** False when it had been decided before. */
  isRejected: boolean
}
