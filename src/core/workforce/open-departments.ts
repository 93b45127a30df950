/** @internal */

import { useCase } from '../shared/index.ts'
import type { ListOfPeople } from './company-records.ts'
import { createDepartment } from './create-department.ts'
import { type Department, departmentRefusal } from './department.ts'
import type { Missing } from './listed-groups.ts'
import { maxDepartments } from './rules.ts'

/** Creates the departments that a list names and the company does not have; refuses more than a company may have. */
export const openDepartments = useCase(
  [createDepartment],
  (create) =>
    async (
      { companyId, actor }: Pick<ListOfPeople, 'companyId' | 'actor'>,
      known: readonly Department[],
      missing: readonly Missing[],
    ): Promise<Department[]> => {
      if (known.length + missing.length > maxDepartments) throw departmentRefusal('department.too_many')
      const opened: Department[] = []
      for (const { name } of missing) opened.push(await create({ companyId, actor, name }))
      return opened
    },
)
