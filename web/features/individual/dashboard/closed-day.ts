import type { ClosedDay, MenuPlayDay } from '../../../api/generated-eating.ts'
import { closedName, closingName } from '../../../domain/calendar/closed-name.ts'
import { type DateGroup, isAbsent } from '../menu-days.ts'

/** The firm or its catering is closed (rule Y1). */
export const isClosed = (day: MenuPlayDay): boolean => day.closed_reason === 'day_closed'

/** Why there is no choice on a date that does not wait for one. */
export const notChosen = ({ days }: DateGroup): string => {
  if (days.some(isAbsent)) return 'Yoksunuz'
  return days.every(isClosed) ? closedName(days[0]?.closed_name) : 'Seçim yapılmadı'
}

/** Kapalı · Kurban Bayramı; Catering kapalı: Bakım günü */
export const closedWords = (day: ClosedDay): string => (day.by_catering ? closingName(day) : closedName(day.name))

/** The day, if all of it is closed. */
export const closedOn = (date: string, closed: readonly ClosedDay[]): ClosedDay | undefined =>
  closed.find((day) => day.date === date && day.from_time === null)
