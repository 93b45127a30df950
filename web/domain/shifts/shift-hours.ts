import { addDays } from '../../../src/core/shared/rules.ts'
import type { Shift } from '../../api/generated.ts'
import { formatDate } from '../../ui/words/dates.ts'

type Hours = Pick<Shift, 'start_time' | 'end_time'>

export const shiftHours = (shift: Hours): string => `${shift.start_time}–${shift.end_time}`

export const runsOverMidnight = (shift: Hours): boolean => shift.end_time <= shift.start_time

/** A night shift belongs to the day on which it starts; both dates are named so that nobody comes a day late. */
export const nightSpan = (shift: Hours, date: string): string =>
  `${formatDate(date, 'dayAndMonth')} ${shift.start_time} – ${formatDate(addDays(date, 1), 'dayAndMonth')} ${shift.end_time}`
