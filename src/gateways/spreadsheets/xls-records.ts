/** The .xls records needed to find the text of cells ([MS-XLS] 2.3). */
export const kinds = {
  beginning: 0x809,
  end: 0x0a,
  encryption: 0x2f,
  continued: 0x3c,
  sheet: 0x85,
  sharedStrings: 0xfc,
  sharedString: 0xfd,
  label: 0x204,
  formula: 0x06,
  formulaString: 0x207,
  number: 0x203,
  packedNumber: 0x27e,
  packedNumbers: 0xbd,
  merges: 0xe5,
} as const

export interface XlsRecord {
  kind: number
  data: Buffer
  /** Where the next record begins. */
  end: number
}

export function* recordsFrom(stream: Buffer, from: number, countRecord: () => void): Generator<XlsRecord> {
  for (let at = from; at + 4 <= stream.length;) {
    countRecord()
    const end = at + 4 + stream.readUInt16LE(at + 2)
    if (end > stream.length) throw new Error('record beyond the end of the workbook')
    yield { kind: stream.readUInt16LE(at), data: stream.subarray(at + 4, end), end }
    at = end
  }
}

/** Characters take one byte or two; at most `max` of them are kept. */
export const charactersAt = (data: Buffer, at: number, length: number, isWide: boolean, max: number): string => {
  const size = isWide ? 2 : 1
  if (at + length * size > data.length) throw new Error('text beyond the end of its record')
  const kept = Math.min(length, max)
  return data.toString(isWide ? 'utf16le' : 'latin1', at, at + kept * size)
}

/** A text preceded by its length. */
export const textAt = (data: Buffer, at: number, max: number): string =>
  charactersAt(data, at + 3, data.readUInt16LE(at), (data.readUInt8(at + 2) & 1) === 1, max)

/** Two bits of a packed number say whether it is an integer and whether it is in hundredths. */
export const packedNumberAt = (data: Buffer, at: number): number => {
  const packed = data.readInt32LE(at)
  const double = Buffer.alloc(8)
  double.writeInt32LE(packed & ~3, 4)
  const number = packed & 2 ? packed >> 2 : double.readDoubleLE()
  return packed & 1 ? number / 100 : number
}
