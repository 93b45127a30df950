import { atFirstUse, type LocalDate } from '../../core/shared/rules.ts'
import { locative } from './suffixes.ts'

/** 2026-12-31 → 31.12.2026 */
export const dated = (date: unknown): string => String(date).split('-').toReversed().join('.')

/** 31.12.2026’da · 31.12.2025’te, according to how the year is pronounced. */
export const onDate = (date: unknown): string => `${dated(date)}${locative(Number(String(date).slice(0, 4)))}`
/** 31.12.2026’dan · 31.12.2025’ten */
export const fromDate = (date: unknown): string => `${onDate(date)}n`

/** Keeps a day and its month on the same line, as in 23 Kasım Pazartesi. */
export const keptTogether = (date: string): string => date.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')

const noonOf = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`)

/** A date is a day and no instant: it is formatted in UTC so that no time zone can shift it. */
/*#__NO_SIDE_EFFECTS__*/
export const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = atFirstUse(() => new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options }))
  return {
    of: (date: LocalDate): string => keptTogether(format().format(noonOf(date))),
    ofRange: (first: LocalDate, last: LocalDate): string =>
      keptTogether(format().formatRange(noonOf(first), noonOf(last))),
  }
}

const format = {
  day: dayFormat({ day: 'numeric', month: 'long' }),
  weekday: dayFormat({ day: 'numeric', month: 'long', weekday: 'long' }),
  month: dayFormat({ month: 'long', year: 'numeric' }),
}

/** 2026-11-23 → 23 Kasım, on one line */
export const dayAndMonth = format.day.of
/** 2026-11-23 → 23 Kasım Pazartesi, with day and month on one line */
export const dayAndWeekday = format.weekday.of

/** 2026-11, or a day of it → Kasım 2026 */
export const monthText = (month: string): string => format.month.of(`${month.slice(0, 7)}-01`)

/** 24–30 Kasım, 28 Kasım – 4 Aralık */
export const rangeText = (first: LocalDate, last: LocalDate): string =>
  format.day.ofRange(first, last).replace(/^(\d+)\s–\s(?=\d+\s\S+$)/, '$1–')
