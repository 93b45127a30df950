import { menuTextLimits, sheetTextOf, spreadMerge } from '../../../src/core/menus/rules.ts'

const lineElements = new Set('P DIV LI UL OL TR H1 H2 H3 H4 H5 H6 SECTION ARTICLE HEADER FOOTER CENTER'.split(' '))

/** The lines of text; those of a table are rows of a spreadsheet. */
const linesIn = (root: Node): string[] => {
  const lines = ['']
  const add = (node: Node): void => {
    if (node instanceof Text) lines.push(`${lines.pop()}${node.data.replace(/\s+/g, ' ')}`)
    else if (node instanceof HTMLTableElement && node.querySelector('table') === null) lines.push(sheetOf(node), '')
    else if (node instanceof Element && !node.matches('style, script')) {
      const isLine = lineElements.has(node.tagName)
      if (isLine || node.tagName === 'BR') lines.push('')
      node.childNodes.forEach(add)
      if (isLine) lines.push('')
    }
  }
  root.childNodes.forEach(add)
  return lines.flatMap((line) => (line.trim() === '' ? [] : [line]))
}

const sheetOf = ({ rows }: HTMLTableElement): string => {
  const lines = Array.from(rows, (): string[] => [])
  const merges = lines.flatMap((line, top) => {
    let left = 0
    return Array.from(rows[top]?.cells ?? [], (cell) => {
      while (line[left] !== undefined) left++
      const bottom = Math.min(top + cell.rowSpan, lines.length) - 1
      const right = left + Math.min(cell.colSpan, menuTextLimits.columns) - 1
      for (const below of lines.slice(top, bottom + 1)) for (let at = left; at <= right; at++) below[at] = ''
      line[left] = linesIn(cell)
        .map((text) => text.trim())
        .join('\n')
      return { top, left, bottom, right }
    })
  })
  const rowsByPlace = new Map(lines.entries())
  for (const merge of merges) if (merge.bottom > merge.top || merge.right > merge.left) spreadMerge(rowsByPlace, merge)
  return sheetTextOf(lines.map((cells) => Array.from(cells, (cell) => cell ?? '')))
}

/**
 * The text on the clipboard. A table that comes from Word or a web page is written as spreadsheets copy theirs, since its
 * plain text neither tells lines of a cell from rows nor leaves room for merged cells.
 */
export const textOnClipboard = (clipboard: DataTransfer): string => {
  const plain = clipboard.getData('text/plain')
  const { body } = new DOMParser().parseFromString(clipboard.getData('text/html'), 'text/html')
  return body.querySelector('table') === null ? plain : linesIn(body).join('\n')
}
