import { useContext } from 'react'
import { useListDepartmentsQuery, type ListDepartmentsApiArg } from '../../api/generated-sign-in.ts'
import { CompanyScope } from '../../frame/scope/company-scope.ts'

/** The server's maximum page size. */
export const departmentsAtOnce = 200

export type CompanyAddress = Pick<ListDepartmentsApiArg, 'type' | 'companyId'>

type Asked = {
  search?: string
  /** Includes those that no longer take anybody new. */
  withInactive?: boolean
}

/** The departments that people can be put into, or are in. */
export const useDepartments = (company: CompanyAddress, { search, withInactive = false }: Asked = {}) => {
  /**
   * Managers list all departments, because the public list is closed for a passive company, which administrators still
   * manage.
   */
  const scope = useContext(CompanyScope)
  const isManager = scope?.company.id === company.companyId && scope.capabilities.includes('manageEmployees')
  const { data, isFetching, error } = useListDepartmentsQuery({
    ...company,
    search: search || undefined,
    includeInactive: withInactive || isManager || undefined,
    limit: departmentsAtOnce,
    offset: 0,
  })
  const departments = (data?.departments ?? []).filter(({ is_active }) => is_active || withInactive)
  return { departments, isFetching, error, hasMore: (data?.total ?? 0) > departmentsAtOnce }
}
