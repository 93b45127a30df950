import type { Company } from './company.ts'

export abstract class Companies {
  abstract byId(companyId: string): Promise<Company | null>
  abstract bySlug(slug: string): Promise<Company | null>
  /** Locked until the transaction ends. */
  abstract forChange(companyId: string): Promise<Company | null>
  abstract update(company: Company): Promise<void>
  /** Refuses with `company.slug_taken`. */
  abstract add(company: Company): Promise<void>
}
