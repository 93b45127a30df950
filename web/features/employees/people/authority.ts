import { isAbove, roles } from '../../../../src/core/access/rules.ts'
import type { Employee, Role } from '../../../api/generated.ts'
import type { Scope } from '../../../shared/scope/company-scope.ts'

/** The server decides; these keep the screen from offering what it would refuse. */
export const mayEdit = ({ role, capabilities }: Scope, person: Employee): boolean =>
  capabilities.includes('manageEmployees') && !isAbove(person.role, role)

/** Only in a firm is there an area for people who merely eat: elsewhere nobody becomes one, and whoever is one may stay. */
const fits = (role: Role, { company }: Scope, person: Employee): boolean =>
  role !== 'individual' || company.type === 'corporate' || person.role === role

export const grantableRoles = (scope: Scope, person: Employee): Role[] =>
  roles.filter((role) => !isAbove(role, scope.role) && fits(role, scope, person))
