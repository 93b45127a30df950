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

const dayFormat = atFirstUse(() => new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' }))

/** 2026-11-23 → 23 Kasım, on one line. */
export const dayAndMonth = (date: LocalDate): string => keptTogether(dayFormat().format(new Date(`${date}T12:00:00Z`)))

const monthFormat = atFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
)

/** 2026-11 → Kasım 2026, on one line */
export const monthText = (month: string): string =>
  monthFormat()
    .format(new Date(`${month}-01T12:00:00Z`))
    .replace(' ', '\u00a0')
