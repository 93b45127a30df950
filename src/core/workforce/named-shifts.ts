/** @internal */

import { addDays, fold, type LocalDate, mondayOf, withoutStrayBlanks } from '../shared/index.ts'
import type { Shift } from '../shifts/index.ts'
import { type OwnShifts, rotationRule } from '../shifts/rules.ts'

/** The most parts that separators within one shift title can split it into. */
const maxTitleParts = 5

export interface NamedShifts {
  unknown: string[]
  ambiguous: string[]
  own: OwnShifts
  /** The cell says in which week a rotation begins. */
  isDated: boolean
  /** The cell is meant to be a rotation, but is none. */
  isUnfit: boolean
}

/**
 * Finds the shifts named in a cell, of one week or of weeks that follow each other: `Gündüz > Akşam > Gece`, from this
 * week on or from that of a date before them. If a title itself contains a separator, the longest known title wins.
 */
export const shiftReader = (shifts: readonly Shift[], today: LocalDate) => {
  const byTitle = Map.groupBy(
    shifts.filter(({ isActive }) => isActive),
    ({ title }) => fold(title),
  )
  const called = (title: string) => byTitle.get(fold(withoutStrayBlanks(title))) ?? []
  const divided = (cell: string, separator: string): string[] => {
    const parts = cell.split(separator)
    const titles: string[] = []
    for (let at = 0; at < parts.length;) {
      const from = (count: number) => parts.slice(at, at + count).join(separator)
      let count = Math.min(maxTitleParts, parts.length - at)
      while (count > 1 && called(from(count)).length === 0) count--
      titles.push(withoutStrayBlanks(from(count)))
      at += count
    }
    return titles
  }
  const titlesIn = (cell: string): string[] =>
    called(cell).length > 0
      ? [withoutStrayBlanks(cell)]
      : divided(cell, cell.includes(';') ? ';' : ',').filter((title) => title !== '')
  const idsOf = (titles: readonly string[]) => [
    ...new Set(titles.flatMap((title) => called(title).map(({ id }) => id))),
  ]

  return (cell: string): NamedShifts => {
    if (cell === '') return { unknown: [], ambiguous: [], own: [], isDated: false, isUnfit: false }
    const start = called(cell).length > 0 ? undefined : startOfRotation(cell)
    const weeks = called(cell).length > 0 ? [cell] : divided(start?.rest ?? cell, '>')
    const titles = weeks.map(titlesIn)
    const each = titles.flat()
    const isRotating = start !== undefined || weeks.length > 1
    const { minWeeks, maxWeeks, maxShiftsOfWeek } = rotationRule
    return {
      unknown: each.filter((title) => called(title).length === 0),
      ambiguous: each.filter((title) => called(title).length > 1),
      own: isRotating ? { firstMonday: mondayOf(start?.date ?? today), weeks: titles.map(idsOf) } : idsOf(each),
      isDated: start !== undefined,
      isUnfit:
        isRotating &&
        (start?.date === null ||
          weeks.length < minWeeks ||
          weeks.length > maxWeeks ||
          titles.some((week) => week.length === 0 || week.length > maxShiftsOfWeek)),
    }
  }
}

/** The date before the weeks, null if the calendar does not have it, and what follows. */
const startOfRotation = (cell: string): { date: LocalDate | null; rest: string } | undefined => {
  const [, day = '', month = '', year = '', rest = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](2\d{3}) ?:(.*)$/su.exec(withoutStrayBlanks(cell)) ?? []
  if (day === '') return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${date}T00:00:00Z`)
  return { date: !Number.isNaN(time) && addDays(date, 0) === date ? date : null, rest }
}
