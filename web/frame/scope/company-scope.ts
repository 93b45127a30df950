import { createContext, useContext } from 'react'
import type { Capability, CompanyHit, Profile } from '../../api/generated-sign-in.ts'

/** The company that a panel shows, and as what one acts there: a member by their own role, somebody from outside by the one they are given. */
export type Scope = Pick<Profile, 'role' | 'capabilities'> & { company: CompanyHit }

export const CompanyScope = createContext<Scope | null>(null)

export const useScope = (): Scope => {
  const scope = useContext(CompanyScope)
  if (scope === null) throw new Error('useScope needs a CompanyScope above it')
  return scope
}

export const useCan = (capability: Capability): boolean => useScope().capabilities.includes(capability)

/** How the contract names the company in an address. */
export const useCompany = () => {
  const { company } = useScope()
  return { type: company.type, companyId: company.id }
}
