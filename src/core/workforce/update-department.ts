import type { Actor } from '../access/index.ts'
import { type Change, changesBetween, Trail, type TrailEvent } from '../audit/index.ts'
import { Refusal, tidyName, useCase } from '../shared/index.ts'
import type { Department } from './department.ts'
import { Departments } from './ports.ts'

export interface DepartmentUpdate {
  companyId: string
  departmentId: string
  actor: Actor
  name?: string | undefined
  isActive?: boolean | undefined
}

const factsOf = ({ name, isActive }: Department) => ({ name, is_active: isActive })

const eventOf = (changes: Readonly<Record<string, Change>>): TrailEvent => {
  const activity = changes['is_active']
  if (activity === undefined) return 'department.updated'
  return activity.to === true ? 'department.activated' : 'department.deactivated'
}

export const updateDepartment = useCase(
  [Departments, Trail],
  (departments, trail) =>
    async (wish: DepartmentUpdate): Promise<Department> => {
      const department = await departments.forChange(wish.companyId, wish.departmentId)
      if (department === null) throw new Refusal('department.missing')
      const before = factsOf(department)
      if (wish.name !== undefined) department.name = tidyName(wish.name)
      if (wish.isActive !== undefined) department.isActive = wish.isActive
      const changes = changesBetween(before, factsOf(department))
      if (Object.keys(changes).length === 0) return department
      await departments.update(department)
      await trail.write({
        event: eventOf(changes),
        companyId: wish.companyId,
        actor: wish.actor,
        meta: { department_id: department.id, name: department.name },
        changes,
      })
      return department
    },
)

/** Its people stay in it, and so does everything that was counted for it. */
export const deactivateDepartment = useCase(
  [updateDepartment],
  (update) => (wish: Omit<DepartmentUpdate, 'name' | 'isActive'>) => update({ ...wish, isActive: false }),
)
