/** What a cell holds; undefined where it is empty or its formula failed. */
export type Cell = string | number | undefined

/** One row of a sheet as a reader sees it; `row` as its program counts. */
export interface SheetLine {
  row: number
  cells: readonly Cell[]
}

/** The sheets of a workbook one after the other, read only as far as somebody asks for their lines. */
export type Sheets = AsyncIterable<AsyncIterable<SheetLine>> | Iterable<Iterable<SheetLine>>

/** Columns that are looked at. */
export const widestRow = 50

const fullDigits = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 10 })

/** What a reader sees in a cell; numbers in full digits, so that phones stay phones. */
export const textOf = (cell: Cell): string => (typeof cell === 'number' ? fullDigits.format(cell) : (cell ?? '').trim())
