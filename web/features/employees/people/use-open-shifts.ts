import type { Shift } from '../../../api/generated.ts'
import { useListShiftsQuery } from '../../../api/generated-eating.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'

const none: Shift[] = []

/** The company's active shifts; only firms have any. */
export const useOpenShifts = (): Shift[] => {
  const { company } = useScope()
  const { data } = useListShiftsQuery({ companyId: company.id }, { skip: company.type !== 'corporate' })
  return data?.shifts.filter((shift) => shift.is_active) ?? none
}

/** With a single shift there is nothing to tell. */
export const useShowsShifts = (): boolean => useOpenShifts().length > 1
