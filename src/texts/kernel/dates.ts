import { locative } from './suffixes.ts'

/** 2026-12-31 → 31.12.2026 */
export const dated = (date: unknown): string => String(date).split('-').toReversed().join('.')

/** 31.12.2026’da · 31.12.2025’te, as the year is spoken */
export const onDate = (date: unknown): string => `${dated(date)}${locative(Number(String(date).slice(0, 4)))}`
/** 31.12.2026’dan · 31.12.2025’ten */
export const fromDate = (date: unknown): string => `${onDate(date)}n`

/** 23 Kasım Pazartesi: the day never stands alone at the end of a line. */
export const keptTogether = (date: string): string => date.replace(/(\d) (?=\p{L})/gu, '$1\u00a0')
