import {
  type Actor,
  type CompanyType,
  holdsRole,
  isAbove,
  isMember,
  managerRoles,
  type Role,
  roles,
} from '../actors/rules.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import { isRoleIn } from './rules.ts'

/** Who may do what to whom in a company (rule I8). Administrators and operators stand above its levels. */

export const isOneself = (actor: Actor, employee: Employee): boolean => isMember(actor) && actor.userId === employee.id

/**
 * A manager can do things that are closed to keys, so these roles are above every key, whatever role the key has (rule
 * E4).
 */
const reaches = (actor: Actor, role: Role): boolean =>
  !holdsRole(actor) || !(isAbove(role, actor.role) || (actor.kind === 'key' && managerRoles.includes(role)))

/** The roles of people the actor may change. */
export const changeableRoles = (actor: Actor): Role[] => roles.filter((role) => reaches(actor, role))

/** The fact a refusal's sentence needs. */
const asked = ({ kind }: Actor) => ({ by: kind === 'key' ? ('key' as const) : ('person' as const) })

/** For a key, somebody who was deactivated as a manager still counts as one, whatever role they were given since. */
export const isWithinReach = (actor: Actor, { role, roleOnLeaving }: Pick<Employee, 'role' | 'roleOnLeaving'>) =>
  reaches(actor, role) && (actor.kind !== 'key' || reaches(actor, roleOnLeaving ?? role))

export const refuseAbove = (actor: Actor, employee: Employee): void => {
  if (!isWithinReach(actor, employee)) throw employeeRefusal('employee.above_you', asked(actor))
}

/** Level 3 grants at most level 3, level 4 at most level 4, and only an owner grants corporateOwner. */
export const refuseGrant = (actor: Actor, role: Role): void => {
  if (!reaches(actor, role)) throw employeeRefusal('role.above_you', asked(actor))
}

/** A key never receives a one-time password, because it could sign in with it (rule E4). */
export const passwordShownTo = (actor: Actor, oneTimePassword: string): string | null =>
  actor.kind === 'key' ? null : oneTimePassword

export const refuseUnfitRole = (companyType: CompanyType, role: Role): void => {
  if (!isRoleIn(companyType, role)) throw employeeRefusal('role.not_in_company')
}
