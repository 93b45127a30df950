import type { CompanyId } from '../shared/index.ts'
import { type Company, companyRefusal } from './company.ts'

export abstract class Companies {
  abstract byId(companyId: CompanyId): Promise<Company | null>
  abstract bySlug(slug: string): Promise<Company | null>
  /** Locked until the transaction ends. */
  abstract forChange(companyId: CompanyId): Promise<Company | null>
  /** Those of them that there are, held as they are until the transaction ends; others may hold them too. */
  abstract hold(companyIds: readonly CompanyId[]): Promise<Company[]>
  abstract update(company: Company): Promise<void>
  /** `slug`, or `slug-2` and so on if that is taken; nobody else gets it until the transaction ends. */
  abstract freeSlug(slug: string): Promise<string>
  /** Refuses with `company.slug_taken`. */
  abstract add(company: Company): Promise<void>
}

/** Refuses with `company.unknown`. */
export const companyOf = async (companies: Companies, companyId: CompanyId): Promise<Company> => {
  const company = await companies.byId(companyId)
  if (company === null) throw companyRefusal('company.unknown')
  return company
}
