import { addDays, type LocalDate, localTimeAt } from '../../core/shared/rules.ts'
import type { CutOff } from '../../core/shifts/rules.ts'
import { dative, locative } from '../kernel/suffixes.ts'

const lastMinute = '23:59'

/** Local date and time of a shift at an instant. */
export const clockAt = (instant: Date, timezone: string): { date: LocalDate; time: string } => {
  const [date = '', time = ''] = localTimeAt(instant, timezone).split('T')
  return { date, time }
}

/**
 * When choosing closes, in a shift's local time. People cannot tell which date midnight belongs to, so it becomes the
 * last minute before.
 */
export const closingAt = (instant: Date, timezone: string): { date: LocalDate; time: string } => {
  const { date, time } = clockAt(instant, timezone)
  return time === '00:00' ? { date: addDays(date, -1), time: lastMinute } : { date, time }
}

/** The suffix follows the pronunciation of the minutes or, on the hour, of the hours: 16.05’e, 16.00’ya. */
const withSuffix = (time: string, suffix: (number: number) => string): string => {
  const shown = time === '24:00' ? lastMinute : time
  const [hours = 0, minutes = 0] = shown.split(':').map(Number)
  return `${shown.replace(':', '.')}${suffix(minutes || hours)}`
}

/** `16:00` → 16.00’da; `24:00` → 23.59’da */
export const atTime = (time: string): string => withSuffix(time, locative)

/** `16:00` → 16.00’ya kadar; `24:00` → 23.59’a kadar */
export const untilTime = (time: string): string => `${withSuffix(time, dative)} kadar`

/** ‘On the same day’, ‘one day before’ …, by the number of days. */
export const daysBefore = [
  'aynı gün',
  'bir gün önce',
  'iki gün önce',
  'üç gün önce',
  'dört gün önce',
  'beş gün önce',
  'altı gün önce',
  'yedi gün önce',
]

/** How long one can choose for a day: bir gün önce 16.00’ya kadar */
export const cutOffText = ({ days, time }: CutOff): string => `${daysBefore[days] ?? ''} ${untilTime(time)}`

/** As a limit: En geç bir gün önce 16.00’da */
export const latestText = ({ days, time }: CutOff): string => `En geç ${daysBefore[days] ?? ''} ${atTime(time)}`
