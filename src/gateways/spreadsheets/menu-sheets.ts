import { isDayText, isNoMeal, menuTextLimits, sheetTextOf } from '../../core/menus/rules.ts'
import { addDays } from '../../core/shared/index.ts'
import { type MenuFile, spreadsheetRefusal } from '../../core/workforce/index.ts'
import { bounds, countUpTo } from './bounds.ts'
import { plainLines } from './cells.ts'
import { sheetsOf } from './open-sheets.ts'
import { type Cell, maxColumns, type Merge, type Sheet, textOf } from './sheet-lines.ts'

/**
 * Dates are stored as numbers and only formatted as dates. Formats are not read, so every whole number in the range of
 * this century counts as a date.
 */
const dayNumbers = { first: 36_526, last: 73_050 } as const

const cellText = (cell: Cell): string => {
  const isDay =
    typeof cell === 'number' && Number.isInteger(cell) && cell >= dayNumbers.first && cell <= dayNumbers.last
  return isDay ? addDays('1899-12-30', cell).split('-').reverse().join('.') : plainLines(textOf(cell))
}

type Lines = Map<number, string[]>

const isFilled = (cell: string | undefined): boolean => cell !== undefined && cell !== ''

/**
 * Writes what merged cells say into each of them: a dish for three days, or the name above several columns. A day that
 * is merged over its dishes stays once, and so does a title with nothing beside it.
 */
const spread = (lines: Lines, { top, bottom, left, right }: Merge, countCell: () => void): void => {
  const text = lines.get(top)?.[left]
  if (text === undefined || text === '' || isDayText(text)) return
  const rows = [...lines].filter(([row]) => row >= top && row <= bottom)
  const hasOthers = rows.some(([, cells]) => cells.some((cell, at) => isFilled(cell) && (at < left || at > right)))
  if (!hasOthers && !isNoMeal(text)) return
  for (const [, cells] of rows)
    for (let at = left; at <= Math.min(right, maxColumns - 1); at++) {
      countCell()
      if (!isFilled(cells[at])) cells[at] = text
    }
}

const rowsOf = async (sheet: Sheet, countCell: () => void): Promise<Lines> => {
  const lines: Lines = new Map()
  for await (const { row, cells } of sheet.lines) {
    const texts = Array.from(cells, cellText)
    if (texts.some(isFilled)) lines.set(row, texts)
    if (lines.size > menuTextLimits.lines) throw tooManyLines()
  }
  for (const merge of sheet.merges) {
    countCell()
    spread(lines, merge, countCell)
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
