import type { Actor, CompanyType } from '../access/index.ts'
import { Trail } from '../audit/index.ts'
import { Clock, create, Ids, Refusal, slugOf, tidyName, useCase } from '../shared/index.ts'
import { type Address, Company, noAddress } from './company.ts'
import { Companies } from './ports.ts'

export interface NewCompany {
  actor: Actor
  name: string
  type: CompanyType
  /** Made from the name when it is not given. */
  slug?: string | undefined
  phone?: string | undefined
  address?: Partial<Address> | undefined
}

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const createCompany = useCase(
  [Companies, Trail, Ids, Clock],
  (companies, trail, ids, clock) =>
    async (wish: NewCompany): Promise<Company> => {
      const name = tidyName(wish.name)
      const slug = wish.slug ?? slugOf(name)
      if (!slugForm.test(slug)) throw new Refusal('company.slug_invalid')
      const company = create(Company, {
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
        event: 'company.created',
        companyId: company.id,
        actor: wish.actor,
        meta: { name, slug },
      })
      return company
    },
)
