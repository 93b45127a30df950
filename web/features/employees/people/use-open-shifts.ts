import { type Shift, useListShiftsQuery } from '../../../api/generated.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'

const none: Shift[] = []

/** The shifts that people of the company work now; only firms have some. */
export const useOpenShifts = (): Shift[] => {
  const { company } = useScope()
  const { data } = useListShiftsQuery({ companyId: company.id }, { skip: company.type !== 'corporate' })
  return data?.shifts.filter((shift) => shift.is_active) ?? none
}
