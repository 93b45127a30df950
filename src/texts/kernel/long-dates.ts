import type { LocalDate } from '../../core/shared/rules.ts'
import { dayFormat } from './dates.ts'
import { locative } from './suffixes.ts'

const longFormat = dayFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** 2026-12-01 → 1 Aralık 2026, on one line. */
export const longDay = (date: LocalDate): string => longFormat.of(date).replace(/ (?=\d{4}$)/, '\u00a0')
/** 1–15 Ekim 2026 */
export const longRange = longFormat.ofRange
/** 2026-12-01 → 1 Aralık 2026’dan */
export const sinceDay = (date: LocalDate): string => `${longDay(date)}${locative(Number(date.slice(0, 4)))}n`
