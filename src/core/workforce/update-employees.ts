import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { type CompanyId, Refusal, useCase, type UserId } from '../shared/index.ts'
import { refuseAbove } from './authority.ts'
import { changesOfShifts } from './changes-of-shifts.ts'
import { type Employee, employeeRefusal, withActivity } from './employee.ts'
import { changesOfEmployee, isLeaving, refuseLeaving } from './employee-changes.ts'
import { Departments, Employees, holdDepartment } from './ports.ts'
import { type ChangedEmployee, saveChanges } from './save-changes.ts'
import type { EmployeeChanges } from './update-employee.ts'

export interface EmployeesUpdate {
  companyId: CompanyId
  employeeIds: readonly UserId[]
  actor: Actor
  changes: Pick<EmployeeChanges, 'isActive' | 'departmentId' | 'ownShifts'>
}

/** A person who was not changed. */
export interface RefusedEmployee {
  employeeId: UserId
  /** Null if the company has nobody with this id. */
  fullName: string | null
  refusal: Refusal
}

export interface EmployeesReport {
  /** How many people now match the request, including those who already did. */
  updated: number
  refused: RefusedEmployee[]
  cancelledChoices: number
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
 * Moves, activates or deactivates several people, or sets their usual shifts. The rules (I8, M7, M11) apply to each
 * person, in the order given; people they protect are skipped. The number of statements is fixed.
 */
export const updateEmployees = useCase(
  [holdAuthority, changesOfShifts, saveChanges, Employees, Departments],
  (hold, shiftChanges, save, employees, departments) =>
    async ({ companyId, employeeIds, actor: asking, changes: input }: EmployeesUpdate): Promise<EmployeesReport> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      const department = await holdDepartment(departments, companyId, input.departmentId ?? null)
      const people = new Map((await employees.allForChange(companyId, employeeIds)).map((one) => [one.id, one]))
      let owners = input.isActive === false ? await employees.countActiveOwners(companyId) : 0

      const { ownShifts } = input
      const otherShifts =
        ownShifts && (await shiftChanges(companyId, new Map(employeeIds.map((id) => [id, ownShifts]))))

      const refused: RefusedEmployee[] = []
      const changed: ChangedEmployee[] = []
      for (const employeeId of employeeIds) {
        const before = people.get(employeeId)
        const refusal = refusalOf(() => {
          if (before === undefined) throw employeeRefusal('employee.missing')
          refuseAbove(actor, before)
          const after = changedBy(input, before)
          const changes = { ...changesOfEmployee(before, after), ...otherShifts?.get(employeeId) }
          if (Object.keys(changes).length === 0) return
          if (isLeaving(changes)) {
            refuseLeaving(actor, before, owners)
            if (before.role === 'corporateOwner') owners--
          }
          changed.push({ employee: { ...after, version: before.version + 1 }, changes, department, ownShifts })
        })
        if (refusal !== undefined) refused.push({ employeeId, fullName: before?.fullName ?? null, refusal })
      }

      const cancelled = await save({ companyId, actor }, changed)
      return {
        updated: employeeIds.length - refused.length,
        refused,
        cancelledChoices: [...cancelled.values()].reduce((sum, choices) => sum + choices, 0),
      }
    },
)

const changedBy = ({ isActive, departmentId }: EmployeesUpdate['changes'], before: Employee): Employee => ({
  ...before,
  ...(isActive !== undefined && withActivity(before, isActive)),
  ...(departmentId !== undefined && { departmentId }),
})
