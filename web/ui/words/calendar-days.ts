import { addDays, daysBetween as daysApart, weekdayOf } from '../../../src/core/shared/rules.ts'
import { weekdays } from '../../../src/texts/kernel/weekdays.ts'
import { formatDate } from './dates.ts'

/** Counts both the first and the last day. */
export const dayCount = (start: string, end: string): number => Math.max(0, daysApart(start, end) + 1)

export const daysBetween = (start: string, end: string): string[] =>
  Array.from({ length: dayCount(start, end) }, (_, index) => addDays(start, index))

/** Pzt · 23 · Kas */
export const dayParts = (date: string): { weekday: string; day: number; month: string } => ({
  weekday: weekdays[weekdayOf(date) - 1]?.short ?? '',
  day: Number(date.slice(8)),
  month: formatDate(date, 'month'),
})
