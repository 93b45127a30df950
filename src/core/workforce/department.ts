import { type CompanyId, type DepartmentId, refusals } from '../shared/index.ts'

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

/** What the log records about a department. */
export type DepartmentFacts = { departmentId: DepartmentId; name: string }
