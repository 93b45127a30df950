/** The value of a cell; undefined if it is empty or its formula failed. */
export type Cell = string | number | undefined

/** A row of a sheet; `row` is the number that spreadsheet programs show. */
export interface SheetLine {
  row: number
  cells: readonly Cell[]
}

/** The sheets of a workbook in order; lines are read on demand. */
export type Sheets = AsyncIterable<AsyncIterable<SheetLine>> | Iterable<Iterable<SheetLine>>

/** Columns beyond this are ignored. */
export const maxColumns = 50

const fullDigits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 })

/** The text of a cell. Numbers keep all their digits, so that phone numbers are not rounded. */
export const textOf = (cell: Cell): string => (typeof cell === 'number' ? fullDigits.format(cell) : (cell ?? '').trim())
