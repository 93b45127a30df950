import {
  accessRefusal,
  type Actor,
  can,
  type Capability,
  type CompanyType,
  isAbove,
  isMember,
  type Role,
} from '../access/index.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import type { Employees } from './ports.ts'
import { isRoleIn } from './rules.ts'

/** Who may do what to whom in a company (rule I8). Administrators and operators stand above its levels. */

export const isOneself = (actor: Actor, employee: Employee): boolean => isMember(actor) && actor.userId === employee.id

export const refuseAbove = (actor: Actor, employee: Employee): void => {
  if (isMember(actor) && isAbove(employee.role, actor.role)) throw employeeRefusal('employee.above_you')
}

/** Level 3 grants at most 3, level 4 at most 4, and only an Owner grants corporateOwner. */
export const refuseGrant = (actor: Actor, role: Role): void => {
  if (isMember(actor) && isAbove(role, actor.role)) throw employeeRefusal('role.above_you')
}

export const refuseUnfitRole = (companyType: CompanyType, role: Role): void => {
  if (!isRoleIn(companyType, role)) throw employeeRefusal('role.not_in_company')
}

/**
 * The actor with the role of this moment, which stays until the transaction ends. Authority that was read before it may be
 * gone: two owners who demote each other must not both succeed.
 */
export const holdAuthority = async (
  employees: Employees,
  companyId: string,
  actor: Actor,
  capability: Capability,
): Promise<Actor> => {
  await employees.lockCompany(companyId)
  if (!isMember(actor)) return actor
  const role = await employees.activeRole(companyId, actor.userId)
  const present = role && { ...actor, role }
  if (present === null || !can(present, capability)) throw accessRefusal('access.denied')
  return present
}
