/** @internal */

import type { Sessions } from '../access/index.ts'
import { type Clock, type CompanyId, type FutureChoices, type UserId } from '../shared/index.ts'
import { type Employee, employeeRefusal } from './employee.ts'

/** `owners`: the number of active owners, including this person. */
export const refuseLastOwner = ({ role, isActive }: Pick<Employee, 'role' | 'isActive'>, owners: number): void => {
  if (role === 'corporateOwner' && isActive && owners <= 1) throw employeeRefusal('employee.last_owner')
}

/**
 * Ends the sessions of deactivated people and cancels their future choices; returns how many choices were cancelled, by
 * person.
 */
export const leave = async (
  ports: { futureChoices: FutureChoices; sessions: Sessions; clock: Clock },
  companyId: CompanyId,
  employeeIds: readonly UserId[],
): Promise<Map<string, number>> => {
  if (employeeIds.length === 0) return new Map()
  await ports.sessions.endAllOf(...employeeIds)
  return ports.futureChoices.cancelOfPeople(companyId, employeeIds, ports.clock.now())
}
