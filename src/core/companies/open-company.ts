import { slugOf, useCase } from '../shared/index.ts'
import type { Company } from './company.ts'
import { createCompany, type NewCompany } from './create-company.ts'
import { Companies } from './ports.ts'

/** For a name of which no letter can stand in an address. */
const defaultSlug = 'sirket'

/** Creates a company under a free address that follows from its name. */
export const openCompany = useCase(
  [Companies, createCompany],
  (companies, createCompany) =>
    async (input: Omit<NewCompany, 'slug'>): Promise<Company> =>
      createCompany({ ...input, slug: await companies.freeSlug(slugOf(input.name) || defaultSlug) }),
)
