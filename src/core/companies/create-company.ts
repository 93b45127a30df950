import type { CompanyType } from '../access/index.ts'
import type { Trail } from '../audit/index.ts'
import { type Clock, type Ids, Refusal, slugOf, tidyName } from '../shared/index.ts'
import { type Address, Company, noAddress } from './company.ts'
import type { Companies } from './ports.ts'

export interface NewCompany {
  name: string
  type: CompanyType
  /** Made from the name when it is not given. */
  slug?: string | undefined
  phone?: string | undefined
  address?: Partial<Address> | undefined
}

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const createCompany =
  (companies: Companies, trail: Trail, ids: Ids, clock: Clock) =>
  async (wish: NewCompany): Promise<Company> => {
    const name = tidyName(wish.name)
    const slug = wish.slug ?? slugOf(name)
    if (!slugForm.test(slug)) throw new Refusal('unprocessable', 'company.slug_invalid')
    const company = Object.assign(new Company(), {
      id: ids.next(),
      type: wish.type,
      name,
      slug,
      phone: wish.phone ?? null,
      address: { ...noAddress, ...wish.address },
      isActive: true,
      logoUrl: null,
      createdAt: clock.now(),
    })
    await companies.add(company)
    await trail.write({
      type: 'COMPANY_UPDATED',
      event: 'company.created',
      companyId: company.id,
      actorId: null,
      meta: { name, slug },
    })
    return company
  }
