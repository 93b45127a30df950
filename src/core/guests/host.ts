/** @internal */
import { type Departments, holdDepartment } from '../workforce/index.ts'
import type { GuestsOfDepartment } from './guest.ts'

/** The name of the department; guests of one that was closed may still be taken away. */
export const hostOf = async (
  departments: Departments,
  { companyId, departmentId }: Pick<GuestsOfDepartment, 'companyId' | 'departmentId'>,
  comes: boolean,
): Promise<string | null> => {
  if (departmentId === null) return null
  const department = comes
    ? await holdDepartment(departments, companyId, departmentId)
    : await departments.forChange(companyId, departmentId)
  return department?.name ?? null
}
