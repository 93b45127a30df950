import type { CompanyId } from '../shared/index.ts'
import { type Company, companyRefusal } from './company.ts'

export abstract class Companies {
  abstract byId(companyId: CompanyId): Promise<Company | null>
  abstract bySlug(slug: string): Promise<Company | null>
  /** Locked until the transaction ends. */
  abstract forChange(companyId: CompanyId): Promise<Company | null>
  /** The companies that exist, locked against changes until the transaction ends; the lock can be shared. */
  abstract hold(companyIds: readonly CompanyId[]): Promise<Company[]>
  abstract update(company: Company): Promise<void>
  /** `slug` or, if it is taken, `slug-2` and so on; reserved until the transaction ends. */
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
