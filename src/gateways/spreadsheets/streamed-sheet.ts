import type { AddWorksheetOptions, Worksheet } from 'exceljs'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'

export type Cell = string | number | Date | null | FormattedNumber | Formula

/** A number in another format than its column's. */
interface FormattedNumber {
  value: number
  format: string
}

/** With its value, for programs that do not compute. */
export interface Formula {
  formula: string
  result: number
}

interface Columns {
  title: string
  columns: readonly {
    header: string
    width: number
    /** The number or date format; text by default. */
    format?: string
  }[]
}

interface Sheet<Row> extends Columns {
  cellsOf: (row: Row) => Cell[]
}

/** A sheet with its rows, in batches. */
export interface FilledSheet extends Columns {
  batches: AsyncIterable<readonly Cell[][]> | Iterable<readonly Cell[][]>
}

/** Prints on A4 with all columns side by side and page numbers. */
const paper: Partial<AddWorksheetOptions> = {
  pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  headerFooter: { oddFooter: '&L&A&R&P / &N' },
}

const isFormatted = (cell: Cell): cell is FormattedNumber =>
  typeof cell === 'object' && cell !== null && 'format' in cell

const addRow = (sheet: Worksheet, cells: readonly Cell[]): void => {
  const row = sheet.addRow(cells.map((cell) => (isFormatted(cell) ? cell.value : cell)))
  for (const [at, cell] of cells.entries()) if (isFormatted(cell)) row.getCell(at + 1).numFmt = cell.format
  row.commit()
}

/** Streams with back-pressure; stops when the client disconnects. */
const fill = async (target: PassThrough, sheets: readonly FilledSheet[]): Promise<void> => {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true })
  for (const { title, columns, batches } of sheets) {
    const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }], ...paper })
    sheet.columns = columns.map(({ format = '@', ...column }) => ({ ...column, style: { numFmt: format } }))
    sheet.getRow(1).font = { bold: true }
    for await (const batch of batches) {
      if (target.destroyed) return
      for (const cells of batch) addRow(sheet, cells)
      if (target.writableNeedDrain) await once(target, 'drain')
    }
    sheet.commit()
  }
  await workbook.commit()
}

/** Callers have to quote cells that look like formulas. */
export const streamedWorkbook = (sheets: readonly FilledSheet[]): AsyncIterable<Uint8Array> => {
  const target = new PassThrough()
  fill(target, sheets).catch((error: unknown) => target.destroy(error as Error))
  return target as Readable
}

async function* cellsOfAll<Row>(
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const batch of batches) yield batch.map(cellsOf)
}

/** A workbook with one sheet. */
export const streamedSheet = <Row>(
  { cellsOf, ...sheet }: Sheet<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncIterable<Uint8Array> => streamedWorkbook([{ ...sheet, batches: cellsOfAll(batches, cellsOf) }])
