import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, Ids, tidyName, useCase } from '../shared/index.ts'
import { type Department, type DepartmentFacts, newDepartment } from './department.ts'
import { Departments } from './ports.ts'
import { departmentNameRule } from './rules.ts'

export const departmentCreated = logEvent('department.created', 'COMPANY_UPDATED', telling<DepartmentFacts>())

export const createDepartment = useCase(
  [Departments, Trail, Ids, Clock],
  (departments, trail, ids, clock) =>
    async (input: { companyId: CompanyId; actor: Actor; name: string }): Promise<Department> => {
      const department = newDepartment({
        id: ids.next(),
        companyId: input.companyId,
        name: tidyName(input.name, departmentNameRule),
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
