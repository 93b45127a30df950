import { addDays } from '../../core/shared/index.ts'
import { spreadsheetRefusal } from '../../core/workforce/index.ts'
import { plainText, sheetsOf } from './read-people.ts'
import { type Cell, textOf } from './sheet-lines.ts'

/** Days are kept as numbers and look like days by their style, which is not read: so every whole number of this century is one. */
const dayNumbers = { first: 36_526, last: 73_050 } as const

const cellText = (cell: Cell): string => {
  const isDay =
    typeof cell === 'number' && Number.isInteger(cell) && cell >= dayNumbers.first && cell <= dayNumbers.last
  return isDay ? addDays('1899-12-30', cell).split('-').reverse().join('.') : plainText(textOf(cell))
}

/** Lines keep the numbers of their rows, as far as the first sheet goes. */
export const readText = async (file: Uint8Array, maxLines: number): Promise<string> => {
  const lines: string[] = []
  for await (const sheet of await sheetsOf(file)) {
    const before = lines.length
    for await (const { row, cells } of sheet) {
      const line = Array.from(cells, cellText).join('\t')
      if (line.trim() === '') continue
      if (before + row > maxLines) throw spreadsheetRefusal('spreadsheet.too_many_rows', { rows: maxLines })
      while (lines.length < before + row - 1) lines.push('')
      lines.push(line)
    }
  }
  if (lines.length === 0) throw spreadsheetRefusal('spreadsheet.blank')
  return lines.join('\n')
}
