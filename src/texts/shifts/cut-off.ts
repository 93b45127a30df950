import { addDays, type LocalDate, localDateAt } from '../../core/shared/rules.ts'
import type { CutOff } from '../../core/shifts/rules.ts'
import { dative, locative } from '../kernel/suffixes.ts'

const lastMinute = '23:59'

/** The clock of a shift at an instant. */
export const clockAt = (instant: Date, timezone: string): { date: LocalDate; time: string } => ({
  date: localDateAt(instant, timezone),
  time: instant.toLocaleTimeString('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }),
})

/** When choosing closes, on the clock of a shift. Nobody can tell which date midnight belongs to, so it is the last minute before. */
export const closingAt = (instant: Date, timezone: string): { date: LocalDate; time: string } => {
  const { date, time } = clockAt(instant, timezone)
  return time === '00:00' ? { date: addDays(date, -1), time: lastMinute } : { date, time }
}

/** As a time is spoken, what its minutes or else its hours end in gives the suffix: 16.05’e, 16.00’ya. */
const withSuffix = (time: string, suffix: (number: number) => string): string => {
  const shown = time === '24:00' ? lastMinute : time
  const [hours = 0, minutes = 0] = shown.split(':').map(Number)
  return `${shown.replace(':', '.')}${suffix(minutes || hours)}`
}

/** `16:00` → 16.00’da; `24:00` → 23.59’da */
export const atTime = (time: string): string => withSuffix(time, locative)

/** `16:00` → 16.00’ya kadar; `24:00` → 23.59’a kadar */
export const untilTime = (time: string): string => `${withSuffix(time, dative)} kadar`

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
