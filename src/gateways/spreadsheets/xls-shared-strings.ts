import { bounds, countUpTo } from './bounds.ts'
import { charactersAt, kinds, recordsFrom, type XlsRecord } from './xls-records.ts'

/** Reads the table of shared strings, which may continue in further records. */
class Table {
  readonly #stream: Buffer
  readonly #countRecord: () => void
  readonly #cellLength: number
  #record: XlsRecord
  #at = 8

  constructor(stream: Buffer, first: XlsRecord, countRecord: () => void, cellLength: number) {
    this.#stream = stream
    this.#record = first
    this.#countRecord = countRecord
    this.#cellLength = cellLength
  }

  /** Moves on to the next record once this one is used up. */
  hasMore(): boolean {
    while (this.#left <= 0) if (!this.#continue()) return false
    return true
  }

  next(): string {
    const length = this.#number(2)
    const flags = this.#number(1)
    const runs = flags & 8 ? this.#number(2) : 0
    const phonetic = flags & 4 ? this.#number(4) : 0
    const text = this.#text(length, (flags & 1) === 1)
    this.#skip(4 * runs + phonetic)
    return text
  }

  get #left(): number {
    return this.#record.data.length - this.#at
  }

  #continue(): boolean {
    const [following] = recordsFrom(this.#stream, this.#record.end, this.#countRecord)
    if (following?.kind !== kinds.continued) return false
    this.#record = following
    this.#at = 0
    return true
  }

  #number(size: number): number {
    if (size > this.#left) throw new Error('the shared strings end too early')
    this.#at += size
    return this.#record.data.readUIntLE(this.#at - size, size)
  }

  /** Each record that continues a text states again how wide its characters are. */
  #text(length: number, isWide: boolean): string {
    let text = ''
    for (let missing = length, wide = isWide; ; wide = (this.#number(1) & 1) === 1) {
      const size = wide ? 2 : 1
      const here = Math.min(missing, Math.floor(this.#left / size))
      const piece = charactersAt(this.#record.data, this.#at, here, wide, this.#cellLength)
      text = (text + piece).slice(0, this.#cellLength)
      this.#at += here * size
      missing -= here
      if (missing === 0) return text
      if (!this.#continue()) throw new Error('the shared strings end too early')
    }
  }

  #skip(bytes: number): void {
    for (let missing = bytes; missing > 0;) {
      if (!this.hasMore()) throw new Error('the shared strings end too early')
      const here = Math.min(missing, this.#left)
      this.#at += here
      missing -= here
    }
  }
}

export const sharedStringsOf = (
  stream: Buffer,
  first: XlsRecord,
  countRecord: () => void,
  cellLength: number,
): string[] => {
  const table = new Table(stream, first, countRecord, cellLength)
  const count = countUpTo(bounds.sharedStrings, 'spreadsheet.too_heavy')
  const strings: string[] = []
  for (; table.hasMore(); count()) strings.push(table.next())
  return strings
}
