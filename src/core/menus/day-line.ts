/** @internal */

import { fold, type LocalDate } from '../shared/rules.ts'

const weekdayWords = [
  ['pazartesi', 'pzt', 'pts'],
  ['sali', 'sal'],
  ['carsamba', 'car', 'crs'],
  ['persembe', 'per', 'prs'],
  ['cuma', 'cum'],
  ['cumartesi', 'cmt', 'cts'],
  ['pazar', 'paz', 'pzr'],
]
const weekdays = new Map(weekdayWords.flatMap((words, at) => words.map((word) => [word, at + 1] as const)))

const datePattern = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)[.,]?/

const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/**
 * Parses `7.12.2026`, `07/12/2026` or `7-12-26`; null if the calendar has no such day, undefined if it is not a date.
 */
const dateAt = (text: string): { date: LocalDate | null; rest: string } | undefined => {
  const [all, day = '', month = '', shortYear = ''] = datePattern.exec(text) ?? []
  if (all === undefined) return undefined
  const year = shortYear.padStart(4, '20')
  const isDay = +month >= 1 && +month <= 12 && +day >= 1 && +day <= daysIn(+year, +month)
  const date = isDay ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
  return { date, rest: text.slice(all.length) }
}

const weekdayAt = (text: string): { weekday: number; rest: string } | undefined => {
  const [all = '', word = ''] = /^[^\S\t]*\(?(\p{L}{2,10})\)?[.,]?/u.exec(text) ?? []
  const weekday = word === '' ? undefined : weekdays.get(fold(word))
  return weekday === undefined ? undefined : { weekday, rest: text.slice(all.length) }
}

const afterSeparator = (text: string): string => text.replace(/^[^\S\t]*(?:[-–—:]+|\t|\|)?/, '')

/** The text after the date and its weekday. The weekday may stand in a column of its own, or between dashes. */
const itemsAfter = (text: string): { weekday: number | undefined; items: string } => {
  const beside = weekdayAt(text)
  const items = afterSeparator(beside?.rest ?? text)
  const between = weekdayAt(items)
  return between !== undefined && /^(?:\s+[-–—]|\s*[|\t])/.test(between.rest)
    ? { weekday: between.weekday, items: afterSeparator(between.rest) }
    : { weekday: beside?.weekday, items }
}

/** Returns undefined for a line that is not about a day. The date is null if the calendar has no such day. */
export const dayLine = (line: string) => {
  const text = line.trim()
  const atStart = dateAt(text)
  const before = atStart === undefined ? weekdayAt(text) : undefined
  const found = atStart ?? (before && dateAt(before.rest.replace(/^[\s,:–—-]+/, '')))
  if (found === undefined) return undefined
  const { weekday, items } = itemsAfter(found.rest)
  return { date: found.date, weekday: weekday ?? before?.weekday, items }
}
