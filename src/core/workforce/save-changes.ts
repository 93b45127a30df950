/** @internal */

import { Sessions } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { Trail } from '../audit/index.ts'
import { Clock, type CompanyId, FutureChoices, useCase, type UserId } from '../shared/index.ts'
import { type OwnShifts, setUsualShifts } from '../shifts/index.ts'
import type { Department } from './department.ts'
import { changeEntry, type ChangesOfEmployee, isLeaving } from './employee-changes.ts'
import type { Employee } from './employee.ts'
import { leave } from './leave.ts'
import { Employees } from './ports.ts'

export interface ChangedEmployee {
  employee: Employee
  changes: ChangesOfEmployee
  /** Of a changed department; null for none. */
  department: Department | null
  /** Of changed shifts. */
  ownShifts: OwnShifts | undefined
}

/** A list changes thousands of people, who share a few patterns of shifts. */
const bySameShifts = (changed: readonly ChangedEmployee[]) =>
  [...Map.groupBy(changed, ({ ownShifts }) => JSON.stringify(ownShifts)).values()].flatMap((some) => {
    const ownShifts = some[0]?.ownShifts
    const userIds = some.filter(({ changes }) => changes['shifts'] !== undefined).map(({ employee }) => employee.id)
    return ownShifts === undefined || userIds.length === 0 ? [] : [{ ownShifts, userIds }]
  })

/** Saves changed employees and what follows from their changes; returns the number of cancelled future choices by person. */
export const saveChanges = useCase(
  {
    setShifts: setUsualShifts,
    employees: Employees,
    futureChoices: FutureChoices,
    sessions: Sessions,
    trail: Trail,
    clock: Clock,
  },
  ({ setShifts, employees, futureChoices, sessions, trail, clock }) =>
    async (
      { companyId, actor }: { companyId: CompanyId; actor: Actor },
      changed: readonly ChangedEmployee[],
    ): Promise<Map<string, number>> => {
      const whose = (isMeant: (changes: ChangesOfEmployee) => boolean): UserId[] =>
        changed.filter(({ changes }) => isMeant(changes)).map(({ employee }) => employee.id)

      await employees.update(
        ...changed.map(({ employee, changes }) =>
          changes['email'] === undefined ? employee : { ...employee, emailByKey: actor.kind === 'key' },
        ),
      )
      for (const { ownShifts, userIds } of bySameShifts(changed)) await setShifts({ companyId, userIds, ownShifts })
      const withNewPhone = whose((changes) => changes['phone'] !== undefined)
      if (withNewPhone.length > 0) await sessions.endAllOf(...withNewPhone)
      const cancelled = await leave({ futureChoices, sessions, clock }, companyId, whose(isLeaving))
      await trail.write(
        ...changed.map(({ employee, changes, department }) =>
          changeEntry(actor, employee, changes, { department, cancelledChoices: cancelled.get(employee.id) ?? 0 }),
        ),
      )
      return cancelled
    },
)
