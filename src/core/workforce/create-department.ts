import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, create, Ids, tidyName, useCase } from '../shared/index.ts'
import { Department, type DepartmentFacts } from './department.ts'
import { Departments } from './ports.ts'
import { departmentNameRule } from './rules.ts'

export const departmentCreated = logEvent('department.created', 'COMPANY_UPDATED', telling<DepartmentFacts>())

export const createDepartment = useCase(
  [Departments, Trail, Ids, Clock],
  (departments, trail, ids, clock) =>
    async (input: { companyId: CompanyId; actor: Actor; name: string }): Promise<Department> => {
      const department = create(Department, {
        id: ids.next(),
        companyId: input.companyId,
        name: tidyName(input.name, departmentNameRule),
        isActive: true,
        createdAt: clock.now(),
      })
      await departments.add(department)
      await trail.write({
        event: departmentCreated,
        companyId: input.companyId,
        actor: input.actor,
        meta: { departmentId: department.id, name: department.name },
      })
      return department
    },
)
