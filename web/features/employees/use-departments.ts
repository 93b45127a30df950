import { useListDepartmentsQuery } from '../../api/generated.ts'
import { useCompany } from '../../shared/session/use-company.ts'

/** What people may be put into. */
export const useDepartments = () => useListDepartmentsQuery({ ...useCompany(), limit: 200, offset: 0 }).data?.departments ?? []
