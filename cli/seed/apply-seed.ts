import type { Company } from '../../src/core/companies/index.ts'
import { operator } from '../../src/core/actors/rules.ts'
import { defaultOfferDuration, type Partnership } from '../../src/core/partnerships/index.ts'
import { Failure } from '../failure.ts'
import { at, seedCompany, type PlaceOf, type SeededCompany } from './seed-company.ts'
import type { SeedFile } from './seed-file.ts'
import type { SeedTools } from './seed-tools.ts'

export interface Seeded {
  companies: SeededCompany[]
  partnerships: Partnership[]
}

/**
 * Creates everything in the file that does not exist yet. Call it in a transaction to make it all or nothing. `onPeople`
 * is told how many more people of the file are done.
 */
export const applySeed = async (
  tools: SeedTools,
  { companies = [], partnerships = [] }: SeedFile,
  placeOf: PlaceOf,
  onPeople: (count: number) => void = () => undefined,
): Promise<Seeded> => {
  const seeded: Seeded = { companies: [], partnerships: [] }
  for (const [index, company] of companies.entries()) {
    seeded.companies.push(await seedCompany(tools, company, ['companies', index], placeOf))
    onPeople(company.users?.length ?? 0)
  }

  for (const [index, { catering, corporate, supplier, unit_price, duration_months }] of partnerships.entries()) {
    const place = (field: string) => placeOf(['partnerships', index, field])
    const find = async (slug: string, type: Company['type'], field: string): Promise<Company> => {
      const company = await tools.companies.bySlug(slug)
      if (company?.type !== type)
        throw new Failure(`${place(field)}: "${slug}" kısa adlı böyle bir şirket yok.`, 1, { code: 'company.missing' })
      return company
    }
    const cook = await find(catering, 'catering', 'catering')
    const partner =
      corporate === undefined
        ? await find(supplier ?? '', 'supplier', 'supplier')
        : await find(corporate, 'corporate', 'corporate')
    if (await tools.partnerships.active(cook.id, partner.id)) continue
    const made = await at(place('catering'), () =>
      partner.type === 'supplier'
        ? tools.openPartnership(cook, partner)
        : tools.agreeOnTerms({
            corporateId: partner.id,
            cateringId: cook.id,
            actor: operator,
            unitPrice: unit_price ?? 0,
            durationMonths: duration_months ?? defaultOfferDuration,
          }),
    )
    seeded.partnerships.push(made)
  }
  return seeded
}
