/** @internal */

import { addDays, fold, type LocalDate, weekdayOf } from '../shared/rules.ts'

/** A day as somebody wrote it: a date whose year may be left out, a weekday of a week named elsewhere, or both. */
export interface WrittenDay {
  /** Null if the calendar has no such day, undefined if only a weekday is written. */
  date?: { day: number; month: number; year?: number | undefined } | null | undefined
  /** 1 is Monday. */
  weekday?: number | undefined
}

/** What a title says about the days below it. */
export interface TitleDates {
  /** The first day of the week or period. */
  from?: WrittenDay['date']
  month?: number | undefined
  year?: number | undefined
}

const numbered = (words: readonly (readonly string[])[]): ReadonlyMap<string, number> =>
  new Map(words.flatMap((spellings, at) => spellings.map((word) => [word, at + 1] as const)))

const weekdays = numbered([
  ['pazartesi', 'pzt', 'pts'],
  ['sali', 'sal'],
  ['carsamba', 'car', 'crs'],
  ['persembe', 'per', 'prs'],
  ['cuma', 'cum'],
  ['cumartesi', 'cmt', 'cts'],
  ['pazar', 'paz', 'pzr'],
])
const monthNames = [
  ...['ocak', 'subat', 'mart', 'nisan', 'mayis', 'haziran'],
  ...['temmuz', 'agustos', 'eylul', 'ekim', 'kasim', 'aralik'],
]
const months = numbered(monthNames.map((name) => [name, name.slice(0, 3)]))

const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/** 2024 has every day that a date without a year may mean. */
const isDay = ({ day, month, year = 2024 }: { day: number; month: number; year?: number | undefined }): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)

const numeric = /^(\d{1,2})[./-] ?(\d{1,2})[./-] ?(\d{4}|\d{2})(?!\d)[.,]?/
const iso = /^(\d{4})-(\d{2})-(\d{2})(?!\d)/
const worded = /^(\d{1,2})[ ./-]{0,2}(\p{L}{3,9})(?!\p{L})(?:[ ./,-]{1,3}(\d{4})(?!\d)|[./-](\d{2})(?!\d))?[.,]?/u
const withoutYear = /^(\d{1,2})[./](\d{1,2})(?![\d/])\.?(?!\d)/
const midnight = /^[ T]00:00(:00)?/

const yearOf = (text: string | undefined): number | undefined => (text ? Number(text.padStart(4, '20')) : undefined)

const dateAt = (text: string): { date: NonNullable<WrittenDay['date']> | null; rest: string } | undefined => {
  const found = (all: string, day: string, month: number, year: string | undefined) => {
    const date = { day: Number(day), month, year: yearOf(year) }
    return { date: isDay(date) ? date : null, rest: text.slice(all.length).replace(midnight, '') }
  }
  const full = numeric.exec(text)
  if (full) return found(full[0], full[1]!, Number(full[2]), full[3])
  const sorted = iso.exec(text)
  if (sorted) return found(sorted[0], sorted[3]!, Number(sorted[2]), sorted[1])
  const named = worded.exec(text)
  const month = named ? months.get(fold(named[2]!)) : undefined
  if (named && month !== undefined) return found(named[0], named[1]!, month, named[3] ?? named[4])
  const short = withoutYear.exec(text)
  // 12.30 is an hour.
  const isDate = short !== null && isDay({ day: Number(short[1]), month: Number(short[2]) })
  return isDate ? found(short[0], short[1]!, Number(short[2]), undefined) : undefined
}

const weekdayAt = (text: string): { weekday: number; rest: string } | undefined => {
  const [all = '', word = ''] = /^[^\S\t\n]*[(/]?[^\S\t\n]*(\p{L}{2,10})(?!\p{L})\)?[.,]?/u.exec(text) ?? []
  const weekday = word === '' ? undefined : weekdays.get(fold(word))
  return weekday === undefined ? undefined : { weekday, rest: text.slice(all.length) }
}

const gap = /^[\s,:()–—/-]+/

/** The day at the start of a text, and what follows it. */
const dayAt = (text: string): (WrittenDay & { rest: string }) | undefined => {
  const atStart = dateAt(text)
  const before = atStart === undefined ? weekdayAt(text) : undefined
  const found = atStart ?? (before && dateAt(before.rest.replace(gap, '')))
  if (found === undefined) return before && { weekday: before.weekday, rest: before.rest }
  return { date: found.date, weekday: before?.weekday, rest: found.rest }
}

/** The day in a cell, where a weekday may follow on a line of its own; dishes may be on the lines below it. */
export const dayOfCell = (cell: string): (WrittenDay & { rest: string }) | undefined => {
  const day = dayAt(cell.trim())
  if (day === undefined) return undefined
  const after = day.weekday === undefined ? weekdayAt(day.rest.replace(gap, '')) : undefined
  return { ...day, weekday: day.weekday ?? after?.weekday, rest: (after ?? day).rest.replace(/^[ ,:)–—/-]+/, '') }
}

/** Whether a text is a date or weekday and nothing else. */
export const isDayText = (text: string): boolean => dayOfCell(text)?.rest === ''

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

