import type { Company } from '../../src/core/companies/index.ts'
import type { Partnership } from '../../src/core/partnerships/index.ts'
import { Failure } from '../failure.ts'
import { at, plantCompany, type PlaceOf, type PlantedCompany } from './plant-company.ts'
import type { SeedFile } from './seed-file.ts'
import type { SeedTools } from './seed-tools.ts'

export interface Planted {
  companies: PlantedCompany[]
  partnerships: Partnership[]
}

/** Sets up everything in the file that is not there yet; called inside a transaction, so that it is all or nothing. */
export const plant = async (
  tools: SeedTools,
  { companies = [], partnerships = [] }: SeedFile,
  placeOf: PlaceOf,
): Promise<Planted> => {
  const planted: Planted = { companies: [], partnerships: [] }
  for (const [index, company] of companies.entries())
    planted.companies.push(await plantCompany(tools, company, ['companies', index], placeOf))

  for (const [index, { catering, corporate, supplier }] of partnerships.entries()) {
    const place = (field: string) => placeOf(['partnerships', index, field])
    const find = async (slug: string, type: Company['type'], field: string): Promise<Company> => {
      const company = await tools.companies.bySlug(slug)
      if (company?.type !== type) throw new Failure(`${place(field)}: "${slug}" kısa adlı böyle bir şirket yok.`)
      return company
    }
    const cook = await find(catering, 'catering', 'catering')
    const partner =
      corporate === undefined
        ? await find(supplier ?? '', 'supplier', 'supplier')
        : await find(corporate, 'corporate', 'corporate')
    if (await tools.partnerships.isActive(cook.id, partner.id)) continue
    planted.partnerships.push(await at(place('catering'), () => tools.openPartnership(cook, partner)))
  }
  return planted
}
