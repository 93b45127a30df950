import { maxRangeDays, defaultRangeDays } from '../../../../src/core/menus/rules.ts'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { reasons } from '../../../../src/texts/kernel/reasons.ts'
import { dayCount } from '../../../ui/words/calendar-days.ts'

export interface MenuRange {
  start: string
  end: string
}

export const rangeFrom = (today: string): MenuRange => ({ start: today, end: addDays(today, defaultRangeDays) })

/** Rejects empty and half-typed dates, and years of five digits, which browsers let through. */
const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

export const rangeProblem = ({ start, end }: MenuRange): string | undefined => {
  if (!isDate(start) || !isDate(end)) return 'Başlangıç ve bitiş tarihini seçin'
  if (end < start) return reasons.range
  return dayCount(start, end) > maxRangeDays ? `En fazla ${maxRangeDays} günlük bir aralık seçilebilir` : undefined
}

/** The range extended to include these days, or these days alone if that would be too long. */
export const rangeWith = (range: MenuRange, days: MenuRange): MenuRange => {
  const wide = {
    start: days.start < range.start ? days.start : range.start,
    end: days.end > range.end ? days.end : range.end,
  }
  return rangeProblem(wide) === undefined ? wide : days
}
