import { sheetRows } from '../../../src/core/menus/rules.ts'
import { cellText } from './grid-state.ts'

export const cellsOfSheet = (text: string): string[][] => {
  const rows = sheetRows(text).map(({ cells }) => cells.map(cellText))
  // Spreadsheets end the last row with a line break too.
  return /[\r\n]$/.test(text) && rows.length > 1 ? rows.slice(0, -1) : rows
}
