import type { Use } from '../../core/shared/index.ts'
import { adminLogin, capabilitiesOf, changePassword, login, logout, PageAddresses } from '../../core/access/index.ts'
import { registerIndividual, submitApplication } from '../../core/onboarding/index.ts'
import { ProfileReads } from '../../reads/index.ts'
import { type Call, command, type Operations, read, steps } from '../operation.ts'

type AccessOperations = Pick<
  Operations,
  | 'login'
  | 'logout'
  | 'adminLogin'
  | 'registerIndividual'
  | 'submitApplication'
  | 'getProfile'
  | 'changeOwnPassword'
  | 'changeIndividualPassword'
>

export const accessOperations = (use: Use): AccessOperations => {
  const addresses = use(PageAddresses)
  const profiles = use(ProfileReads)

  const passwordChange = async ({
    member,
    tokenHash,
    body,
  }: Call<'changeOwnPassword' | 'changeIndividualPassword'>) => {
    const { companyId, userId } = member
    await use(changePassword)({
      companyId,
      userId,
      tokenHash,
      currentPassword: body.current_password,
      newPassword: body.new_password,
    })
    return { success: true as const }
  }

  return {
    login: steps(async ({ body, address }) => {
      const { phone, password, company_id, company_type } = body
      const signedIn = await use(login)({ phone, password, companyId: company_id, companyType: company_type, address })
      return {
        success: true,
        token: signedIn.token,
        message: 'Giriş başarılı.',
        redirect_url: signedIn.redirectUrl,
        must_change_password: signedIn.mustChangePassword,
      }
    }),
    logout: command(async ({ tokenHash }) => {
      await use(logout)(tokenHash)
      return { success: true }
    }),
    adminLogin: steps(async ({ body, address }) => ({
      success: true,
      ...(await use(adminLogin)({ ...body, address })),
    })),
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
    getProfile: read(async ({ member }) => {
      const person = await profiles.person(member.companyId, member.userId)
      const { user, companyType, company } = addresses.segmentsOf(member)
      return {
        ...person,
        area: member.kind === 'individual' ? 'individual' : 'company',
        capabilities: capabilitiesOf(member.role, member.companyType, member.kind),
        must_change_password: member.mustChangePassword,
        segments: { user, company_type: companyType, company },
      }
    }),
    changeOwnPassword: steps((call) => passwordChange(call)),
    changeIndividualPassword: steps((call) => passwordChange(call)),
  }
}
