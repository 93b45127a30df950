import { readXls } from 'hucre/xlsx'
import { Refusal } from '../../core/shared/index.ts'
import { cellText } from './cell-text.ts'
import { type SheetLine, widestRow } from './sheet-lines.ts'

const failed = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|ERR!)$/

/** A formula that failed says nothing, as in an .xlsx. */
const textOf = (value: Parameters<typeof cellText>[0]): string =>
  typeof value === 'string' && failed.test(value) ? '' : cellText(value)

/** Workbooks of Excel 97–2003. A password-protected .xlsx comes in the same wrapping and is refused here. */
export const readXlsSheets = async (file: Uint8Array): Promise<SheetLine[][]> => {
  const { sheets } = await readXls(file).catch(() => {
    throw new Refusal('spreadsheet.locked_or_old')
  })
  return sheets.map(({ rows }) =>
    rows.map((cells, at) => ({ row: at + 1, cells: Array.from(cells.slice(0, widestRow), textOf) })),
  )
}
