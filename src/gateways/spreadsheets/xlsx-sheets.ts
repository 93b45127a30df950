import exceljs, { type Row, type Worksheet } from 'exceljs'
import { cellText } from './cell-text.ts'
import { refuseUnsafeZip } from './refuse-unsafe-zip.ts'
import { type SheetLine, widestRow } from './sheet-lines.ts'

/** Parts of a sheet that say nothing about people and can be made arbitrarily expensive. */
const ignoreNodes = [
  'mergeCells',
  'dataValidations',
  'conditionalFormatting',
  'autoFilter',
  'hyperlinks',
  'drawing',
  'picture',
  'tableParts',
  'rowBreaks',
]

const cellsOf = (row: Row): string[] =>
  Array.from({ length: Math.min(row.cellCount, widestRow) }, (_, column) => cellText(row.getCell(column + 1).value))

const linesOf = (sheet: Worksheet): SheetLine[] => {
  const lines: SheetLine[] = []
  sheet.eachRow((row, number) => lines.push({ row: number, cells: cellsOf(row) }))
  return lines
}

export const readXlsxSheets = async (file: Uint8Array): Promise<SheetLine[][]> => {
  await refuseUnsafeZip(file)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(file as unknown as ArrayBuffer, { ignoreNodes })
  return workbook.worksheets.map(linesOf)
}
