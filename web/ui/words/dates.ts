import { addDays, atFirstUse, homeTimezone, localDateAt } from '../../../src/core/shared/rules.ts'
import { dayAndMonth, dayAndWeekday, dayFormat } from '../../../src/texts/kernel/dates.ts'

const dayFormats = {
  short: dayFormat({ day: '2-digit', month: '2-digit', year: 'numeric' }),
  long: dayFormat({ day: 'numeric', month: 'long', year: 'numeric', weekday: 'long' }),
  weekday: dayFormat({ weekday: 'short' }),
  dayOfMonth: { of: dayAndMonth },
  month: dayFormat({ month: 'short' }),
  dayAndMonth: { of: dayAndWeekday },
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
export const formatDate = (date: string, style: keyof typeof dayFormats = 'short'): string => dayFormats[style].of(date)

/** 31.12.2026 16.00 */
export const formatInstant = (instant: string): string => momentFormat().format(new Date(instant)).replace(':', '.')
export const formatInstantDay = (instant: string): string => momentDayFormat().format(new Date(instant))

const timeOfDayFormat = atFirstUse(() => new Intl.DateTimeFormat('tr-TR', { hour: '2-digit', minute: '2-digit' }))

/** The instant by the device's clock, and which day that is; the time is HH:MM. */
export const localMoment = (
  instant: string,
): { date: string; time: string; day: 'today' | 'yesterday' | 'another' } => {
  const moment = new Date(instant)
  const { timeZone } = timeOfDayFormat().resolvedOptions()
  const date = localDateAt(moment, timeZone)
  const today = todayIn(timeZone)
  const day = date === today ? 'today' : date === addDays(today, -1) ? 'yesterday' : 'another'
  return { date, time: timeOfDayFormat().format(moment), day }
}

/** Bugün 10.25 · Dün 10.25 · 21 Kasım Cumartesi 10.25 */
export const formatWhen = (instant: string): string => {
  const { date, time, day } = localMoment(instant)
  const name = { today: 'Bugün', yesterday: 'Dün', another: formatDate(date, 'dayAndMonth') }[day]
  return `${name} ${time.replace(':', '.')}`
}

/** The date of an instant in the time zone in which contracts are kept. */
export const dayOf = (instant: string): string => localDateAt(new Date(instant), homeTimezone)

export const todayIn = (timezone = homeTimezone): string => localDateAt(new Date(), timezone)
