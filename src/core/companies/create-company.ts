import type { Actor, CompanyType } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, Ids, refusals, slugOf, tidyName, useCase, withFacts } from '../shared/index.ts'
import { type Address, type Company, newCompany, noAddress, taxNumberOrRefuse } from './company.ts'
import { Companies } from './ports.ts'
import { companyNameRule } from './rules.ts'

export const companyCreated = logEvent('company.created', 'COMPANY_UPDATED', telling<{ name: string; slug: string }>())

export const createCompanyRefusal = refusals({
  'company.slug_taken': 'conflict',
  'company.slug_invalid': 'unprocessable',
  'company.type_differs': withFacts<{ slug: string }>('conflict'),
})

export interface NewCompany {
  actor: Actor
  name: string
  type: CompanyType
  /** Derived from the name by default. */
  slug?: string | undefined
  taxNumber?: string | null | undefined
  phone?: string | undefined
  address?: Partial<Address> | undefined
}

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const createCompany = useCase(
  [Companies, Trail, Ids, Clock],
  (companies, trail, ids, clock) =>
    async (input: NewCompany): Promise<Company> => {
      const name = tidyName(input.name, companyNameRule)
      const slug = input.slug ?? slugOf(name)
      if (!slugForm.test(slug)) throw createCompanyRefusal('company.slug_invalid')
      const company = newCompany({
        id: ids.next(),
        type: input.type,
        name,
        slug,
        taxNumber: taxNumberOrRefuse(input.taxNumber),
        phone: input.phone,
        address: { ...noAddress, ...input.address },
        createdAt: clock.now(),
      })
      await companies.add(company)
      await trail.write({
        event: companyCreated,
        companyId: company.id,
        actor: input.actor,
        meta: { name, slug },
      })
      return company
    },
)
