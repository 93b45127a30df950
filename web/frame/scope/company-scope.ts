import { createContext, useContext } from 'react'
import type { Capability, CompanyHit, Profile } from '../../api/generated-sign-in.ts'

/**
 * The company that a panel shows, with the role in which somebody acts there: members have their own, outsiders are
 * given one.
 */
export type Scope = Pick<Profile, 'role' | 'capabilities'> & { company: CompanyHit }

export const CompanyScope = createContext<Scope | null>(null)

export const useScope = (): Scope => {
  const scope = useContext(CompanyScope)
  if (scope === null) throw new Error('useScope needs a CompanyScope above it')
  return scope
}

export const useCan = (capability: Capability): boolean => useScope().capabilities.includes(capability)

/** The company as the contract's addresses name it. */
export const useCompany = () => {
  const { company } = useScope()
  return { type: company.type, companyId: company.id }
}
