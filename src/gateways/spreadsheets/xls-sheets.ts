import { bounds, countUpTo } from './bounds.ts'
import { streamOf } from './compound-file.ts'
import { type Cell, maxColumns, type Merge, type Sheet, type SheetLine } from './sheet-lines.ts'
import { kinds, packedNumberAt, recordsFrom, textAt } from './xls-records.ts'
import { sharedStringsOf } from './xls-shared-strings.ts'

const excel97 = 0x600
/** Marks a formula whose result is not a number; a text result follows in a record of its own. */
const noNumber = 0xffff

/** After its length and whether its letters have two bytes. */
const nameIn = (data: Buffer): string => {
  const [length = 0, flags = 0] = data.subarray(6)
  return (flags & 1) === 0 ? data.toString('latin1', 8, 8 + length) : data.toString('utf16le', 8, 8 + 2 * length)
}

const contentsOf = (
  stream: Buffer,
  countRecord: () => void,
  cellLength: number,
): { sheets: Map<number, { name: string; isHidden: boolean }>; strings: string[] } => {
  if (stream.readUInt16LE(0) !== kinds.beginning || stream.readUInt16LE(4) !== excel97)
    throw new Error('not a workbook of Excel 97 or later')
  const sheets = new Map<number, { name: string; isHidden: boolean }>()
  let strings: string[] = []
  for (const record of recordsFrom(stream, 0, countRecord)) {
    const { kind, data } = record
    if (kind === kinds.encryption) throw new Error('password-protected')
    if (kind === kinds.sheet)
      sheets.set(data.readUInt32LE(0), { name: nameIn(data), isHidden: (data.readUInt8(4) & 3) !== 0 })
    if (kind === kinds.sharedStrings) strings = sharedStringsOf(stream, record, countRecord, cellLength)
    if (kind === kinds.end) break
  }
  return { sheets, strings }
}

/** Cells may come in any order, so all of them are collected first; the size of the file limits how many there are. */
function* linesOf(
  stream: Buffer,
  from: number,
  strings: readonly string[],
  countRecord: () => void,
  merges: Merge[],
  cellLength: number,
): Generator<SheetLine> {
  const rows = new Map<number, Cell[]>()
  let formulaAt: [row: number, column: number] = [0, 0]
  const put = (row: number, column: number, cell: Cell): void => {
    if (column >= maxColumns || cell === undefined) return
    const cells = rows.get(row) ?? []
    cells[column] = cell
    rows.set(row, cells)
  }
  for (const { kind, data } of recordsFrom(stream, from, countRecord)) {
    if (kind === kinds.end) break
    if (kind === kinds.formulaString) {
      put(...formulaAt, textAt(data, 0, cellLength))
      continue
    }
    const at = (): [row: number, column: number] => [data.readUInt16LE(0), data.readUInt16LE(2)]
    if (kind === kinds.sharedString) put(...at(), strings[data.readUInt32LE(6)])
    if (kind === kinds.label) put(...at(), textAt(data, 6, cellLength))
    if (kind === kinds.number) put(...at(), data.readDoubleLE(6))
    if (kind === kinds.packedNumber) put(...at(), packedNumberAt(data, 6))
    if (kind === kinds.packedNumbers) {
      const [row, first] = at()
      for (let column = first, from = 4; from + 6 <= data.length - 2; column++, from += 6)
        put(row, column, packedNumberAt(data, from + 2))
    }
    if (kind === kinds.merges)
      for (let at = 2; at + 8 <= data.length; at += 8)
        merges.push({
          top: data.readUInt16LE(at) + 1,
          bottom: data.readUInt16LE(at + 2) + 1,
          left: data.readUInt16LE(at + 4),
          right: data.readUInt16LE(at + 6),
        })
    if (kind === kinds.formula) {
      formulaAt = at()
      if (data.readUInt16LE(12) !== noNumber) put(...formulaAt, data.readDoubleLE(6))
    }
  }
  for (const row of [...rows.keys()].sort((one, other) => one - other))
    yield { row: row + 1, cells: rows.get(row) ?? [] }
}

/** Workbooks of Excel 97–2003. A password-protected .xlsx has the same container format, but no such stream. */
export function* xlsSheets(file: Uint8Array, cellLength: number): Generator<Sheet> {
  const stream = streamOf(Buffer.from(file.buffer, file.byteOffset, file.length), 'Workbook')
  if (stream === undefined) throw new Error('no workbook in the file')
  const countRecord = countUpTo(bounds.records, 'spreadsheet.too_heavy')
  const { sheets, strings } = contentsOf(stream, countRecord, cellLength)
  for (const [from, named] of sheets) {
    const merges: Merge[] = []
    const lines = linesOf(stream, from, strings, countRecord, merges, cellLength)
    yield { ...named, merges, blankFormulas: 0, lines }
  }
}
