/** @internal */

import { addDays, daysBetween, type LocalDate, mondayOf, type ShiftId } from '../shared/rules.ts'

export const rotationRule = { minWeeks: 2, maxWeeks: 8, maxShiftsOfWeek: 12 } as const

/** Weeks that follow each other over and over, before the first Monday too (rule M11). */
export interface Rotation<Shift = ShiftId> {
  firstMonday: LocalDate
  /** Of a week without any, all shifts are the person's own. */
  weeks: readonly (readonly Shift[])[]
}

/** The shifts that a person usually works, the same every week or not; none means all. */
export type OwnShifts<Shift = ShiftId> = readonly Shift[] | Rotation<Shift>

/** One of a person's own shifts in one week, and in that week as often as it comes back. */
export interface OwnShift<Shift = ShiftId> {
  shift: Shift
  monday: LocalDate
  everyWeeks: number
}

const everyWeek = { monday: '2024-01-01', everyWeeks: 1 } as const

export const isRotation = <Shift>(own: OwnShifts<Shift>): own is Rotation<Shift> => 'weeks' in own

/** Without duplicates. The first Monday may be any day of the first week. */
export const rowsOfOwnShifts = (own: OwnShifts): OwnShift[] => {
  if (!isRotation(own)) return [...new Set(own)].map((shift) => ({ shift, ...everyWeek }))
  const first = mondayOf(own.firstMonday)
  return own.weeks.flatMap((shifts, week) =>
    [...new Set(shifts)].map((shift) => ({ shift, monday: addDays(first, 7 * week), everyWeeks: own.weeks.length })),
  )
}

/** The opposite, in the order of the rows. A shift is null if it is not worked any more. */
export const ownShiftsOf = <Shift>(rows: readonly OwnShift<Shift | null>[]): OwnShifts<Shift> => {
  const named = rows.flatMap(({ shift, ...row }) => (shift === null ? [] : [{ shift, ...row }]))
  const everyWeeks = rows[0]?.everyWeeks ?? 1
  if (everyWeeks === 1 || named.length === 0) return named.map(({ shift }) => shift)
  const firstMonday = rows.reduce((first, { monday }) => (monday < first ? monday : first), rows[0]!.monday)
  return {
    firstMonday,
    weeks: Array.from({ length: everyWeeks }, (_, week) =>
      named.filter(({ monday }) => monday === addDays(firstMonday, 7 * week)).map(({ shift }) => shift),
    ),
  }
}

/** Those of the date's week; none means all. */
export const ownShiftsOn = <Shift>(own: OwnShifts<Shift>, date: LocalDate): readonly Shift[] => {
  if (!isRotation(own)) return own
  const { firstMonday, weeks } = own
  const past = Math.floor(daysBetween(firstMonday, date) / 7) % weeks.length
  return weeks.at(past) ?? []
}

/** Each shift once. */
export const eachOwnShift = (own: OwnShifts): ShiftId[] => [...new Set(isRotation(own) ? own.weeks.flat() : own)]

export const areSame = (one: OwnShifts, other: OwnShifts): boolean => {
  const keys = (own: OwnShifts) => rowsOfOwnShifts(own).map((row) => Object.values(row).join(' '))
  const others = new Set(keys(other))
  return keys(one).length === others.size && keys(one).every((key) => others.has(key))
}
