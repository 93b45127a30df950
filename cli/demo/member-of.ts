import type { Member, Role } from '../../src/core/actors/rules.ts'
import type { Seeded } from '../seed/apply-seed.ts'

/** A person of the company with this slug. */
export const memberOf = ({ companies }: Seeded, slug: string, role: Role): Member => {
  const found = companies.find(({ company }) => company.slug === slug)
  const person = found?.users.find(({ employee }) => employee.role === role)?.employee
  if (found === undefined || person === undefined) throw new Error(`The demo has no ${role} at ${slug}.`)
  const { id: companyId, type: companyType } = found.company
  return { kind: 'staff', userId: person.id, companyId, companyType, role, mustChangePassword: false }
}
