import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { Trail } from '../audit/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { type ApplicationId, Clock, type CompanyId, type Refusal, useCase } from '../shared/index.ts'
import { type RejectedOrNot } from './application.ts'
import { applicationRejected, decideApplicationRefusal } from './decide-application.ts'
import { mailRejected } from './mail-applicants.ts'
import { Applications } from './ports.ts'

export interface ApplicationsRejection {
  companyId: CompanyId
  applicationIds: readonly ApplicationId[]
  actor: Actor
  notes: string | null
}

/** An application that was not decided as asked. */
export interface RefusedDecision {
  applicationId: ApplicationId
  /** Null if the company has no application with this id. */
  fullName: string | null
  refusal: Refusal
}

export interface RejectionReport {
  rejected: number
  refused: RefusedDecision[]
}

const reportOf = (applicationIds: readonly ApplicationId[], results: readonly RejectedOrNot[]): RejectionReport => {
  const found = new Map(results.map((one) => [one.id, one]))
  const refused = applicationIds
    .filter((id) => !found.get(id)?.isRejected)
    .map((applicationId) => ({
      applicationId,
      fullName: found.get(applicationId)?.applicantName ?? null,
      refusal: decideApplicationRefusal(found.has(applicationId) ? 'application.decided' : 'application.missing'),
    }))
  return { rejected: applicationIds.length - refused.length, refused }
}

/** Rejects many applications the way `decideApplication` rejects one (rule I13), with a fixed number of statements. */
export const rejectApplications = useCase(
  [holdAuthority, Applications, Companies, mailRejected, Trail, Clock],
  (hold, applications, companies, mail, trail, clock) =>
    async ({ companyId, applicationIds, actor: asking, notes }: ApplicationsRejection): Promise<RejectionReport> => {
      const actor = await hold(companyId, asking, 'decideApplications')
      const decision = { status: 'rejected', notes: notes?.trim() || null, by: actor, at: clock.now() } as const
      const found = await applications.rejectAll(companyId, applicationIds, decision)
      const rejected = found.filter(({ isRejected }) => isRejected)
      await trail.write(
        ...rejected.map(({ id }) => ({ event: applicationRejected, companyId, actor, meta: { applicationId: id } })),
      )
      const { name: companyName } = await companyOf(companies, companyId)
      const rejection = { companyName, isNewCompany: false, reason: decision.notes }
      await mail(rejected.map(({ applicantEmail: address }) => ({ address, companyId, rejection })))
      return reportOf(applicationIds, found)
    },
)

/** Rejects many applications for new companies the way `decideNewCompany` rejects one. */
export const rejectNewCompanies = useCase(
  [Applications, mailRejected, Clock],
  (applications, mail, clock) =>
    async ({ applicationIds, actor, notes }: Omit<ApplicationsRejection, 'companyId'>): Promise<RejectionReport> => {
      const decision = { status: 'rejected', notes: notes?.trim() || null, by: actor, at: clock.now() } as const
      const found = await applications.rejectAll(null, applicationIds, decision)
      await mail(
        found
          .filter(({ isRejected }) => isRejected)
          .map(({ applicantEmail: address, requestedName }) => ({
            address,
            companyId: null,
            rejection: { companyName: requestedName ?? '', isNewCompany: true, reason: decision.notes },
          })),
      )
      return reportOf(applicationIds, found)
    },
)
