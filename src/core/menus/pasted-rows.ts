/** @internal */

import type { Entry } from './pasted-meals.ts'
import { askedRole, nameOfHeading } from './pasted-columns.ts'
import { dayOfCell, numberedDay, type TitleDates, type WrittenDay } from './pasted-dates.ts'
import { hasEnergy, isNote, type MealTime, mealTimeOf, type Role, roleOf } from './pasted-words.ts'
import type { SheetRow } from './sheet-rows.ts'

/** The lines that days were read from; those of a week share them. */
export interface Span {
  from: number
  to: number
}

export interface FoundDay extends WrittenDay {
  line: number
  span: Span
  /** The title above it, which may name the week. */
  title: TitleDates
  entries: Entry[]
  /** Options that have columns of their own. */
  beside: readonly string[]
}

/** What the reader has to know of the options that exist. */
export interface KnownOptions {
  has: (label: string) => boolean
  /** Whether the label means the first option, with which a main dish competes. */
  isFirst: (label: string) => boolean
  /** The role of a column without a heading, counted from 0, in a table with so many of them. */
  roleAt: (column: number, count: number) => Role
  /** The meal that the menu is for. */
  mealTime: MealTime | undefined
}

/** An option that somebody decided on may be one that the column beside has too. */
const asAsked = (role: Role | undefined, cell: string): Role | undefined =>
  role?.as === 'option' && askedRole(cell) !== undefined ? { ...role, isPart: true } : role

/** Undefined if the heading is not known. */
export const knownRole = (cell: string, known: KnownOptions): Role | undefined => {
  const label = (askedRole(cell) ?? nameOfHeading(cell)).replace(/\s+/g, ' ').trim()
  return asAsked(known.has(label) ? { as: 'option', label } : roleOf(label), cell)
}

/** An unknown name is that of an option. */
export const roleOfHeading = (cell: string, known: KnownOptions): Role =>
  knownRole(cell, known) ?? asAsked({ as: 'option', label: askedRole(cell) ?? nameOfHeading(cell) }, cell)!

export const filled = (cells: readonly string[]): number[] =>
  cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [at]))

export const rowText = ({ cells }: SheetRow): string => cells.join('\t').trim()

type DayCell = WrittenDay & { rest: string }

/** The day at the start of a cell, and the text below it; mere numbers count if a title names the month. */
export const dayInCell = (cell: string, { month, year }: TitleDates, numbersCount: boolean): DayCell | undefined => {
  const day = dayOfCell(cell)
  if (day?.date !== undefined || month === undefined) return day
  const numbered = numberedDay(cell.trim())
  if (numbered === undefined || (numbered.weekday === undefined && !numbersCount)) return day
  return { date: { day: numbered.day, month, year }, weekday: numbered.weekday, rest: numbered.rest.trim() }
}

/**
 * The days of a row that heads columns, as on a calendar; undefined for any other row. A single day and mere numbers
 * only count below such a row.
 */
export const daysAcross = (
  cells: readonly string[],
  title: TitleDates,
  isBelow: boolean,
): (DayCell & { at: number })[] | undefined => {
  const at = filled(cells)
  const days = at.flatMap((at) => {
    const day = dayInCell(cells[at]!, title, isBelow)
    const isAlone = day !== undefined && (day.rest === '' || cells[at]!.trim().includes('\n'))
    return isAlone ? [{ ...day, at }] : []
  })
  const others = at.filter((one) => !days.some((day) => day.at === one))
  const [first = 0] = at
  const label = roleOf(cells[first] ?? '')
  const isLabel = others[0] === first && (label === undefined || label.as === 'day') && !isNote(cells[first] ?? '')
  const dates = days.filter(({ date }) => date !== undefined).length
  const isWeek =
    dates === days.length
      ? dates >= (isBelow || (isLabel && label !== undefined) ? 1 : 2)
      : dates === 0 && days.length > 1
  return isWeek && (others.length === 0 || (others.length === 1 && isLabel)) ? days : undefined
}

/** Whether a row names columns: it has one for the day, or names nothing else. */
export const isHeading = (cells: readonly string[], known: KnownOptions): boolean => {
  const names = filled(cells).map((at) => cells[at]!)
  if (names.some((name) => dayOfCell(name)?.date !== undefined || hasEnergy(name))) return false
  const roles = names.map((name) => knownRole(name, known))
  const isCertain = roles.some((role) => role?.as === 'day') || names.every((name) => askedRole(name) !== undefined)
  if (names.length > 1 && isCertain) return true
  const isNames = roles.every((role, at) => role !== undefined || mealTimeOf(names[at]!) !== undefined)
  return isNames && (names.length > 1 || roles.some((role) => role?.as === 'option'))
}
