import { type Actor, isAbove, isMember, type Role } from '../access/index.ts'
import { Refusal } from '../shared/index.ts'
import type { Employee } from './employee.ts'

/** Who may do what to whom in a company (rule I8). Administrators and operators stand above its levels. */

export const isOneself = (actor: Actor, employee: Employee): boolean => isMember(actor) && actor.userId === employee.id

export const refuseAbove = (actor: Actor, employee: Employee): void => {
  if (isMember(actor) && isAbove(employee.role, actor.role)) throw new Refusal('employee.above_you')
}

/** Level 3 grants at most 3, level 4 at most 4, and only an Owner grants corporateOwner. */
export const refuseGrant = (actor: Actor, role: Role): void => {
  if (isMember(actor) && isAbove(role, actor.role)) throw new Refusal('role.above_you')
}
