import {
  type Actor,
  type CompanyType,
  holdsRole,
  isAbove,
  isMember,
  managerRoles,
  type Role,
  roles,
} from '../access/index.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import { isRoleIn } from './rules.ts'

/** Who may do what to whom in a company (rule I8). Administrators and operators stand above its levels. */

export const isOneself = (actor: Actor, employee: Employee): boolean => isMember(actor) && actor.userId === employee.id

export const refuseAbove = (actor: Actor, employee: Employee): void => {
  if (holdsRole(actor) && isAbove(employee.role, actor.role)) throw employeeRefusal('employee.above_you')
}

/** Of those whom the actor may change. */
export const changeableRoles = (actor: Actor): Role[] =>
  roles.filter((role) => !holdsRole(actor) || !isAbove(role, actor.role))

/**
 * Level 3 grants at most 3, level 4 at most 4, and only an Owner grants corporateOwner. Whoever manages people can do what is closed to
 * keys, so those roles are above every key, whatever its own (rule E4).
 */
export const refuseGrant = (actor: Actor, role: Role): void => {
  if (!holdsRole(actor)) return
  if (isAbove(role, actor.role) || (actor.kind === 'key' && managerRoles.includes(role)))
    throw employeeRefusal('role.above_you')
}

export const refuseUnfitRole = (companyType: CompanyType, role: Role): void => {
  if (!isRoleIn(companyType, role)) throw employeeRefusal('role.not_in_company')
}
