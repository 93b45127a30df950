import type { Actor } from '../actors/rules.ts'
import { type Change, changesBetween, logEvent, Trail, type LogEvent, telling, type Changes } from '../audit/index.ts'
import { type CompanyId, type DepartmentId, tidyName, useCase } from '../shared/index.ts'
import { type Department, departmentRefusal, type DepartmentFacts } from './department.ts'
import { Departments } from './ports.ts'
import { departmentNameRule } from './rules.ts'

export const departmentUpdated = logEvent('department.updated', 'COMPANY_UPDATED', telling<DepartmentFacts, 'name'>())
export const departmentActivated = logEvent(
  'department.activated',
  'COMPANY_UPDATED',
  telling<DepartmentFacts, DepartmentField>(),
)
export const departmentDeactivated = logEvent(
  'department.deactivated',
  'COMPANY_UPDATED',
  telling<DepartmentFacts, DepartmentField>(),
)

export interface DepartmentUpdate {
  companyId: CompanyId
  departmentId: DepartmentId
  actor: Actor
  name?: string | undefined
  isActive?: boolean | undefined
}

const factsOf = ({ name, isActive }: Department) => ({ name, isActive })
type DepartmentField = keyof ReturnType<typeof factsOf>

const eventOf = (changes: Changes<DepartmentField, Change>): LogEvent<string, DepartmentFacts, DepartmentField> => {
  const activity = changes['isActive']
  if (activity === undefined) return departmentUpdated
  return activity.to === true ? departmentActivated : departmentDeactivated
}

export const updateDepartment = useCase(
  [Departments, Trail],
  (departments, trail) =>
    async (input: DepartmentUpdate): Promise<Department> => {
      const department = await departments.forChange(input.companyId, input.departmentId)
      if (department === null) throw departmentRefusal('department.missing')
      const before = factsOf(department)
      if (input.name !== undefined) department.name = tidyName(input.name, departmentNameRule)
      if (input.isActive !== undefined) department.isActive = input.isActive
      const changes = changesBetween(before, factsOf(department))
      if (Object.keys(changes).length === 0) return department
      await departments.update(department)
      await trail.write({
        event: eventOf(changes),
        companyId: input.companyId,
        actor: input.actor,
        meta: { departmentId: department.id, name: department.name },
        changes,
      })
      return department
    },
)

/** People and statistics stay with the department. */
export const deactivateDepartment = useCase(
  [updateDepartment],
  (update) => (input: Omit<DepartmentUpdate, 'name' | 'isActive'>) => update({ ...input, isActive: false }),
)
