import { menuTextLimits, namesMonth, sheetTextOf, spreadMerge } from '../../core/menus/rules.ts'
import { type MenuFile, spreadsheetRefusal } from '../../core/workforce/index.ts'
import { bounds, countUpTo } from './bounds.ts'
import { plainLines } from './cells.ts'
import { sheetsOf } from './open-sheets.ts'
import { type Cell, dayText, maxColumns, type Sheet, textOf } from './sheet-lines.ts'

const cellText = (cell: Cell): string => dayText(cell) ?? plainLines(textOf(cell))

type Lines = Map<number, string[]>

const rowsOf = async (sheet: Sheet, countCell: () => void): Promise<Lines> => {
  const lines: Lines = new Map()
  for await (const { row, cells } of sheet.lines) {
    const texts = Array.from(cells, cellText)
    if (texts.some((text) => text !== '')) lines.set(row, texts)
    if (lines.size > menuTextLimits.lines) throw tooManyLines()
  }
  for (const merge of sheet.merges) {
    countCell()
    spreadMerge(lines, { ...merge, right: Math.min(merge.right, maxColumns - 1) }, countCell)
  }
  return lines
}

const tooManyLines = () => spreadsheetRefusal('spreadsheet.too_many_rows', { rows: menuTextLimits.lines })

/** All visible sheets, one below the other. In the first one, line numbers match row numbers unless a cell has lines. */
export const menuIn = async (file: Uint8Array): Promise<MenuFile> => {
  const countCell = countUpTo(bounds.mergedCells, 'spreadsheet.too_heavy')
  const lines: string[] = []
  let [hiddenSheets, blankFormulas] = [0, 0]
  for await (const sheet of await sheetsOf(file, { wantsMerges: true })) {
    if (sheet.isHidden) {
      hiddenSheets++
      continue
    }
    const rows = await rowsOf(sheet, countCell)
    if (rows.size > 0 && lines.length > 0) lines.push('')
    // Numbers of days need a title with their month, which may be just the name of the sheet.
    const isTitled = [...rows.values()].some((cells) => cells.some(namesMonth))
    if (rows.size > 0 && !isTitled && namesMonth(sheet.name)) lines.push(sheetTextOf([[plainLines(sheet.name)]]))
    const before = lines.length
    let last = 0
    for (const [row, cells] of rows) {
      if (before + row - last > menuTextLimits.lines) throw tooManyLines()
      lines.push(...Array.from({ length: row - last - 1 }, () => ''), ...sheetTextOf([cells]).split('\n'))
      last = row
      if (lines.length > menuTextLimits.lines) throw tooManyLines()
    }
    blankFormulas += sheet.blankFormulas
  }
  if (lines.length === 0) throw spreadsheetRefusal('spreadsheet.blank')
  return { text: lines.join('\n'), hiddenSheets, blankFormulas }
}
