/** Writes Excel 97–2003 workbooks record by record, including ones that Excel would never save. */

const sectorSize = 512
const endOfChain = 0xfffffffe
const free = 0xffffffff

export const sid = {
  bof: 0x809,
  eof: 0x0a,
  sheet: 0x85,
  sst: 0xfc,
  labelSst: 0xfd,
  label: 0x204,
  number: 0x203,
  merges: 0xe5,
} as const

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2)
  values.forEach((value, at) => bytes.writeUInt16LE(value, at * 2))
  return bytes
}
const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  values.forEach((value, at) => bytes.writeUInt32LE(value, at * 4))
  return bytes
}

export const record = (id: number, ...data: Buffer[]): Buffer => {
  const body = Buffer.concat(data)
  return Buffer.concat([u16(id, body.length), body])
}
export const bof = record(sid.bof, u16(0x600, 0x10), Buffer.alloc(12))
export const eof = record(sid.eof)
/** `length` may be greater than the actual text. */
export const label = (row: number, column: number, text: string, length = text.length): Buffer =>
  record(sid.label, u16(row, column, 0, length), Buffer.from([1]), Buffer.from(text, 'utf16le'))

/** Merged cells, all four counted from 0. */
export const merge = (top: number, bottom: number, left: number, right: number): Buffer =>
  record(sid.merges, u16(1, top, bottom, left, right))

/** The stream of a workbook. Each sheet is given as its records between BOF and EOF. */
export const workbookStream = (
  globals: Buffer,
  sheets: readonly Buffer[],
  listedTimes = 1,
  hidden: readonly Buffer[] = [],
): Buffer => {
  const listed = sheets.flatMap((sheet) => Array.from({ length: listedTimes }, () => sheet))
  const nameOfSheet = (sheet: Buffer) => Buffer.from([hidden.includes(sheet) ? 1 : 0, 0, 1, 0, 0x41])
  const headLength = bof.length + listed.length * (4 + 4 + 5) + globals.length + eof.length
  const positions = new Map<Buffer, number>()
  let position = headLength
  for (const sheet of sheets) {
    positions.set(sheet, position)
    position += bof.length + sheet.length + eof.length
  }
  return Buffer.concat([
    bof,
    ...listed.map((sheet) => record(sid.sheet, u32(positions.get(sheet) ?? 0), nameOfSheet(sheet))),
    globals,
    eof,
    ...sheets.flatMap((sheet) => [bof, sheet, eof]),
  ])
}

const directoryEntry = (name: string, type: number, start: number, size: number): Buffer => {
  const entry = Buffer.alloc(128)
  entry.write(name, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry.writeUInt8(type, 66)
  u32(free, free, free).copy(entry, 68)
  u32(start, size).copy(entry, 116)
  return entry
}

/** A compound file whose streams all share the same content; `next` can redirect the chain of sectors. */
export const compoundFile = (
  content: Buffer,
  names: readonly string[] = ['Workbook'],
  next: (sector: number) => number = (sector) => sector + 1,
): Buffer => {
  const padded = Math.max(content.length, 4096)
  const sectors = Math.ceil(padded / sectorSize)
  const directory = Buffer.concat([
    directoryEntry('Root Entry', 5, endOfChain, 0),
    ...names.map((name) => directoryEntry(name, 2, 0, padded)),
  ])
  const directorySectors = Math.ceil(directory.length / sectorSize)
  const fatSectors = Math.ceil((sectors + directorySectors) / 127)
  const fat = Array.from({ length: fatSectors * 128 }, (_, sector) => {
    if (sector === sectors - 1 || sector === sectors + directorySectors - 1) return endOfChain
    return sector < sectors + directorySectors ? next(sector) : free
  })
  const header = Buffer.alloc(sectorSize)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  u16(0x3e, 3, 0xfffe, 9, 6).copy(header, 24)
  u32(fatSectors, sectors, 0, 4096, endOfChain, 0, endOfChain, 0).copy(header, 44)
  for (let at = 0; at < 109; at++)
    header.writeUInt32LE(at < fatSectors ? sectors + directorySectors + at : free, 76 + at * 4)
  const body = Buffer.alloc((sectors + directorySectors) * sectorSize)
  content.copy(body)
  directory.copy(body, sectors * sectorSize)
  return Buffer.concat([header, body, u32(...fat)])
}

/** A list as Excel 97–2003 saves it: every text once, in the shared string table, which is continued every 8 kB. */
export const xlsOf = (...rows: readonly (readonly (string | number)[])[]): Buffer => {
  const texts = [...new Set(rows.flat().filter((cell) => typeof cell === 'string'))]
  const indexOf = new Map(texts.map((text, index) => [text, index]))
  const blocks: Buffer[][] = [[u32(texts.length, texts.length)]]
  let length = 8
  for (const text of texts) {
    const bytes = Buffer.concat([u16(text.length), Buffer.from([1]), Buffer.from(text, 'utf16le')])
    if (length + bytes.length > 8224) {
      blocks.push([])
      length = 0
    }
    blocks.at(-1)?.push(bytes)
    length += bytes.length
  }
  const table = Buffer.concat(blocks.map((block, at) => record(at === 0 ? sid.sst : 0x3c, ...block)))
  const cells = rows.flatMap((row, at) =>
    row.map((cell, column) => {
      if (typeof cell === 'string') return record(sid.labelSst, u16(at, column, 0), u32(indexOf.get(cell) ?? 0))
      const number = Buffer.alloc(8)
      number.writeDoubleLE(cell)
      return record(sid.number, u16(at, column, 0), number)
    }),
  )
  return compoundFile(workbookStream(table, [Buffer.concat(cells)]))
}
