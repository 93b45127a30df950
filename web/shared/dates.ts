import { homeTimezone, localDateAt } from '../../src/core/shared/rules.ts'

/** A `YYYY-MM-DD` names a day, not a moment: it is shown in UTC so that no time zone can move it. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

const dayFormats = {
  short: new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' }),
  long: new Intl.DateTimeFormat('tr-TR', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    weekday: 'long',
  }),
  dayAndMonth: new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', day: 'numeric', month: 'long', weekday: 'long' }),
}
const momentFormat = new Intl.DateTimeFormat('tr-TR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const momentDayFormat = new Intl.DateTimeFormat('tr-TR', { day: '2-digit', month: '2-digit', year: 'numeric' })

/** short 21.11.2026 · long 21 Kasım 2026 Cumartesi · dayAndMonth 21 Kasım Cumartesi */
export const formatDate = (date: string, style: keyof typeof dayFormats = 'short'): string =>
  dayFormats[style].format(noonOf(date))

export const formatInstant = (instant: string): string => momentFormat.format(new Date(instant))
export const formatInstantDay = (instant: string): string => momentDayFormat.format(new Date(instant))

export const todayIn = (timezone = homeTimezone): string => localDateAt(new Date(), timezone)
