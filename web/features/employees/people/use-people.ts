import { employeesApi, type Employee, type ListEmployeesApiArg } from '../../../api/generated-employees.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { useShownRows } from '../../../ui/lists/use-shown-rows.ts'
import { pageSize, type PeopleAddress } from './people-address.ts'

export type PeopleSearch = Omit<ListEmployeesApiArg, 'offset'> & { limit: number }

export const usePeopleSearch = ({
  search,
  department,
  shift,
  role,
  status,
  day,
  sort,
  order,
}: PeopleAddress): PeopleSearch => {
  const { type: pathType, companyId } = useCompany()
  return {
    pathType,
    companyId,
    search,
    departmentId: department || undefined,
    shiftId: shift || undefined,
    role: role || undefined,
    status: status === 'active' || status === 'inactive' ? status : undefined,
    resetRequested: status === 'reset' || undefined,
    neverSignedIn: status === 'newcomers' || undefined,
    absentOn: status === 'absent' ? day || todayIn() : undefined,
    sort,
    order,
    limit: pageSize,
  }
}

/** Everybody on the open pages, in their order. */
export const useShownPeople = (search: PeopleSearch, offsets: readonly number[]): Employee[] =>
  useShownRows(
    employeesApi.endpoints.listEmployees.select,
    offsets.map((offset) => ({ ...search, offset })),
    ({ users }) => users,
  )
