import { atFirstUse, type LocalDate } from '../../core/shared/rules.ts'
import { keptTogether } from './dates.ts'
import { locative } from './suffixes.ts'

const longFormat = atFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** 2026-12-01 → 1 Aralık 2026, on one line. */
export const longDay = (date: LocalDate): string =>
  keptTogether(longFormat().format(new Date(`${date}T12:00:00Z`))).replace(/ (?=\d{4}$)/, '\u00a0')
/** 2026-12-01 → 1 Aralık 2026’dan */
export const sinceDay = (date: LocalDate): string => `${longDay(date)}${locative(Number(date.slice(0, 4)))}n`
