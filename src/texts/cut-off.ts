import { addDays, type LocalDate, localDateAt } from '../core/shared/rules.ts'
import type { CutOff } from '../core/shifts/rules.ts'
import { dative, locative } from './suffixes.ts'

/** The clock of a shift at an instant; midnight belongs to the day that it ends. */
export const shownAt = (instant: Date, timezone: string): { date: LocalDate; time: string } => {
  const date = localDateAt(instant, timezone)
  const time = instant.toLocaleTimeString('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' })
  return time === '00:00' ? { date: addDays(date, -1), time: '24:00' } : { date, time }
}

/** As a time is spoken, what its minutes or else its hours end in gives the suffix: 16.05’e, 16.00’ya. */
const withSuffix = (time: string, suffix: (number: number) => string): string => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return `${time.replace(':', '.')}${suffix(minutes || hours)}`
}

/** `16:00` → 16.00’da; `24:00` → gece yarısı */
export const atTime = (time: string): string => (time === '24:00' ? 'gece yarısı' : withSuffix(time, locative))

/** `16:00` → 16.00’ya kadar; `24:00` → gece yarısına kadar */
export const untilTime = (time: string): string =>
  `${time === '24:00' ? 'gece yarısına' : withSuffix(time, dative)} kadar`

/** How long before a day, by the number of days. */
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

/** Until when one can choose for a day: bir gün önce 16.00’ya kadar */
export const cutOffText = ({ days, time }: CutOff): string => `${daysBefore[days] ?? ''} ${untilTime(time)}`

/** As a limit: En geç bir gün önce 16.00’da */
export const latestText = ({ days, time }: CutOff): string => `En geç ${daysBefore[days] ?? ''} ${atTime(time)}`