const endsDate = /^\s*(?:$|[-–—:|\t(])/

/** The day at the start of a line, and its items; bare if nothing follows, not even a separator. */
type DayLine = WrittenDay & { items: string; isBare: boolean }

/** The day that a line starts with; undefined for a line that is not about a day. */
export const dayLine = (line: string): DayLine | undefined => {
  const text = line.trim()
  const day = dayAt(text)
  if (day?.date === undefined) return undefined
  const { weekday, items } = itemsAfter(day.rest)
  const isFull = day.date === null || day.date.year !== undefined
  // “1.5 porsiyon” is no date, and neither is “10.12 arası”.
  if (!isFull && day.weekday === undefined && weekday === undefined && !endsDate.test(day.rest)) return undefined
  const isBare = items === '' && !/[-–—:|\t]\s*$/.test(day.rest)
  return { date: day.date, weekday: day.weekday ?? weekday, items, isBare }
}

/** The number of a day, for which a title names the month, a weekday before or after it, and the lines below. */
export const numberedDay = (cell: string): { day: number; weekday: number | undefined; rest: string } | undefined => {
  const before = weekdayAt(cell)
  const [all = '', number] = /^\s*(\d{1,2})\.?(?=\s|$)\s*/.exec(before?.rest ?? cell) ?? []
  if (number === undefined || Number(number) < 1 || Number(number) > 31) return undefined
  const after = (before?.rest ?? cell).slice(all.length)
  const beside = before === undefined ? weekdayAt(after) : undefined
  const isAlone = all.includes('\n', all.indexOf(number)) || after === ''
  const isBeside = beside !== undefined && /^\s*(\n|$)/.test(beside.rest)
  if (!isAlone && !isBeside) return undefined
  return {
    day: Number(number),
    weekday: (before ?? (isBeside ? beside : undefined))?.weekday,
    rest: isBeside ? beside.rest : after,
  }
}

const wordedRange =
  /(?<!\d)(\d{1,2})(?: ?[-–—/] ?\d{1,2})? ?(\p{L}{3,9})(?: (\d{4}))?(?:[^\d\n]{1,5}\d{1,2} (\p{L}{3,9}) (\d{4}))?/u
const numericStart = /(?<!\d)(\d{1,2})[./](\d{1,2})(?:[./](\d{4}|\d{2}))?(?![\d.:])/

/** “4–8 Ocak 2027 haftası”, “OCAK 2027 YEMEK LİSTESİ” */
export const datesOfTitle = (title: string): TitleDates => {
  const year = Number(/(?<!\d)(20\d\d)(?!\d)/.exec(title)?.[1] ?? NaN)
  const dated = { year: Number.isNaN(year) ? undefined : year }
  const name = title.split(/[^\p{L}]+/u).find((word) => monthNames.includes(fold(word)))
  const month = name === undefined ? undefined : months.get(fold(name))
  const numeric = numericStart.exec(title)
  const [, day, word = '', own, lastWord = '', lastYear] = wordedRange.exec(title) ?? []
  const first = months.get(fold(word))
  const crosses = lastYear !== undefined && first !== undefined && (months.get(fold(lastWord)) ?? first) < first
  const from =
    day !== undefined && first !== undefined
      ? { day: Number(day), month: first, year: yearOf(own ?? lastYear) }
      : numeric
        ? { day: Number(numeric[1]), month: Number(numeric[2]), year: yearOf(numeric[3]) }
        : undefined
  if (from?.year !== undefined && own === undefined && crosses) from.year--
  return { ...dated, month, from: from !== undefined && isDay(from) ? from : undefined }
}

/** Whether a text says, as a title, of which month the numbers of days below it are. */
export const namesMonth = (text: string): boolean => {
  const { month, from } = datesOfTitle(text)
  return month !== undefined || from !== undefined
}

const dateIn = (year: number, { day, month }: { day: number; month: number }): LocalDate | undefined =>
  isDay({ day, month, year })
    ? [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
    : undefined

const daysFrom = (one: LocalDate, other: LocalDate): number => Math.abs(Date.parse(one) - Date.parse(other))

/** The next date that fits: in the future, and with the weekday that is written beside it. */
const nextFitting = (date: { day: number; month: number }, weekday: number | undefined, today: LocalDate) => {
  const year = Number(today.slice(0, 4))
  const dates = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((more) => dateIn(year + more, date) ?? [])
  const soon = dates.filter((date) => date < addDays(today, 366))
  const isWritten = (date: LocalDate) => weekdayOf(date) === weekday
  return (
    soon.find((date) => date >= today && isWritten(date)) ??
    soon.find(isWritten) ??
    dates.find((date) => date >= today) ??
    null
  )
}

const nearest = (date: { day: number; month: number }, to: LocalDate): LocalDate | null => {
  const year = Number(to.slice(0, 4))
  const dates = [year - 1, year, year + 1].flatMap((one) => dateIn(one, date) ?? [])
  return dates.sort((one, other) => daysFrom(one, to) - daysFrom(other, to))[0] ?? null
}

/**
 * Gives every day its year, from the last to the first: a date without one is the next that fits if it is the last with
 * a year left out, so that a list of the running month stays in it; the others are as near to the following as possible.
 * Null if there is no such day.
 */
export const withYears = (
  days: readonly { date: WrittenDay['date']; weekday?: number | undefined }[],
  today: LocalDate,
): (LocalDate | null)[] => {
  let following: LocalDate | undefined
  return days
    .toReversed()
    .map(({ date, weekday }) => {
      if (date === undefined || date === null) return null
      const found =
        date.year !== undefined
          ? (dateIn(date.year, date) ?? null)
          : following === undefined
            ? nextFitting(date, weekday, today)
            : nearest(date, following)
      following = found ?? following
      return found
    })
    .toReversed()
}

/** The first day from `start` on with this weekday. */
export const weekdayFrom = (start: LocalDate, weekday: number): LocalDate =>
  addDays(start, (weekday - weekdayOf(start) + 7) % 7)
