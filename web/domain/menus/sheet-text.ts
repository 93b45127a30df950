import { cellText } from './grid-state.ts'

/**
 * The clipboard format of spreadsheets: tabs between cells, a line per row, and quotes around cells that contain
 * either.
 */
export const sheetTextOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

export const cellsOfSheet = (text: string): string[][] => {
  const rows: string[][] = [[]]
  const pattern = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/gy
  const put = (cell: string) => rows.at(-1)?.push(cellText(cell))
  while (pattern.lastIndex <= text.length) {
    const from = pattern.lastIndex
    const [all = '', quoted] = pattern.exec(text) ?? []
    put(quoted === undefined ? all : quoted.replaceAll('""', '"'))
    const end = from + all.length
    if (end >= text.length) break
    const isLineEnd = text[end] !== '\t'
    const length = text.startsWith('\r\n', end) ? 2 : 1
    pattern.lastIndex = end + length
    if (!isLineEnd) continue
    // Spreadsheets end the last row with a line break too.
    if (pattern.lastIndex >= text.length) break
    rows.push([])
  }
  return rows
}
