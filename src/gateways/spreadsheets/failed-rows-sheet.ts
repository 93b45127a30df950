import type { FailedPerson } from '../../core/workforce/index.ts'
import { rowProblemText } from '../../texts/workforce/import-rows.ts'
import { failedRowsTitle } from '../../texts/kernel/sheets.ts'
import { failedRowsColumns } from '../../texts/workforce/person-fields.ts'
import { plain } from './cells.ts'

/** The skipped rows of a list, to be corrected and imported again, as an .xlsx workbook of texts. */
export const failedRowsSheet = async (failed: readonly FailedPerson[]): Promise<Uint8Array> => {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet(failedRowsTitle, { views: [{ state: 'frozen', ySplit: 1 }] })
  sheet.columns = failedRowsColumns.map((column) => ({ ...column, style: { numFmt: '@' } }))
  sheet.getRow(1).font = { bold: true }
  for (const one of failed) {
    const cells = { ...one, reason: rowProblemText(one) }
    sheet.addRow(failedRowsColumns.map(({ key }) => plain(cells[key] ?? '')))
  }
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
