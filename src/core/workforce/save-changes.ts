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
}

interface ChangedTo {
  companyId: CompanyId
  actor: Actor
  department: Department | null
  ownShifts: OwnShifts | undefined
}

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
      { companyId, actor, department, ownShifts }: ChangedTo,
      changed: readonly ChangedEmployee[],
    ): Promise<Map<string, number>> => {
      const whose = (isMeant: (changes: ChangesOfEmployee) => boolean): UserId[] =>
        changed.filter(({ changes }) => isMeant(changes)).map(({ employee }) => employee.id)

      await employees.update(...changed.map(({ employee }) => employee))
      const userIds = whose((changes) => changes['shifts'] !== undefined)
      if (ownShifts && userIds.length > 0) await setShifts({ companyId, userIds, ownShifts })
      const withNewPhone = whose((changes) => changes['phone'] !== undefined)
      if (withNewPhone.length > 0) await sessions.endAllOf(...withNewPhone)
      const cancelled = await leave({ futureChoices, sessions, clock }, companyId, whose(isLeaving))
      await trail.write(
        ...changed.map(({ employee, changes }) =>
          changeEntry(actor, employee, changes, { department, cancelledChoices: cancelled.get(employee.id) ?? 0 }),
        ),
      )
      return cancelled
    },
)
