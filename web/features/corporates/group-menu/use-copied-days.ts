import { addDays, mondayOf } from '../../../../src/core/shared/rules.ts'
import { useListMenuDaysQuery } from '../../../api/generated.ts'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { copiedDays, type GroupDay } from './days-of-draft.ts'
import type { CopiedWeek } from './group-menu-draft.ts'

export type CopiedDays = { days: readonly GroupDay[]; isFetching: boolean; error?: unknown; refetch: () => unknown }

/** The menus of a week of a shift, on the days of another week. */
export const useCopiedDays = (copied: CopiedWeek | undefined): CopiedDays => {
  const { companyId } = useCompany()
  const { source, from = '', onto = '' } = copied ?? {}
  const isMissing = source == null || from === '' || onto === ''
  const start = from === '' ? '' : mondayOf(from)
  const query = useListMenuDaysQuery(
    {
      cateringId: companyId,
      corpId: source?.corporateId ?? '',
      shiftId: source?.id ?? '',
      startDate: start,
      endDate: start && addDays(start, 6),
    },
    { skip: isMissing, refetchOnMountOrArgChange: true },
  )
  const days = isMissing ? [] : copiedDays(query.currentData?.days ?? [], start, onto, todayIn())
  return { days, isFetching: query.isFetching, error: query.error, refetch: query.refetch }
}
