import { byHandoutOrder } from '../../core/workforce/index.ts'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { passwordSheetTitle, sheetHeadings } from '../../texts/kernel/sheets.ts'
import { plain } from './cells.ts'
import { streamedSheet } from './streamed-sheet.ts'

export interface PasswordRow {
  fullName: string
  phone: string
  department: string | null
  oneTimePassword: string | null
}

/**
 * One-time passwords in the order they are handed out, as an .xlsx workbook. Loads exceljs on demand because it is slow
 * to load.
 */
export const passwordSheet = async (rows: readonly PasswordRow[]): Promise<Uint8Array> => {
  const { default: exceljs } = await import('exceljs')
  const workbook = new exceljs.Workbook()
  const sheet = workbook.addWorksheet(passwordSheetTitle)
  sheet.columns = [
    { header: sheetHeadings.department, key: 'department', width: 24 },
    { header: sheetHeadings.fullName, key: 'fullName', width: 32 },
    { header: sheetHeadings.phone, key: 'phone', width: 16 },
    { header: sheetHeadings.oneTimePassword, key: 'oneTimePassword', width: 28 },
  ]
  sheet.getRow(1).font = { bold: true }
  for (const { fullName, phone, department, oneTimePassword } of rows.toSorted(byHandoutOrder))
    sheet.addRow([plain(department ?? ''), plain(fullName), phone, oneTimePassword])
  return new Uint8Array(await workbook.xlsx.writeBuffer())
}

/** The same for people of several companies, in the given order. */
export const companyPasswordSheet = async (
  rows: readonly { company: string; fullName: string; phone: string; password: string }[],
): Promise<Uint8Array> => {
  const columns = [
    { header: sheetHeadings.company, width: 32 },
    { header: sheetHeadings.fullName, width: 32 },
    { header: sheetHeadings.phone, width: 16 },
    { header: sheetHeadings.oneTimePassword, width: 28 },
  ]
  const cellsOf = ({ company, fullName, phone, password }: (typeof rows)[number]) => [
    company,
    plain(fullName),
    phone,
    password,
  ]
  const batches = async function* () {
    for (let from = 0; from < rows.length; from += 1_000) {
      yield rows.slice(from, from + 1_000)
      // The caller may hold a transaction, whose connection has to be served meanwhile.
      await setImmediate()
    }
  }
  return buffer(streamedSheet({ title: passwordSheetTitle, columns, cellsOf }, batches()))
}
