import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import { type CompanyId, useCase, type UserId } from '../shared/index.ts'
import { changeEach, type RefusedEmployee } from './change-each.ts'
import { type Employee, withActivity } from './employee.ts'
import { Departments, holdDepartment } from './ports.ts'
import type { EmployeeChanges } from './update-employee.ts'

export interface EmployeesUpdate {
  companyId: CompanyId
  employeeIds: readonly UserId[]
  actor: Actor
  changes: Pick<EmployeeChanges, 'isActive' | 'departmentId' | 'ownShifts'>
}

export interface EmployeesReport {
  /** How many people now match the request, including those who already did. */
  updated: number
  refused: RefusedEmployee[]
  cancelledChoices: number
}

/**
 * Moves, activates or deactivates several people, or sets their usual shifts. The rules (I8, M7, M11) apply to each
 * person, in the order given; people they protect are skipped. The number of statements is fixed.
 */
export const updateEmployees = useCase(
  [holdAuthority, changeEach, Departments],
  (hold, change, departments) =>
    async ({ companyId, employeeIds, actor: asking, changes: input }: EmployeesUpdate): Promise<EmployeesReport> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      const department = await holdDepartment(departments, companyId, input.departmentId ?? null)
      const plans = employeeIds.map((employeeId) => ({
        employeeId,
        change: (before: Employee) => changedBy(input, before),
        department,
        ownShifts: input.ownShifts,
      }))
      const report = await change({ companyId, actor, anyLeaves: input.isActive === false }, plans)
      return { updated: employeeIds.length - report.refused.length, ...report }
    },
)

const changedBy = ({ isActive, departmentId }: EmployeesUpdate['changes'], before: Employee): Employee => ({
  ...before,
  ...(isActive !== undefined && withActivity(before, isActive)),
  ...(departmentId !== undefined && { departmentId }),
})
