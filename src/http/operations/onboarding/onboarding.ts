import { can } from '../../../core/actors/rules.ts'
import {
  type Application,
  approveRegistrations,
  decideApplication,
  getApplicationState,
  registerIndividual,
  type RefusedDecision,
  rejectApplications,
  type RejectionReport,
  type RequestedCompany,
  submitApplication,
} from '../../../core/onboarding/index.ts'
import { messages } from '../../../texts/onboarding/onboarding.ts'
import { privacyNotice } from '../../../texts/onboarding/privacy-notice.ts'
import { sentenceOf } from '../../../texts/index.ts'
import { OnboardingReads } from '../../../reads/index.ts'
import type { BodyOf } from '../../contract/contract-types.ts'
import { command, type Operations, read, steps, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'

type NewTarget = Extract<BodyOf<'submitApplication'>, { mode: 'new' }>['target']

const requestedCompany = ({ company_type, new_company_payload: wanted }: NewTarget): RequestedCompany => ({
  type: company_type,
  name: wanted.name,
  taxNumber: wanted.tax_number ?? null,
  address: wanted.address,
  contactPhone: wanted.contact_phone,
  ownerFullName: wanted.owner_full_name,
  ownerPhone: wanted.owner_phone,
  ownerEmail: wanted.owner_email,
})

const summaryOf = ({ id, mode, status, createdAt }: Application) => ({
  id,
  mode,
  status,
  created_at: createdAt.toISOString(),
})

const refusedDecisions = (refused: readonly RefusedDecision[]) =>
  refused.map(({ applicationId, fullName, refusal: { code, facts } }) => ({
    id: applicationId,
    full_name: fullName,
    code,
    message: sentenceOf(code, facts),
  }))

export const rejectionAnswer = ({ rejected, refused }: RejectionReport) => ({
  success: true as const,
  rejected_count: rejected,
  refused: refusedDecisions(refused),
})

export const onboardingOperations = (use: OperationUse) => {
  const applications = use(OnboardingReads)
  return {
    getPrivacyNotice: read(() => Promise.resolve(privacyNotice)),
    registerIndividual: command(async ({ body, address }) => {
      const { full_name, phone, password, company_id, department_id, privacy_version, link_secret } = body
      const registered = await use(registerIndividual)({
        fullName: full_name,
        phone,
        password,
        companyId: company_id,
        departmentId: department_id,
        privacyVersion: privacy_version,
        linkSecret: link_secret,
        address,
      })
      if ('application' in registered)
        return {
          success: true,
          message: messages.registrationWaits,
          user: null,
          application: summaryOf(registered.application),
        }
      const { id, fullName, phone: ownPhone, role } = registered.employee
      return {
        success: true,
        message: messages.registered,
        user: { id, full_name: fullName, phone: ownPhone, role },
        application: null,
      }
    }),
    submitApplication: command(async ({ body, address }) => {
      const { full_name, phone, email } = body.applicant
      const application = await use(submitApplication)({
        applicant: { fullName: full_name, phone, email },
        password: body.password,
        privacyVersion: body.privacy_version,
        linkSecret: body.link_secret,
        target:
          body.mode === 'existing'
            ? { companyId: body.target.company_id }
            : { newCompany: requestedCompany(body.target) },
        address,
      })
      return { success: true, message: messages.applied, application: summaryOf(application) }
    }),
    // Not in one transaction: the request has to stay counted even if no application has this link.
    getApplicationState: steps(async ({ body, address }) => {
      const state = await use(getApplicationState)({ linkSecret: body.link_secret, address })
      return {
        application: {
          mode: state.mode,
          status: state.status,
          is_employee: state.isEmployee,
          company: { name: state.companyName, type: state.companyType, slug: state.companySlug },
          phone: `5*******${state.phone.slice(-2)}`,
          created_at: state.createdAt.toISOString(),
          decided_at: state.decidedAt?.toISOString() ?? null,
          reason: state.reason,
        },
      }
    }),
    listApplications: read(({ path, query, actor }) =>
      applications.list(path.companyId, can(actor, 'decideApplications'), query.status, pageOf(query, 100)),
    ),
    decideApplication: command(async ({ path: { companyId, applicationId }, body: { status, notes }, actor }) => {
      await use(decideApplication)({ companyId, applicationId, actor, status, notes: notes ?? null })
      return { success: true, application: await applications.one(companyId, applicationId) }
    }),
    rejectApplications: command(async ({ path: { companyId }, body: { application_ids, notes }, actor }) =>
      rejectionAnswer(
        await use(rejectApplications)({ companyId, applicationIds: application_ids, actor, notes: notes ?? null }),
      ),
    ),
    approveRegistrations: command(async ({ path: { companyId }, body: { application_ids: applicationIds }, actor }) => {
      const { approved, refused } = await use(approveRegistrations)({ companyId, applicationIds, actor })
      return { success: true, approved_count: approved, refused: refusedDecisions(refused) }
    }),
  } satisfies Partial<Operations>
}
