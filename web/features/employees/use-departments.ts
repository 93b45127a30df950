import { useListDepartmentsQuery } from '../../api/generated.ts'
import { useCompany } from '../../shared/session/use-company.ts'

/** As many as the server gives at once. */
export const departmentsAtOnce = 200

type Asked = { search?: string; /** Those that take nobody new as well. */ withInactive?: boolean }

/** What people may be put into, or are in. */
export const useDepartments = ({ search, withInactive }: Asked = {}) => {
  const { data, isFetching } = useListDepartmentsQuery({
    ...useCompany(),
    search: search || undefined,
    includeInactive: withInactive || undefined,
    limit: departmentsAtOnce,
    offset: 0,
  })
  return { departments: data?.departments ?? [], isFetching, hasMore: (data?.total ?? 0) > departmentsAtOnce }
}
