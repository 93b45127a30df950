import { plain } from './cells.ts'
import { passwordSheetTitle, sheetHeadings } from '../../texts/sheets.ts'

export interface PasswordRow {
  fullName: string
  phone: string
  oneTimePassword: string | null
}

/** One-time passwords to hand out, as an .xlsx workbook. Loads exceljs on demand, because loading it is slow. */
export const passwordSheet = async (rows: readonly PasswordRow[]): Promise<Uint8Array> => {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet(passwordSheetTitle)
  sheet.columns = [
    { header: sheetHeadings.fullName, key: 'fullName', width: 32 },
    { header: sheetHeadings.phone, key: 'phone', width: 16 },
    { header: sheetHeadings.oneTimePassword, key: 'oneTimePassword', width: 28 },
  ]
  sheet.getRow(1).font = { bold: true }
  for (const { fullName, phone, oneTimePassword } of rows) sheet.addRow([plain(fullName), phone, oneTimePassword])
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}
