import type { Sessions } from '../access/index.ts'
import { type Clock, type FutureChoices } from '../shared/index.ts'
import { type Employee, employeeRefusal } from './employee.ts'

/** `owners`: the number of active owners, this one included. */
export const refuseLastOwner = ({ role, isActive }: Pick<Employee, 'role' | 'isActive'>, owners: number): void => {
  if (role === 'corporateOwner' && isActive && owners <= 1) throw employeeRefusal('employee.last_owner')
}

/** What follows when somebody is deactivated; returns how many future choices were cancelled. */
export const leave = async (
  ports: { futureChoices: FutureChoices; sessions: Sessions; clock: Clock },
  { companyId, id }: Employee,
): Promise<number> => {
  await ports.sessions.endAllOf(id)
  return ports.futureChoices.cancelOfPerson(companyId, id, ports.clock.now())
}
