import type { Actor } from '../actors/rules.ts'
import { type CompanyId, Refusal, useCase, type UserId } from '../shared/index.ts'
import type { OwnShifts } from '../shifts/index.ts'
import { refuseAbove } from './authority.ts'
import { changesOfShifts } from './changes-of-shifts.ts'
import type { Department } from './department.ts'
import { changesOfEmployee, isLeaving, refuseLeaving } from './employee-changes.ts'
import { type Employee, employeeRefusal } from './employee.ts'
import { Employees } from './ports.ts'
import { type ChangedEmployee, saveChanges } from './save-changes.ts'

export interface PlannedChange {
  employeeId: UserId
  /** What the person becomes; null leaves them as they are. */
  change: (before: Employee) => Employee | null
  /** Of a changed department; null for none. */
  department: Department | null
  /** Undefined if they stay. */
  ownShifts: OwnShifts | undefined
}

/** A person who was not changed. */
export interface RefusedEmployee {
  employeeId: UserId
  /** Null if the company has nobody with this id. */
  fullName: string | null
  refusal: Refusal
}

export const refusalOf = (work: () => void): Refusal | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * Changes people whose authority over them is held. The rules (I8, M7, M11) apply to each person, in the order given;
 * people they protect are skipped. The number of statements grows with the patterns of shifts, not with the people.
 */
export const changeEach = useCase(
  [changesOfShifts, saveChanges, Employees],
  (shiftChanges, save, employees) =>
    async (
      { companyId, actor, anyLeaves }: { companyId: CompanyId; actor: Actor; anyLeaves: boolean },
      plans: readonly PlannedChange[],
    ): Promise<{ refused: RefusedEmployee[]; cancelledChoices: number }> => {
      const found = await employees.allForChange(
        companyId,
        plans.map(({ employeeId }) => employeeId),
      )
      const people = new Map(found.map((one) => [one.id, one]))
      let owners = anyLeaves ? await employees.countActiveOwners(companyId) : 0
      const next = new Map(
        plans.flatMap(({ employeeId, ownShifts }) => (ownShifts ? [[employeeId, ownShifts] as const] : [])),
      )
      const otherShifts = next.size > 0 ? await shiftChanges(companyId, next) : undefined

      const refused: RefusedEmployee[] = []
      const changed: ChangedEmployee[] = []
      const changeOne = ({ employeeId, change, department, ownShifts }: PlannedChange): void => {
        const before = people.get(employeeId)
        if (before === undefined) throw employeeRefusal('employee.missing')
        refuseAbove(actor, before)
        const after = change(before)
        if (after === null) return
        const changes = { ...changesOfEmployee(before, after), ...otherShifts?.get(employeeId) }
        if (Object.keys(changes).length === 0) return
        if (isLeaving(changes)) {
          refuseLeaving(actor, before, owners)
          if (before.role === 'corporateOwner') owners--
        }
        changed.push({ employee: { ...after, version: before.version + 1 }, changes, department, ownShifts })
      }
      for (const plan of plans) {
        const { employeeId } = plan
        const refusal = refusalOf(() => changeOne(plan))
        if (refusal !== undefined)
          refused.push({ employeeId, fullName: people.get(employeeId)?.fullName ?? null, refusal })
      }

      const cancelled = await save({ companyId, actor }, changed)
      return { refused, cancelledChoices: [...cancelled.values()].reduce((sum, choices) => sum + choices, 0) }
    },
)
