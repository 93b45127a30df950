/** Pure rules without ports, which reads and the web app may use too. */

import type { LocalDate } from '../shared/rules.ts'
export * from './official-days.ts'

export const closedDayNameRule = { min: 1, max: 60 } as const
/** Closed with one request. */
export const maxClosedDays = 62
/** The last day of the next but one year is the last that can be closed. */
export const yearsAhead = 2

/** Days in a row, both ends included. */
export interface DateRange {
  first: LocalDate
  last: LocalDate
}
/** Marked with one request, weekends included (rule Y2). */
export const maxAbsentDays = 90
/** How far ahead an absence may reach. */
export const absenceDaysAhead = 365
/** An absent day is deleted this many days after it. */
export const absenceDaysKept = 30
