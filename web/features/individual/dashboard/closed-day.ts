import type { ClosedDay, MenuPlayDay } from '../../../api/generated-eating.ts'
import { type DateGroup, isAbsent } from '../menu-days.ts'

/** The firm or its catering is closed (rule Y1). */
export const isClosed = (day: MenuPlayDay): boolean => day.closed_reason === 'day_closed'

/** Why there is no choice on a date that does not wait for one. */
export const notChosen = ({ date, days }: DateGroup, closed: readonly ClosedDay[]): string => {
  if (days.some(isAbsent)) return 'Yoksunuz'
  return days.every(isClosed) ? closedDayText(closed.find((day) => day.date === date)) : 'Seçim yapılmadı'
}

/** Kapalı · Kurban Bayramı; a catering's closed day has no name that people of its firms read. */
export const closedDayText = (day?: ClosedDay): string =>
  day === undefined || day.name === 'Kapalı' ? 'Kapalı' : `Kapalı · ${day.name}`

/** The day, if all of it is closed. */
export const closedOn = (date: string, closed: readonly ClosedDay[]): ClosedDay | undefined =>
  closed.find((day) => day.date === date && day.from_time === null)
