import { addDays, atFirstUse, homeTimezone, localDateAt } from '../../../src/core/shared/rules.ts'
import { keptTogether } from '../../../src/texts/kernel/dates.ts'

/** A `YYYY-MM-DD` is a day, not an instant: it is formatted in UTC so that no time zone can shift it. */
const noonOf = (date: string): Date => new Date(`${date}T12:00:00Z`)

const ofDay = (options: Intl.DateTimeFormatOptions) =>
  atFirstUse(() => new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options }))

const dayFormats = {
  short: ofDay({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  long: ofDay({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' }),
  weekday: ofDay({ weekday: 'short' }),
  dayOfMonth: ofDay({ day: 'numeric', month: 'long' }),
  month: ofDay({ month: 'short' }),
  dayAndMonth: ofDay({ day: 'numeric', month: 'long', weekday: 'long' }),
}
const momentFormat = atFirstUse(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
)
const momentDayFormat = atFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { day: '2-digit', month: '2-digit', year: 'numeric' }),
)

/** short 21.11.2026 · long 21 Kasım 2026 Cumartesi · dayAndMonth 21 Kasım Cumartesi · dayOfMonth 21 Kasım · weekday Cmt · month Kas */
export const formatDate = (date: string, style: keyof typeof dayFormats = 'short'): string =>
  keptTogether(dayFormats[style]().format(noonOf(date)))

/** 31.12.2026 16.00 */
export const formatInstant = (instant: string): string => momentFormat().format(new Date(instant)).replace(':', '.')
export const formatInstantDay = (instant: string): string => momentDayFormat().format(new Date(instant))

const timeOfDayFormat = atFirstUse(() => new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' }))

/** The instant by the device's clock; the time is HH:MM. */
export const localMoment = (instant: string): { date: string; time: string; timeZone: string } => {
  const moment = new Date(instant)
  const { timeZone } = timeOfDayFormat().resolvedOptions()
  return { date: localDateAt(moment, timeZone), time: timeOfDayFormat().format(moment), timeZone }
}

/** Bugün 10.25 · Dün 10.25 · 21 Kasım Cumartesi 10.25 */
export const formatWhen = (instant: string): string => {
  const { date, time, timeZone } = localMoment(instant)
  const today = todayIn(timeZone)
  const day = date === today ? 'Bugün' : date === addDays(today, -1) ? 'Dün' : formatDate(date, 'dayAndMonth')
  return `${day} ${time.replace(':', '.')}`
}

/** The date of an instant in the time zone in which contracts are kept. */
export const dayOf = (instant: string): string => localDateAt(new Date(instant), homeTimezone)

export const todayIn = (timezone = homeTimezone): string => localDateAt(new Date(), timezone)
