import { useListDepartmentsQuery, type ListDepartmentsApiArg } from '../../api/generated-sign-in.ts'

/** As many as the server gives at once. */
export const departmentsAtOnce = 200

export type CompanyAddress = Pick<ListDepartmentsApiArg, 'type' | 'companyId'>

type Asked = { search?: string; /** Those that take nobody new as well. */ withInactive?: boolean }

/** What people may be put into, or are in. */
export const useDepartments = (company: CompanyAddress, { search, withInactive }: Asked = {}) => {
  const { data, isFetching, error } = useListDepartmentsQuery({
    ...company,
    search: search || undefined,
    includeInactive: withInactive || undefined,
    limit: departmentsAtOnce,
    offset: 0,
  })
  return { departments: data?.departments ?? [], isFetching, error, hasMore: (data?.total ?? 0) > departmentsAtOnce }
}
