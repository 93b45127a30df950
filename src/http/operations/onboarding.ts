import type { Use } from '../../core/shared/index.ts'
import { can } from '../../core/access/index.ts'
import {
  decideApplication,
  registerIndividual,
  rejectApplications,
  type RequestedCompany,
  submitApplication,
} from '../../core/onboarding/index.ts'
import { privacyNotice } from '../../texts/privacy-notice.ts'
import { sentenceOf } from '../../texts/refusals.ts'
import { OnboardingReads } from '../../reads/index.ts'
import type { BodyOf } from '../contract-types.ts'
import { command, type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

type NewTarget = Extract<BodyOf<'submitApplication'>, { mode: 'new' }>['target']

const requestedCompany = ({ company_type, new_company_payload: wanted }: NewTarget): RequestedCompany => ({
  type: company_type,
  name: wanted.name,
  address: wanted.address,
  contactPhone: wanted.contact_phone,
  ownerFullName: wanted.owner_full_name,
  ownerPhone: wanted.owner_phone,
  ownerEmail: wanted.owner_email,
})

export const onboardingOperations = (use: Use) => {
  const applications = use(OnboardingReads)
  return {
    getPrivacyNotice: read(() => Promise.resolve(privacyNotice)),
    registerIndividual: command(async ({ body, address }) => {
      const { full_name, phone, password, company_id, department_id, privacy_version } = body
      const user = await use(registerIndividual)({
        fullName: full_name,
        phone,
        password,
        companyId: company_id,
        departmentId: department_id,
        privacyVersion: privacy_version,
        address,
      })
      return {
        success: true,
        message: 'Kayıt başarılı! Şimdi giriş yapabilirsiniz.',
        user: { id: user.id, full_name: user.fullName, phone: user.phone, role: user.role },
      }
    }),
    submitApplication: command(async ({ body, address }) => {
      const { full_name, phone, email } = body.applicant
      const application = await use(submitApplication)({
        applicant: { fullName: full_name, phone, email },
        password: body.password,
        privacyVersion: body.privacy_version,
        target:
          body.mode === 'existing'
            ? { companyId: body.target.company_id }
            : { newCompany: requestedCompany(body.target) },
        address,
      })
      const { id, mode, status, createdAt } = application
      return {
        success: true,
        message: 'Başvurunuz alındı. Onaylanınca bu telefon ve şifreyle giriş yapabilirsiniz.',
        application: { id, mode, status, created_at: createdAt.toISOString() },
      }
    }),
    listApplications: read(({ path, query, actor }) =>
      applications.list(path.companyId, can(actor, 'decideApplications'), query.status, pageOf(query, 100)),
    ),
    decideApplication: command(async ({ path: { companyId, applicationId }, body: { status, notes }, actor }) => {
      await use(decideApplication)({ companyId, applicationId, actor, status, notes: notes ?? null })
      return { success: true, application: await applications.one(companyId, applicationId) }
    }),
    rejectApplications: command(async ({ path: { companyId }, body: { application_ids, notes }, actor }) => {
      const { rejected, refused } = await use(rejectApplications)({
        companyId,
        applicationIds: application_ids,
        actor,
        notes: notes ?? null,
      })
      return {
        success: true,
        rejected_count: rejected,
        refused: refused.map(({ applicationId, fullName, refusal: { code, facts } }) => ({
          id: applicationId,
          full_name: fullName,
          code,
          message: sentenceOf(code, facts),
        })),
      }
    }),
  } satisfies Partial<Operations>
}
