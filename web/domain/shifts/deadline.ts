import { addDays, homeTimezone, localDateAt } from '../../../src/core/shared/rules.ts'
import { atTime, clockAt, closingAt, untilTime } from '../../../src/texts/shifts/cut-off.ts'
import { formatDate } from '../../ui/words/dates.ts'

const minute = 60_000
const hour = 60 * minute

export const lengthOf = (milliseconds: number): string => {
  const minutes = Math.ceil(milliseconds / minute)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return [hours > 0 && `${hours} sa`, (rest > 0 || hours === 0) && `${rest} dk`].filter(Boolean).join(' ')
}

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase('tr') + text.slice(1)

export interface Deadline {
  text: string
  /** The time remaining: 3 sa 12 dk. */
  left: string
  isSoon: boolean
}

/** Until when a day is open: 16.00’ya kadar · 3 sa 12 dk; with the date if that is more than a day away. */
export const deadlineOf = (until: string, timezone = homeTimezone, now: Date): Deadline => {
  const instant = new Date(until)
  const milliseconds = Math.max(0, instant.getTime() - now.getTime())
  const left = lengthOf(milliseconds)
  const { date, time } = closingAt(instant, timezone)
  if (milliseconds > 24 * hour)
    return { text: `${formatDate(date, 'dayOfMonth')} ${untilTime(time)}`, left, isSoon: false }
  const day = date === localDateAt(now, timezone) ? '' : 'yarın '
  return { text: capitalized(`${day}${untilTime(time)} · ${left}`), left, isSoon: true }
}

/** When a day closed: 22 Kasım 16.00’da kapandı. */
export const closedAtText = (until: string, timezone: string): string => {
  const { date, time } = closingAt(new Date(until), timezone)
  return `${formatDate(date, 'dayOfMonth')} ${atTime(time)} kapandı.`
}

/** When something was done, for use in a sentence: 12.48’de, Dün 12.48’de, 21 Kasım 12.48’de. */
export const onceAt = (instant: string, now: Date, timezone = homeTimezone): string => {
  const { date, time } = clockAt(new Date(instant), timezone)
  const today = localDateAt(now, timezone)
  const day = date === today ? '' : date === addDays(today, -1) ? 'dün ' : `${formatDate(date, 'dayOfMonth')} `
  return capitalized(`${day}${atTime(time)}`)
}
