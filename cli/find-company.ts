import type { CompanyType } from '../src/core/actors/rules.ts'
import { Companies, type Company } from '../src/core/companies/index.ts'
import type { CompanyId } from '../src/core/shared/index.ts'
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

/** The same for a command that is not for every type; `only` ends the sentence about other companies. */
export const companyAmong = async <Type extends CompanyType>(
  use: Use,
  slug: string,
  types: readonly Type[],
  { only, code }: { only: string; code: string },
): Promise<{ id: CompanyId; type: Type }> => {
  const { id, type } = await companyBySlug(use, slug)
  const known = types.find((one) => one === type)
  if (known === undefined) throw new Failure(`"${slug}" bir ${typeName(type)}; ${only}.`, 1, { code })
  return { id, type: known }
}
