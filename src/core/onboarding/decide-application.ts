import { holdAuthority } from '../access/index.ts'
import { type Actor, holdsRole, type Role } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Inboxes, tellAdministrator } from '../notifications/index.ts'
import { Companies, companyOf } from '../companies/index.ts'
import { type ApplicationId, Clock, type CompanyId, Ids, refusals, useCase, type UserId } from '../shared/index.ts'
import { Departments, type Employee, Employees, holdDepartment, newEmployee } from '../workforce/index.ts'
import { type Application, type DecidedApplication, type Decision } from './application.ts'
import { mailApproved, mailRejected } from './mail-applicants.ts'
import { Applications } from './ports.ts'

export const applicationRejected = logEvent(
  'application.rejected',
  'APPLICATION_REJECTED',
  telling<{ applicationId: ApplicationId }>(),
)
export const applicationApproved = logEvent(
  'application.approved',
  'APPLICATION_APPROVED',
  telling<{ applicationId: ApplicationId; userId: UserId; role: Role }>(),
)

export const decideApplicationRefusal = refusals({
  'application.missing': 'missing',
  'application.decided': 'conflict',
  'application.member_exists': 'conflict',
})

export interface ApplicationDecision {
  companyId: CompanyId
  applicationId: ApplicationId
  actor: Actor
  status: Decision['status']
  notes: string | null
}

export const newMember = (
  application: DecidedApplication,
  companyId: CompanyId,
  id: string,
  createdAt: Date,
): Employee =>
  newEmployee({
    id,
    companyId,
    fullName: application.applicantName,
    phone: application.applicantPhone,
    email: application.applicantEmail,
    departmentId: application.departmentId,
    role: application.departmentId === null ? 'corporate1' : 'individual',
    passwordHash: application.passwordHash,
    passwordExpiresAt: null,
    privacyVersion: application.privacyVersion,
    privacyAcceptedAt: application.privacyAcceptedAt,
    createdAt,
  })

/** Approval makes the applicant a member, with the password from the application (rules I10 and I13). */
export const decideApplication = useCase(
  {
    hold: holdAuthority,
    applications: Applications,
    companies: Companies,
    departments: Departments,
    employees: Employees,
    inboxes: Inboxes,
    mailApproved,
    mailRejected,
    trail: Trail,
    tell: tellAdministrator,
    ids: Ids,
    clock: Clock,
  },
  ({
    hold,
    applications,
    companies,
    departments,
    employees,
    inboxes,
    mailApproved,
    mailRejected,
    trail,
    tell,
    ids,
    clock,
  }) =>
    async ({ companyId, applicationId, actor: asking, status, notes }: ApplicationDecision): Promise<Application> => {
      const actor = await hold(companyId, asking, 'decideApplications')
      const at = clock.now()
      const application = await applications.decide(companyId, applicationId, {
        status,
        notes: notes?.trim() || null,
        by: actor,
        at,
      })
      if (application === null) {
        if (await applications.exists(companyId, applicationId)) throw decideApplicationRefusal('application.decided')
        throw decideApplicationRefusal('application.missing')
      }
      const meta = { applicationId: application.id }
      const { applicantEmail: address, applicantPhone: phone } = application
      const { name: companyName, slug: companySlug } = await companyOf(companies, companyId)
      const of = { companyName, isNewCompany: false }
      if (status === 'rejected') {
        await mailRejected([{ address, companyId, rejection: { ...of, reason: application.notes } }])
        await trail.write({ event: applicationRejected, companyId, actor, meta })
        return application
      }
      if (await applications.isMember(companyId, application.applicantPhone))
        throw decideApplicationRefusal('application.member_exists')
      if (application.departmentId !== null) await holdDepartment(departments, companyId, application.departmentId)
      const member = newMember(application, companyId, ids.next(), at)
      await employees.add(member)
      const welcome = { id: ids.next(), companyId, companyName, userId: member.id, isOwner: false }
      await inboxes.announceWelcome(welcome, at)
      await mailApproved(address, member, { ...of, companySlug, phone })
      await trail.write({
        event: applicationApproved,
        companyId,
        actor,
        meta: { ...meta, userId: member.id, role: member.role },
      })
      if (holdsRole(actor)) await tell({ event: 'userCreated', companyId, count: 1 })
      return application
    },
)
