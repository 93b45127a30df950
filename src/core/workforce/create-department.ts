import type { Trail } from '../audit/index.ts'
import { type Clock, type Ids, tidyName } from '../shared/index.ts'
import { Department } from './department.ts'
import type { Departments } from './ports.ts'

export const createDepartment =
  (departments: Departments, trail: Trail, ids: Ids, clock: Clock) =>
  async (wish: { companyId: string; actorId?: string; name: string }): Promise<Department> => {
    const department = Object.assign(new Department(), {
      id: ids.next(),
      companyId: wish.companyId,
      name: tidyName(wish.name),
      isActive: true,
      createdAt: clock.now(),
    })
    await departments.add(department)
    await trail.write({
      type: 'COMPANY_UPDATED',
      event: 'department.created',
      companyId: wish.companyId,
      actorId: wish.actorId ?? null,
      meta: { department_id: department.id, name: department.name },
    })
    return department
  }
