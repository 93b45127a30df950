import { type CompanyId, constructorOf, type DepartmentId, refusals } from '../shared/index.ts'

export const departmentRefusal = refusals({
  'department.missing': 'missing',
  'department.not_open': 'unprocessable',
  'department.name_taken': 'conflict',
  'department.too_many': 'conflict',
})

export class Department {
  id!: DepartmentId
  companyId!: CompanyId
  name!: string
  isActive!: boolean
  createdAt!: Date
}

export const newDepartment = constructorOf(Department)(() => ({ isActive: true }))

/** What the log records about a department. */
export type DepartmentFacts = { departmentId: DepartmentId; name: string }
