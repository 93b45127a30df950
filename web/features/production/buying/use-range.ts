import { maxNeedDays } from '../../../../src/core/buying/rules.ts'
import type { GetPurchaseNeedsApiArg } from '../../../api/generated.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { dayCount } from '../../../ui/words/calendar-days.ts'

export type Range = { start: string; end: string }

const isDate = /^\d{4}-\d{2}-\d{2}$/

const isRange = (start: string, end: string): boolean => {
  if (!isDate.test(start) || !isDate.test(end)) return false
  const days = dayCount(start, end)
  return days > 0 && days <= maxNeedDays
}

/** The days that the address names; the next open ones if it names no range. */
export const useRange = () => {
  const [params, setParams] = usePanelParams()
  const [startDate, endDate] = [params.get('start') ?? '', params.get('end') ?? '']
  const range: Pick<GetPurchaseNeedsApiArg, 'startDate' | 'endDate'> = isRange(startDate, endDate)
    ? { startDate, endDate }
    : {}
  return {
    range,
    setRange: (range: Range | undefined) => setParams({ tab: 'buying', ...range }, { preventScrollReset: true }),
  }
}
