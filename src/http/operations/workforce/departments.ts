import { companyRefusal } from '../../../core/companies/index.ts'
import {
  createDepartment,
  deactivateDepartment,
  type Department,
  updateDepartment,
} from '../../../core/workforce/index.ts'
import { CompanyReads, WorkforceReads } from '../../../reads/index.ts'
import { command, type Operations, type OperationUse, read } from '../../server/operation.ts'
import { pageOf } from '../../server/page.ts'
import type { SearchLimit } from '../../server/search-limit.ts'

const answerOf = ({ id, name, isActive }: Department) => ({
  success: true as const,
  department: { id, name, is_active: isActive },
})

export const departmentOperations = (use: OperationUse, limitSearch: SearchLimit) => {
  const employees = use(WorkforceReads)
  const companies = use(CompanyReads)
  return {
    listDepartments: read(async ({ path, query, actor, address }) => {
      if (actor === null) {
        await limitSearch(address)
        if (!(await companies.isOpenCorporate(path.companyId))) throw companyRefusal('company.unknown')
      }
      return employees.departments(path.companyId, query.search ?? '', pageOf(query, 200), query.include_inactive)
    }),
    createDepartment: command(async ({ path, body, actor }) =>
      answerOf(await use(createDepartment)({ companyId: path.companyId, actor, name: body.name })),
    ),
    updateDepartment: command(async ({ path: { companyId, departmentId }, body, actor }) =>
      answerOf(
        await use(updateDepartment)({
          companyId,
          departmentId,
          actor,
          name: body.name,
          isActive: body.is_active,
        }),
      ),
    ),
    deactivateDepartment: command(async ({ path: { companyId, departmentId }, actor }) =>
      answerOf(await use(deactivateDepartment)({ companyId, departmentId, actor })),
    ),
  } satisfies Partial<Operations>
}
