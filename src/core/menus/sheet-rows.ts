/** @internal */

/** A row of a pasted table; a cell may go over several lines of the text. */
export interface SheetRow {
  /** The lines of the text, counted from 1. */
  from: number
  to: number
  cells: string[]
}

const cellBefore = {
  '\t': /"((?:[^"]|"")*)"(?=[\t\r\n]|$)|[^\t\r\n]*/gy,
  ';': /"((?:[^"]|"")*)"(?=[;\r\n]|$)|[^;\r\n]*/gy,
}

/** Parses the clipboard format of spreadsheets: tabs between cells, a line per row, quotes around cells with either. */
export const sheetRows = (text: string, divider: keyof typeof cellBefore = '\t'): SheetRow[] => {
  const quoted = cellBefore[divider]
  const rows: SheetRow[] = []
  let row: SheetRow = { from: 1, to: 1, cells: [] }
  let at = 0
  for (;;) {
    quoted.lastIndex = at
    const [all = '', content] = quoted.exec(text) ?? []
    row.cells.push(content === undefined ? all : content.replaceAll('""', '"'))
    row.to += all.split(/\r\n?|\n/).length - 1
    at += all.length
    if (at < text.length && text[at] === divider) {
      at++
      continue
    }
    rows.push(row)
    if (at >= text.length) return rows
    at += text.startsWith('\r\n', at) ? 2 : 1
    row = { from: row.to + 1, to: row.to + 1, cells: [] }
  }
}

/** Formats cells as a spreadsheet would copy them. */
export const sheetTextOf = (rows: readonly (readonly string[])[]): string =>
  rows
    .map((cells) => cells.map((cell) => (/["\t\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t'))
    .join('\n')

/** Text with tabs if it is a table divided by semicolons, as in a .csv file: one with a column of days. */
export const withTabs = (text: string, isDay: (cell: string) => boolean): string => {
  if (!text.includes(';') || /[\t|]/.test(text)) return text
  const rows = sheetRows(text, ';').map(({ cells }) => cells)
  return rows.some((cells) => cells.length > 1 && cells.some(isDay)) ? sheetTextOf(rows) : text
}
