import type { Trail } from '../audit/index.ts'
import { type Clock, type Ids, Refusal } from '../shared/index.ts'
import { Employee, type Employees } from '../workforce/index.ts'
import type { Application, Applications, Decision } from './application.ts'

export interface DecisionWish {
  companyId: string
  applicationId: string
  actorId: string
  status: Decision['status']
  notes: string | null
}

const newMember = (application: Application, companyId: string, id: string, createdAt: Date): Employee =>
  Object.assign(new Employee(), {
    id,
    companyId,
    departmentId: null,
    fullName: application.applicantName,
    phone: application.applicantPhone,
    email: application.applicantEmail,
    role: 'corporate1',
    passwordHash: application.passwordHash,
    passwordExpiresAt: null,
    isActive: true,
    createdAt,
  })

/** Approval makes the applicant a member, with the password from the application (rule I13). */
export const decideApplication =
  (applications: Applications, employees: Employees, trail: Trail, ids: Ids, clock: Clock) =>
  async ({ companyId, applicationId, actorId, status, notes }: DecisionWish): Promise<Application> => {
    const at = clock.now()
    const application = await applications.decide(companyId, applicationId, {
      status,
      notes: notes?.trim() || null,
      at,
    })
    if (application === null) {
      if (await applications.exists(companyId, applicationId)) throw new Refusal('conflict', 'application.decided')
      throw new Refusal('missing', 'application.missing')
    }
    const meta = { application_id: application.id, full_name: application.applicantName, notes: application.notes }
    if (status === 'rejected') {
      await trail.write({ type: 'APPLICATION_REJECTED', event: 'application.rejected', companyId, actorId, meta })
      return application
    }
    if (await applications.isMember(companyId, application.applicantPhone))
      throw new Refusal('conflict', 'application.member_exists')
    const member = newMember(application, companyId, ids.next(), at)
    await employees.add(member)
    await trail.write({
      type: 'APPLICATION_APPROVED',
      event: 'application.approved',
      companyId,
      actorId,
      meta: { ...meta, user_id: member.id, role: member.role },
    })
    return application
  }
