import { type Actor, isAbove, type Role } from '../access/index.ts'
import { Refusal } from '../shared/index.ts'
import type { Employee } from './employee.ts'

/** Who may change whom in a company (rule I8). The master admin is above all of its levels. */

export const isOneself = (actor: Actor, employee: Employee): boolean =>
  actor.kind !== 'admin' && actor.userId === employee.id

export const refuseAbove = (actor: Actor, employee: Employee): void => {
  if (actor.kind !== 'admin' && isAbove(employee.role, actor.role)) throw new Refusal('forbidden', 'employee.above_you')
}

/** Level 3 grants at most 3, level 4 at most 4, and only an Owner grants corporateOwner. */
export const refuseGrant = (actor: Actor, role: Role): void => {
  if (actor.kind !== 'admin' && isAbove(role, actor.role)) throw new Refusal('forbidden', 'role.above_you')
}
