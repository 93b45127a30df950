import type { Actor } from '../access/index.ts'
import { changesBetween, Trail } from '../audit/index.ts'
import { Refusal, tidyName, useCase } from '../shared/index.ts'
import type { Address, Company } from './company.ts'
import { Companies } from './ports.ts'

export interface CompanyChanges {
  name?: string | undefined
  phone?: string | null | undefined
  address?: Partial<Address> | undefined
  logoUrl?: string | null | undefined
}

const factsOf = ({ name, phone, address, logoUrl }: Company) => ({ name, phone, ...address, logo_url: logoUrl })

const given = (address: Partial<Address>): Partial<Address> =>
  Object.fromEntries(
    Object.entries(address)
      .filter(([, text]) => text !== undefined)
      .map(([part, text]) => [part, text.trim()]),
  )

/** The slug stays as it is: addresses that people wrote down keep their meaning. */
export const updateCompany = useCase(
  [Companies, Trail],
  (companies, trail) =>
    async (wish: { companyId: string; actor: Actor; changes: CompanyChanges }): Promise<Company> => {
      const company = await companies.forChange(wish.companyId)
      if (company === null) throw new Refusal('company.unknown')
      const before = factsOf(company)
      const { name, phone, address, logoUrl } = wish.changes
      if (name !== undefined) company.name = tidyName(name)
      if (phone !== undefined) company.phone = phone?.trim() || null
      if (address !== undefined) company.address = { ...company.address, ...given(address) }
      if (logoUrl !== undefined) company.logoUrl = logoUrl || null
      const changes = changesBetween(before, factsOf(company))
      if (Object.keys(changes).length === 0) return company
      await companies.update(company)
      await trail.write({
        event: 'company.updated',
        companyId: company.id,
        actor: wish.actor,
        meta: { name: company.name },
        changes,
      })
      return company
    },
)
