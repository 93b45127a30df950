import { holdAuthority } from '../access/index.ts'
import type { Actor } from '../actors/rules.ts'
import {
  type CompanyId,
  type DepartmentId,
  phoneOrRefuse,
  refuseStale,
  tidyName,
  useCase,
  type UserId,
} from '../shared/index.ts'
import type { OwnShifts } from '../shifts/index.ts'
import { refuseAbove } from './authority.ts'
import { changesOfShifts } from './changes-of-shifts.ts'
import { departmentRefusal } from './department.ts'
import { employeeRefusal, withActivity } from './employee.ts'
import { type ChangesOfEmployee, changesOfEmployee, isLeaving, refuseLeaving } from './employee-changes.ts'
import { Departments, Employees } from './ports.ts'
import { fullNameRule, optionalNames, type OptionalFacts } from './rules.ts'
import { saveChanges } from './save-changes.ts'

export interface EmployeeChanges extends Partial<OptionalFacts<string | null | undefined>> {
  fullName?: string | undefined
  /** As typed. Sessions signed in with the old number end. */
  phone?: string | undefined
  isActive?: boolean | undefined
  /** Null for none. */
  departmentId?: DepartmentId | null | undefined
  /** The person's usual shifts; none means all (rule M11). */
  ownShifts?: OwnShifts | undefined
}

export interface EmployeeUpdate {
  companyId: CompanyId
  employeeId: UserId
  actor: Actor
  changes: EmployeeChanges
  seenVersion?: number | undefined
}

/** Deactivating a person ends their sessions and cancels choices from tomorrow on (rule M7). */
export const updateEmployee = useCase(
  [holdAuthority, changesOfShifts, saveChanges, Employees, Departments],
  (hold, shiftChanges, save, employees, departments) =>
    async ({
      companyId,
      employeeId,
      actor: asking,
      changes: input,
      seenVersion,
    }: EmployeeUpdate): Promise<{ cancelledChoices: number }> => {
      const actor = await hold(companyId, asking, 'manageEmployees')
      const department = input.departmentId ? await departments.holdOpen(companyId, input.departmentId) : null
      const employee = await employees.forChange(companyId, employeeId)
      if (employee === null) throw employeeRefusal('employee.missing')
      refuseAbove(actor, employee)
      refuseStale(employee, seenVersion)

      const before = { ...employee }
      if (input.fullName !== undefined) employee.fullName = tidyName(input.fullName, fullNameRule)
      for (const name of optionalNames) if (input[name] !== undefined) employee[name] = input[name] || null
      if (input.phone !== undefined) employee.phone = phoneOrRefuse(input.phone)
      if (input.departmentId !== undefined) employee.departmentId = input.departmentId
      if (input.isActive !== undefined) Object.assign(employee, withActivity(employee, input.isActive))
      const changes: ChangesOfEmployee = {
        ...changesOfEmployee(before, employee),
        ...(input.ownShifts &&
          (await shiftChanges(companyId, new Map([[employeeId, input.ownShifts]]))).get(employeeId)),
      }
      if (Object.keys(changes).length === 0) return { cancelledChoices: 0 }

      if (changes['departmentId'] && input.departmentId && department === null)
        throw departmentRefusal('department.not_open')
      if (isLeaving(changes)) refuseLeaving(actor, before, await employees.countActiveOwners(companyId))

      employee.version++
      const { ownShifts } = input
      const cancelled = await save({ companyId, actor }, [{ employee, changes, department, ownShifts }])
      return { cancelledChoices: cancelled.get(employeeId) ?? 0 }
    },
)
