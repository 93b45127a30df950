import { type Actor, holdAuthority } from '../access/index.ts'
import { Trail } from '../audit/index.ts'
import { Clock, type Refusal, useCase } from '../shared/index.ts'
import { Applications } from './application.ts'
import { applicationRejected, decideApplicationRefusal } from './decide-application.ts'

export interface ApplicationsRejection {
  companyId: string
  applicationIds: readonly string[]
  actor: Actor
  notes: string | null
}

/** An application that was left as it was. */
export interface RefusedRejection {
  applicationId: string
  /** Null when the company has no application with that id. */
  fullName: string | null
  refusal: Refusal
}

export interface RejectionReport {
  rejected: number
  refused: RefusedRejection[]
}

/** Rejects many applications as `decideApplication` rejects one (rule I13). The number of statements does not grow with theirs. */
export const rejectApplications = useCase(
  [holdAuthority, Applications, Trail, Clock],
  (hold, applications, trail, clock) =>
    async ({ companyId, applicationIds, actor: asking, notes }: ApplicationsRejection): Promise<RejectionReport> => {
      const actor = await hold(companyId, asking, 'decideApplications')
      const decision = { status: 'rejected', notes: notes?.trim() || null, by: actor, at: clock.now() } as const
      const found = new Map(
        (await applications.rejectAll(companyId, applicationIds, decision)).map((one) => [one.id, one]),
      )
      const rejected = applicationIds.filter((id) => found.get(id)?.isRejected)
      await trail.write(
        ...rejected.map((applicationId) => ({ event: applicationRejected, companyId, actor, meta: { applicationId } })),
      )
      const refused = applicationIds
        .filter((id) => !found.get(id)?.isRejected)
        .map((applicationId) => ({
          applicationId,
          fullName: found.get(applicationId)?.applicantName ?? null,
          refusal: decideApplicationRefusal(found.has(applicationId) ? 'application.decided' : 'application.missing'),
        }))
      return { rejected: rejected.length, refused }
    },
)
