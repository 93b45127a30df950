import type { CompanyType } from '../src/core/actors/rules.ts'
import { Companies, type Company } from '../src/core/companies/index.ts'
import type { Use } from '../src/main/index.ts'
import { companyTypeLabels } from '../src/texts/access/labels.ts'
import { Failure } from './failure.ts'

/** Within a sentence. */
export const typeName = (type: CompanyType): string => companyTypeLabels[type].toLocaleLowerCase('tr')

export const companyBySlug = async (use: Use, slug: string): Promise<Company> => {
  const company = await use(Companies).bySlug(slug)
  if (company === null)
    throw new Failure(`"${slug}" kısa adlı bir şirket yok. Kısa adlar "tabldot company list" ile görülür.`, 1, {
      code: 'company.missing',
    })
  return company
}
