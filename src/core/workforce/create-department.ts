import { type Clock, type Ids, tidyName } from '../shared/index.ts'
import { Department } from './department.ts'
import type { Departments } from './ports.ts'

export const createDepartment =
  (departments: Departments, ids: Ids, clock: Clock) =>
  async (wish: { companyId: string; name: string }): Promise<Department> => {
    const department = Object.assign(new Department(), {
      id: ids.next(),
      companyId: wish.companyId,
      name: tidyName(wish.name),
      isActive: true,
      createdAt: clock.now(),
    })
    await departments.add(department)
    return department
  }
