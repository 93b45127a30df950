import { updateCompany } from '../../core/companies/index.ts'
import { Clock, Limits, Refusal, takingInLots, type Use } from '../../core/shared/index.ts'
import { CompanyReads, DashboardReads } from '../../reads/index.ts'
import type { ImagePolicy } from '../image-policy.ts'
import { command, type Operations, read } from '../operation.ts'
import { pageOf } from '../page.ts'

type CompanyOperations = Pick<
  Operations,
  | 'searchCompanies'
  | 'listCompanies'
  | 'listPartnerships'
  | 'listDepartments'
  | 'getCompanySettings'
  | 'updateCompany'
  | 'getCorporateDashboard'
  | 'getCateringDashboard'
  | 'getSupplierDashboard'
>

/** `searchesPerMinute` bounds the searches without a session from one network address. */
export const companyOperations = (use: Use, images: ImagePolicy, searchesPerMinute: number): CompanyOperations => {
  const companies = use(CompanyReads)
  const dashboards = use(DashboardReads)
  const clock = use(Clock)
  const countSearch = takingInLots(use(Limits), clock, searchesPerMinute, 60)
  return {
    searchCompanies: read(async ({ query, address }) => {
      await countSearch(`search:${address}`)
      return companies.search(query.type, query.query ?? '', pageOf(query, 10))
    }),
    listCompanies: read(({ query, member }) =>
      companies.list(member.companyId, query.type, query.search ?? '', pageOf(query, 100)),
    ),
    listPartnerships: read(({ query, member }) =>
      companies.partnerships(
        member.companyId,
        query.partnership_type ?? 'catering',
        query.search ?? '',
        pageOf(query, 100),
      ),
    ),
    listDepartments: read(async ({ path, query, actor, address }) => {
      if (actor === null) {
        await countSearch(`search:${address}`)
        if (!(await companies.isOpenCorporate(path.companyId))) throw new Refusal('company.unknown')
      }
      return companies.departments(path.companyId, query.search ?? '', pageOf(query, 200), query.include_inactive)
    }),
    getCompanySettings: read(({ path }) => companies.settings(path.companyId)),
    updateCompany: command(async ({ path, body, actor }) => {
      const { name, phone, address, logo_url } = body
      images.refuseForeign(logo_url || null, 'company.logo_not_allowed')
      await use(updateCompany)({
        companyId: path.companyId,
        actor,
        changes: { name, phone, address, logoUrl: logo_url },
      })
      return { success: true, company: await companies.settings(path.companyId) }
    }),
    getCorporateDashboard: read(({ path }) => dashboards.corporate(path.companyId)),
    getCateringDashboard: read(({ path }) => dashboards.catering(path.companyId)),
    getSupplierDashboard: read(({ path }) => dashboards.supplier(path.companyId, clock.now())),
  }
}
