import { addDays } from '../../core/shared/index.ts'

/** The value of a cell; undefined if it is empty or its formula failed. */
export type Cell = string | number | undefined

/** A row of a sheet; `row` is the number that spreadsheet programs show. */
export interface SheetLine {
  row: number
  cells: readonly Cell[]
}

/** Merged cells: rows as in `SheetLine`, columns counted from 0, both ends included. */
export interface Merge {
  top: number
  bottom: number
  left: number
  right: number
}

export interface Sheet {
  name: string
  isHidden: boolean
  lines: AsyncIterable<SheetLine> | Iterable<SheetLine>
  /** Complete once all lines have been read. */
  merges: readonly Merge[]
  /** How many formulas have been read whose result is not in the file. */
  blankFormulas: number
}

export interface ReadingOptions {
  wantsMerges?: boolean
  /** Longer cells are cut to this many characters. */
  cellLength?: number
}

/** The sheets of a workbook in order; lines are read on demand. */
export type Sheets = AsyncIterable<Sheet> | Iterable<Sheet>

/** Columns beyond this are ignored. */
export const maxColumns = 50

const fullDigits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 })

/** The text of a cell. Numbers keep all their digits, so that phone numbers are not rounded. */
export const textOf = (cell: Cell): string => (typeof cell === 'number' ? fullDigits.format(cell) : (cell ?? '').trim())

/**
 * Dates are stored as numbers and only formatted as dates. Formats are not read, so every whole number in the range of
 * this century counts as a date.
 */
const dayNumbers = { first: 36_526, last: 73_050 } as const

/** A date as 31.12.2026; undefined if the cell is not one. */
export const dayText = (cell: Cell): string | undefined => {
  const isDay =
    typeof cell === 'number' && Number.isInteger(cell) && cell >= dayNumbers.first && cell <= dayNumbers.last
  return isDay ? addDays('1899-12-30', cell).split('-').reverse().join('.') : undefined
}

const minutesOfDay = 1440

/** A time of day, which is stored as a part of a day, as 13:00; undefined if the cell is not one. */
export const timeText = (cell: Cell): string | undefined => {
  if (typeof cell !== 'number' || cell < 0 || cell >= 1) return undefined
  const minutes = Math.round(cell * minutesOfDay)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
