import type { ListEmployeesApiArg } from '../../../api/generated.ts'

/** An empty text stands for all. */
export type PersonFilter = {
  departmentId: string
  role: ListEmployeesApiArg['role'] | ''
  status: ListEmployeesApiArg['status'] | ''
}

export const everybody: PersonFilter = { departmentId: '', role: '', status: '' }

export type PersonSearch = Pick<
  ListEmployeesApiArg,
  'pathType' | 'companyId' | 'search' | 'departmentId' | 'role' | 'status'
> & { limit: number }

export const pageSize = 100
