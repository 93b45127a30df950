import { readXls } from 'hucre/xlsx'
import { Refusal } from '../../core/shared/index.ts'
import { cellText } from './cell-text.ts'
import { type SheetLine, widestRow } from './sheet-lines.ts'

/** Workbooks of Excel 97–2003. A password-protected .xlsx comes in the same wrapping and is refused here. */
export const readXlsSheets = async (file: Uint8Array): Promise<SheetLine[][]> => {
  const { sheets } = await readXls(file).catch(() => {
    throw new Refusal('malformed', 'spreadsheet.locked_or_old')
  })
  return sheets.map(({ rows }) => rows.map((cells, at) => ({ row: at + 1, cells: Array.from(cells.slice(0, widestRow), cellText) })))
}
