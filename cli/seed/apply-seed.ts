import type { Company } from '../../src/core/companies/index.ts'
import { operator } from '../../src/core/actors/rules.ts'
import { defaultOfferDuration, type Partnership } from '../../src/core/partnerships/index.ts'
import { Failure } from '../failure.ts'
import { at, seedCompany, type PlaceOf, type SeededCompany } from './seed-company.ts'
import type { SeedCompany, SeedFile } from './seed-file.ts'
import type { SeedTools } from './seed-tools.ts'

export interface Seeded<Kept = SeededCompany> {
  companies: Kept[]
  partnerships: Partnership[]
}

/**
 * Creates everything in the file that does not exist yet. Call it in a transaction to make it all or nothing. `keep`
 * takes of each company what is needed later, since a file may have hundreds of thousands of people.
 */
export const applySeed = async <Kept>(
  tools: SeedTools,
  { companies = [], partnerships = [] }: SeedFile,
  placeOf: PlaceOf,
  keep: (seeded: SeededCompany, source: SeedCompany) => Kept,
): Promise<Seeded<Kept>> => {
  const seeded: Seeded<Kept> = { companies: [], partnerships: [] }
  for (const [index, company] of companies.entries()) {
    seeded.companies.push(keep(await seedCompany(tools, company, ['companies', index], placeOf), company))
  }

  for (const [index, { catering, corporate, supplier, unit_price, duration_months }] of partnerships.entries()) {
    const path = (field: string) => ['partnerships', index, field]
    const find = async (slug: string, type: Company['type'], field: string): Promise<Company> => {
      const company = await tools.companies.bySlug(slug)
      if (company?.type !== type)
        throw new Failure(`${placeOf(path(field))}: "${slug}" kısa adlı böyle bir şirket yok.`, 1, {
          code: 'company.missing',
        })
      return company
    }
    const cook = await find(catering, 'catering', 'catering')
    const partner =
      corporate === undefined
        ? await find(supplier ?? '', 'supplier', 'supplier')
        : await find(corporate, 'corporate', 'corporate')
    if (await tools.partnerships.active(cook.id, partner.id)) continue
    const made = await at(placeOf, path('catering'), () =>
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
