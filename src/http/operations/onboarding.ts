import type { Use } from '../../core/shared/index.ts'
import { can } from '../../core/access/index.ts'
import { decideApplication, registerIndividual, submitApplication } from '../../core/onboarding/index.ts'
import { OnboardingReads } from '../../reads/index.ts'
import { command, type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

export const onboardingOperations = (use: Use) => {
  const applications = use(OnboardingReads)
  return {
    registerIndividual: command(async ({ body, address }) => {
      const { full_name, phone, password, company_id, department_id } = body
      const user = await use(registerIndividual)({
        fullName: full_name,
        phone,
        password,
        companyId: company_id,
        departmentId: department_id,
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
        target:
          body.mode === 'existing'
            ? { companyId: body.target.company_id }
            : { newCompany: { type: body.target.company_type, ...body.target.new_company_payload } },
        address,
      })
      const { id, mode, status, createdAt } = application
      return {
        success: true,
        message: 'Başvurunuz alındı.',
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
  } satisfies Partial<Operations>
}
