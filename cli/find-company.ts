import { Companies, type Company } from '../src/core/companies/index.ts'
import type { Use } from '../src/main/index.ts'
import { Failure } from './failure.ts'

export const companyBySlug = async (use: Use, slug: string): Promise<Company> => {
  const company = await use(Companies).bySlug(slug)
  if (company === null)
    throw new Failure(`"${slug}" kısa adlı bir şirket yok. Kısa adlar "tabldot company list" ile görülür.`, 1, {
      code: 'company.missing',
    })
  return company
}
