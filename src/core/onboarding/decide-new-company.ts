import type { Actor } from '../actors/rules.ts'
import { Trail } from '../audit/index.ts'
import { type Company, openCompany } from '../companies/index.ts'
import { Inboxes } from '../notifications/index.ts'
import { type ApplicationId, Clock, Ids, refusals, useCase } from '../shared/index.ts'
import { Employees, newEmployee } from '../workforce/index.ts'
import { type DecidedApplication, type Decision, type RequestedCompany } from './application.ts'
import { applicationApproved, decideApplicationRefusal } from './decide-application.ts'
import { mailApproved, mailRejected } from './mail-applicants.ts'
import { noPrivacyNotice } from './privacy.ts'
import { Applications } from './ports.ts'

export const decideNewCompanyRefusal = refusals({ 'application.of_company': 'conflict' })

export interface NewCompanyDecision {
  applicationId: ApplicationId
  actor: Actor
  status: Decision['status']
  notes: string | null
}

const maxStreet = 200

/** The applicant has read the privacy notice; a different owner has not. */
const ownerOf = (application: DecidedApplication, wanted: RequestedCompany) => ({
  fullName: wanted.ownerFullName,
  phone: wanted.ownerPhone,
  email: wanted.ownerEmail,
  role: 'corporateOwner' as const,
  passwordHash: application.passwordHash,
  ...(wanted.ownerPhone === application.applicantPhone
    ? { privacyVersion: application.privacyVersion, privacyAcceptedAt: application.privacyAcceptedAt }
    : noPrivacyNotice),
})

/** Approval creates the company and its owner, who gets the password from the application (rule I13). */
export const decideNewCompany = useCase(
  {
    applications: Applications,
    openCompany,
    employees: Employees,
    inboxes: Inboxes,
    mailApproved,
    mailRejected,
    trail: Trail,
    ids: Ids,
    clock: Clock,
  },
  ({ applications, openCompany, employees, inboxes, mailApproved, mailRejected, trail, ids, clock }) =>
    async ({ applicationId, actor, status, notes }: NewCompanyDecision): Promise<Company | null> => {
      const at = clock.now()
      const application = await applications.decideNew(applicationId, {
        status,
        notes: notes?.trim() || null,
        by: actor,
        at,
      })
      const wanted = application?.newCompany
      if (!application || !wanted) {
        const mode = await applications.modeOf(applicationId)
        if (mode === null) throw decideApplicationRefusal('application.missing')
        if (mode === 'existing') throw decideNewCompanyRefusal('application.of_company')
        throw decideApplicationRefusal('application.decided')
      }
      const address = application.applicantEmail
      if (status === 'rejected') {
        const rejection = { companyName: wanted.name, isNewCompany: true, reason: application.notes }
        await mailRejected([{ address, companyId: null, rejection }])
        return null
      }
      const company = await openCompany({
        actor,
        name: wanted.name,
        type: wanted.type,
        taxNumber: wanted.taxNumber,
        phone: wanted.contactPhone,
        address: { street: wanted.address.slice(0, maxStreet) },
      })
      const owner = newEmployee({
        ...ownerOf(application, wanted),
        id: ids.next(),
        companyId: company.id,
        passwordExpiresAt: null,
        createdAt: at,
      })
      await employees.add(owner)
      const welcome = {
        id: ids.next(),
        companyId: company.id,
        companyName: company.name,
        userId: owner.id,
        isOwner: true,
      }
      await inboxes.announceWelcome(welcome, at)
      const { name: companyName, slug: companySlug } = company
      await mailApproved(address, owner, { companyName, isNewCompany: true, companySlug, phone: owner.phone })
      await trail.write({
        event: applicationApproved,
        companyId: company.id,
        actor,
        meta: { applicationId, userId: owner.id, role: owner.role },
      })
      return company
    },
)
