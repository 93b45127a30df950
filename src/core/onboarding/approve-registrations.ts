import { holdAuthority } from '../access/index.ts'
import { type Actor, holdsRole } from '../actors/rules.ts'
import { Trail } from '../audit/index.ts'
import { tellAdministrator } from '../notifications/index.ts'
import { type ApplicationId, Clock, type CompanyId, Ids, type Refusal, useCase } from '../shared/index.ts'
import { departmentRefusal, employeeRefusal, Employees } from '../workforce/index.ts'
import type { ApprovedOrNot } from './application.ts'
import { applicationApproved, decideApplicationRefusal, newMember } from './decide-application.ts'
import { Applications } from './ports.ts'
import type { RefusedDecision } from './reject-applications.ts'

export interface RegistrationsApproval {
  companyId: CompanyId
  applicationIds: readonly ApplicationId[]
  actor: Actor
}

export interface ApprovalReport {
  approved: number
  refused: RefusedDecision[]
}

const refusalOf = (result: ApprovedOrNot | undefined): Refusal => {
  if (result === undefined) return decideApplicationRefusal('application.missing')
  if (result.obstacle === 'department') return departmentRefusal('department.not_open')
  return decideApplicationRefusal(result.obstacle === 'member' ? 'application.member_exists' : 'application.decided')
}

/** Approves employees who registered the way `decideApplication` approves one, with a fixed number of statements. */
export const approveRegistrations = useCase(
  {
    hold: holdAuthority,
    applications: Applications,
    employees: Employees,
    trail: Trail,
    tell: tellAdministrator,
    ids: Ids,
    clock: Clock,
  },
  ({ hold, applications, employees, trail, tell, ids, clock }) =>
    async ({ companyId, applicationIds, actor: asking }: RegistrationsApproval): Promise<ApprovalReport> => {
      const actor = await hold(companyId, asking, 'decideApplications')
      const at = clock.now()
      const decision = { status: 'approved', notes: null, by: actor, at } as const
      const results = await applications.approveAll(companyId, applicationIds, decision)
      const members = results.flatMap(({ approved }) =>
        approved === null ? [] : { applicationId: approved.id, member: newMember(approved, companyId, ids.next(), at) },
      )
      const added = await employees.addMissing(
        companyId,
        members.map(({ member }) => member),
      )
      // Somebody was added with the phone while these were approved; nothing is kept, and a second attempt reports it.
      if (added.size < members.length) throw employeeRefusal('employee.phone_taken', {})
      await trail.write(
        ...members.map(({ applicationId, member: { id: userId, role } }) => ({
          event: applicationApproved,
          companyId,
          actor,
          meta: { applicationId, userId, role },
        })),
      )
      if (holdsRole(actor) && members.length > 0) await tell({ event: 'userCreated', companyId, count: members.length })
      const found = new Map(results.map((one) => [one.id, one]))
      const refused = applicationIds
        .filter((id) => !found.get(id)?.approved)
        .map((applicationId) => ({
          applicationId,
          fullName: found.get(applicationId)?.applicantName ?? null,
          refusal: refusalOf(found.get(applicationId)),
        }))
      return { approved: members.length, refused }
    },
)
