import type { AddWorksheetOptions } from 'exceljs'
import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'

interface Sheet<Row> {
  title: string
  columns: readonly {
    header: string
    width: number
    /** The number or date format; text by default. */
    format?: string
  }[]
  cellsOf: (row: Row) => (string | number | Date)[]
}

/** Prints on A4 with all columns side by side and page numbers. */
const paper: Partial<AddWorksheetOptions> = {
  pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
  headerFooter: { oddFooter: '&L&A&R&P / &N' },
}

/** Streams with back-pressure; stops when the client disconnects. */
const fill = async <Row>(
  target: PassThrough,
  { title, columns, cellsOf }: Sheet<Row>,
  batches: AsyncIterable<readonly Row[]>,
): Promise<void> => {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({ stream: target, useStyles: true })
  const sheet = workbook.addWorksheet(title, { views: [{ state: 'frozen', ySplit: 1 }], ...paper })
  sheet.columns = columns.map(({ format = '@', ...column }) => ({ ...column, style: { numFmt: format } }))
  sheet.getRow(1).font = { bold: true }
  for await (const batch of batches) {
    if (target.destroyed) return
    for (const row of batch) sheet.addRow(cellsOf(row)).commit()
    if (target.writableNeedDrain) await once(target, 'drain')
  }
  sheet.commit()
  await workbook.commit()
}

/** A workbook with one sheet. Callers have to quote cells that look like formulas. */
export const streamedSheet = <Row>(
  sheet: Sheet<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncIterable<Uint8Array> => {
  const target = new PassThrough()
  fill(target, sheet, batches).catch((error: unknown) => target.destroy(error as Error))
  return target as Readable
}
