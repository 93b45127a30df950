import { can } from '../../../core/actors/rules.ts'
import { companyRefusal, updateCompany, updateCompanyRefusal } from '../../../core/companies/index.ts'
import { CompanyReads, DashboardReads } from '../../../reads/index.ts'
import type { BodyOf } from '../../contract/contract-types.ts'
import type { ImagePolicy } from '../../server/image-policy.ts'
import { command, type Operations, read, type OperationUse } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'
import type { SearchLimit } from '../../server/search-limit.ts'
import { withPresent } from '../../server/with-present.ts'

const addressOf = ({ postal_code, ...address }: NonNullable<BodyOf<'updateCompany'>['address']>) => ({
  ...address,
  postalCode: postal_code,
})

export const companyOperations = (use: OperationUse, images: ImagePolicy, limitSearch: SearchLimit) => {
  const companies = use(CompanyReads)
  const dashboards = use(DashboardReads)
  return {
    searchCompanies: read(async ({ query, address }) => {
      await limitSearch(address)
      return companies.search(query.type, query.query ?? '', pageOf(query, 10))
    }),
    findCompany: read(async ({ path: { slug }, address }) => {
      await limitSearch(address)
      const company = await companies.bySlug(slug)
      if (company === null) throw companyRefusal('company.link_unknown')
      return company
    }),
    listCompanies: read(({ query, actor }) =>
      companies.list(
        actor.companyId,
        { type: query.type, typed: query.search, city: query.city, partners: query.partners, sort: query.sort },
        pageOf(query, query.type === 'catering' ? 50 : 100),
      ),
    ),
    listCompanyCities: read(({ query }) => companies.cities(query.type)),
    getCompany: read(async ({ path, actor }) => {
      const company = await companies.card(actor.companyId, path.companyId)
      if (company === null) throw companyRefusal('company.unknown')
      return { company }
    }),
    getCompanySettings: read(({ path }) => companies.settings(path.companyId)),
    updateCompany: command(async ({ path, body, actor }) => {
      const {
        name,
        tax_number,
        phone,
        contact_name,
        address,
        logo_url,
        allergens_required,
        reminder_hours,
        slip_codes,
        withholds_vat,
        registration_needs_approval,
        version,
      } = body
      images.refuseForeign(path.companyId, logo_url || null, () => updateCompanyRefusal('company.logo_not_allowed'))
      await use(updateCompany)({
        companyId: path.companyId,
        actor,
        changes: {
          name,
          taxNumber: tax_number,
          phone,
          contactName: contact_name,
          address: address && addressOf(address),
          logoUrl: logo_url,
          allergensRequired: allergens_required,
          reminderHours: reminder_hours,
          slipCodes: slip_codes,
          withholdsVat: withholds_vat,
          registrationNeedsApproval: registration_needs_approval,
        },
        seenVersion: version,
      }).catch(withPresent(() => companies.settings(path.companyId)))
      return { success: true, company: await companies.settings(path.companyId) }
    }),
    getCorporateDashboard: read(({ path, actor }) =>
      dashboards.corporate(path.companyId, can(actor, 'manageEmployees')),
    ),
    getCateringDashboard: read(({ path, actor }) => dashboards.catering(path.companyId, can(actor, 'manageEmployees'))),
    getSupplierDashboard: read(({ path, actor }) => dashboards.supplier(path.companyId, can(actor, 'manageEmployees'))),
  } satisfies Partial<Operations>
}
