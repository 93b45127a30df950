import { isAbove, roles } from '../../../../src/core/actors/rules.ts'
import { isRoleIn } from '../../../../src/core/workforce/rules.ts'
import type { Employee, Role } from '../../../api/generated.ts'
import type { Scope } from '../../../frame/scope/company-scope.ts'

/** The server decides; these only keep the screen from offering what it would refuse. */
export const mayEdit = ({ role, capabilities }: Scope, person: Employee): boolean =>
  capabilities.includes('manageEmployees') && !isAbove(person.role, role)

/** Includes the person's present role, even if the company no longer assigns it. */
export const grantableRoles = ({ role: own, company }: Scope, present?: Role): Role[] =>
  roles.filter((role) => !isAbove(role, own) && (isRoleIn(company.type, role) || role === present))
