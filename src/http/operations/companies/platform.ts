import { companyRefusal, openCompany, setCompanyActivity, updateCompany } from '../../../core/companies/index.ts'
import { decideNewCompany, rejectNewCompanies } from '../../../core/onboarding/index.ts'
import { addEmployee } from '../../../core/workforce/index.ts'
import { CompanyReads, PlatformReads } from '../../../reads/index.ts'
import { command, type Operations, read, secretCommand, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'
import { withPresent } from '../../server/with-present.ts'
import { rejectionAnswer } from '../onboarding/onboarding.ts'

/** What administrators do across companies; within a company they use the same operations as its members. */
export const platformOperations = (use: OperationUse) => {
  const platform = use(PlatformReads)
  const companies = use(CompanyReads)

  const orRefuse = async <Found>(found: Promise<Found | null>): Promise<Found> => {
    const one = await found
    if (one === null) throw companyRefusal('company.unknown')
    return one
  }

  return {
    getPlatformOverview: read(({ actor }) => platform.overview(actor.administratorId)),
    listPlatformApplications: read(({ query }) => platform.applications(query, pageOf(query, 50))),
    decideNewCompany: command(async ({ path: { applicationId }, body: { status, notes }, actor }) => {
      const company = await use(decideNewCompany)({ applicationId, actor, status, notes: notes ?? null })
      return {
        success: true,
        application: await platform.application(applicationId),
        company: company && (await platform.hit(company.id)),
      }
    }),
    rejectNewCompanies: command(async ({ body: { application_ids, notes }, actor }) =>
      rejectionAnswer(await use(rejectNewCompanies)({ applicationIds: application_ids, actor, notes: notes ?? null })),
    ),
    listPlatformCompanies: read(({ query }) => platform.companies(query, pageOf(query, 50))),
    openCompany: secretCommand(async ({ body, actor }) => {
      const {
        name,
        type,
        tax_number: taxNumber,
        phone,
        address,
        owner_full_name: fullName,
        owner_phone,
        owner_email: email,
      } = body
      const company = await use(openCompany)({
        actor,
        name,
        type,
        taxNumber,
        phone: phone || undefined,
        address: address === undefined ? undefined : { street: address.trim() },
      })
      const { employee, oneTimePassword, slipCode } = await use(addEmployee)({
        actor,
        companyId: company.id,
        fullName,
        phone: owner_phone,
        email,
        role: 'corporateOwner',
        departmentId: null,
      })
      return {
        success: true,
        company: await platform.hit(company.id),
        owner: { id: employee.id, full_name: employee.fullName, phone: employee.phone },
        one_time_password: oneTimePassword ?? '',
        slip_code: slipCode,
        expires_at: (employee.passwordExpiresAt ?? employee.createdAt).toISOString(),
      }
    }),
    getPlatformCompany: read(({ path }) => orRefuse(platform.company(path.companyId))),
    changeCompany: command(async ({ path: { companyId }, body, actor }) => {
      const { name, tax_number: taxNumber, phone, address: given, is_active: isActive, version } = body
      const address = given && { ...given, postalCode: given.postal_code }
      const present = withPresent(() => companies.settings(companyId))
      const { version: now } = await use(updateCompany)({
        companyId,
        actor,
        changes: { name, taxNumber, phone, address },
        seenVersion: version,
      }).catch(present)
      const { cancelledChoices, withdrawnMenus } =
        isActive === undefined
          ? { cancelledChoices: 0, withdrawnMenus: 0 }
          : await use(setCompanyActivity)({ companyId, actor, isActive, seenVersion: now })
      return {
        success: true,
        company: await companies.settings(companyId),
        cancelled_choices: cancelledChoices,
        withdrawn_menus: withdrawnMenus,
      }
    }),
    previewDeactivation: read(({ path }) => orRefuse(platform.deactivation(path.companyId))),
  } satisfies Partial<Operations>
}
