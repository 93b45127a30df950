import { addDays, weekdayOf } from '../../../../src/core/shared/rules.ts'
import type { DateRange } from '../../../../src/core/calendar/rules.ts'
import type { AbsencePreviewDay } from '../../../api/generated.ts'
import { formatDate } from '../../../ui/words/dates.ts'

/** The first tap names a day, the second one the other end; a third one starts anew. */
export const withTap = (range: DateRange | undefined, date: string): DateRange => {
  if (range === undefined || range.first !== range.last) return { first: date, last: date }
  return date < range.first ? { first: date, last: range.last } : { first: range.first, last: date }
}

export interface Suggestion extends DateRange {
  title: string
}

/** Ranges for one tap, as far as they are among the days. */
export const suggestionsFrom = (today: string, days: readonly AbsencePreviewDay[]): Suggestion[] => {
  const tomorrow = addDays(today, 1)
  const monday = addDays(today, 8 - weekdayOf(today))
  const worked = days.filter(
    ({ date, is_working_day }) => is_working_day && date >= monday && date < addDays(monday, 7),
  )
  const monthEnd = days.findLast(({ date }) => date.slice(0, 7) === today.slice(0, 7))?.date ?? today
  return [
    { title: 'Yarın', first: tomorrow, last: tomorrow },
    { title: 'Gelecek hafta', first: monday, last: worked.at(-1)?.date ?? addDays(monday, 4) },
    ...(monthEnd > tomorrow ? [{ title: 'Bu ay', first: tomorrow, last: monthEnd }] : []),
  ]
}

export const daysIn = ({ first, last }: DateRange, days: readonly AbsencePreviewDay[]): AbsencePreviewDay[] =>
  days.filter(({ date }) => date >= first && date <= last)

/** 30 Kasım Pazartesi – 4 Aralık Cuma */
export const rangeText = ({ first, last }: DateRange): string =>
  first === last
    ? formatDate(first, 'dayAndMonth')
    : `${formatDate(first, 'dayAndMonth')}\u00a0– ${formatDate(last, 'dayAndMonth')}`

/** 30 Kasım, 2 ve 4 Aralık */
export const datesText = (dates: readonly string[]): string => {
  const parts = dates.map((date, at) => {
    const isLastOfMonth = dates[at + 1]?.slice(0, 7) !== date.slice(0, 7)
    return isLastOfMonth ? formatDate(date, 'dayOfMonth') : String(Number(date.slice(8)))
  })
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ve ${parts.at(-1)!}`
}
