import { bounds, countUpTo } from './bounds.ts'
import { type Cell, maxColumns, type Merge, type ReadingOptions, type Sheet, type SheetLine } from './sheet-lines.ts'
import { contentsOf } from './xlsx-contents.ts'
import { sharedStringsOf, Text } from './xlsx-text.ts'
import { readXml } from './xml-part.ts'
import { type OpenPart, openZip } from './zip-parts.ts'

type Options = Required<ReadingOptions>

const beforeA = 64

/** The column index, from 0, in a reference such as `AB12`. */
const columnOf = (reference: string): number => {
  let column = 0
  for (let at = 0; reference.charCodeAt(at) > beforeA; at++) column = column * 26 + reference.charCodeAt(at) - beforeA
  return column - 1
}

const cellOf = (type: string, text: string, strings: readonly string[]): Cell => {
  if (text === '' || type === 'e') return undefined
  if (type === 's') return strings[Number(text)]
  return type === 'n' ? Number(text) : text
}

/** `A1:C3`; undefined if it is anything else. */
const mergeOf = (reference = ''): Merge | undefined => {
  const [all, first = '', top = '', last = '', bottom = ''] =
    /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/.exec(reference) ?? []
  return all === undefined
    ? undefined
    : { top: Number(top), bottom: Number(bottom), left: columnOf(first), right: columnOf(last) }
}

async function* linesOf(
  open: OpenPart,
  path: string,
  strings: readonly string[],
  countElement: () => void,
  sheet: { merges: Merge[]; blankFormulas: number },
  { wantsMerges, cellLength }: Options,
): AsyncGenerator<SheetLine> {
  const lines: SheetLine[] = []
  let [row, column, type, isDone] = [0, -1, 'n', false]
  let [isFormula, hasValue] = [false, false]
  let cells: Cell[] = []
  let text = new Text(cellLength)
  const elements = {
    open: (name: string, { r: reference, t = 'n', ref }: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        row = /^\d{1,7}$/.test(reference ?? '') ? Number(reference) : row + 1
        column = -1
      } else if (name === 'c') {
        column = reference === undefined ? column + 1 : columnOf(reference)
        type = t
        text = new Text(cellLength)
        isFormula = hasValue = false
      } else if (name === 'mergeCell') {
        const merge = mergeOf(ref)
        if (merge !== undefined) sheet.merges.push(merge)
      } else {
        isFormula ||= name === 'f'
        hasValue ||= name === 'v'
        text.open(name)
      }
    },
    text: (piece: string) => text.add(piece),
    close: (name: string) => {
      text.close(name)
      if (name === 'c' && column >= 0 && column < maxColumns) {
        const cell = cellOf(type, text.value, strings)
        if (isFormula && text.value === '' && !(type === 'str' && hasValue)) sheet.blankFormulas++
        if (cell !== undefined) cells[column] = cell
      }
      if (name === 'row' && cells.length > 0) {
        lines.push({ row, cells })
        cells = []
      }
      if (name === (wantsMerges ? 'mergeCells' : 'sheetData')) isDone = true
    },
  }
  for await (const _ of readXml(await open(path), elements, countElement)) {
    yield* lines.splice(0)
    if (isDone) return
  }
}

/** Workbooks of Excel 2007 and later. Only the parts that hold text are unpacked, and only as far as they are read. */
export async function* xlsxSheets(file: Uint8Array, options: Options): AsyncGenerator<Sheet> {
  const open = await openZip(file)
  const countElement = countUpTo(bounds.elements, 'spreadsheet.too_heavy')
  const contents = await contentsOf(open, countElement)
  const strings =
    contents.strings === undefined
      ? []
      : await sharedStringsOf(await open(contents.strings), countElement, options.cellLength)
  for (const [path, named] of contents.sheets) {
    const sheet = { ...named, merges: [], blankFormulas: 0 }
    yield Object.assign(sheet, { lines: linesOf(open, path, strings, countElement, sheet, options) })
  }
}
