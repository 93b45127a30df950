import { slugOf, useCase } from '../shared/index.ts'
import type { Company } from './company.ts'
import { createCompany, type NewCompany } from './create-company.ts'
import { Companies } from './ports.ts'

/** For a name without any character that a URL can hold. */
const defaultSlug = 'sirket'

/** Creates a company with a free slug derived from its name. */
export const openCompany = useCase(
  [Companies, createCompany],
  (companies, createCompany) =>
    async (input: Omit<NewCompany, 'slug'>): Promise<Company> =>
      createCompany({ ...input, slug: await companies.freeSlug(slugOf(input.name) || defaultSlug) }),
)
