import { Refusal, type RefusalCode } from '../../core/shared/index.ts'

export const megabyte = 1024 * 1024

/**
 * What a list of people may cost us: far more than an honest one needs, far less than a hostile one takes. The reader
 * counts its work, so that a file gets the same answer on a busy machine; memory and time only stop what it forgot to count.
 */
export const bounds = {
  /** Entries of the zip directory. */
  zipEntries: 100,
  /** Bytes of all parts of an .xlsx together. */
  unpackedBytes: 30 * megabyte,
  /** XML elements of an .xlsx: rows, cells, texts and everything else. Fifty columns of 10,000 texts have 1,510,000. */
  elements: 1_600_000,
  /** Elements inside each other; a sheet has ten. */
  depth: 50,
  /** Bytes of an .xlsx without an element beginning or ending: one text, comment or tag. */
  tokenBytes: megabyte / 4,
  /** Texts that the cells of a workbook share. */
  sharedStrings: 500_000,
  /** Records of an .xls. */
  records: 2_000_000,
  /** Characters of a cell that are kept. */
  cellLength: 500,
  heapMegabytes: 64,
  milliseconds: 30_000,
  atOnce: 1,
  waitingPerCompany: 3,
} as const

/** Counts up to `max` and refuses what goes beyond. */
export const countUpTo = (max: number, code: RefusalCode): ((amount?: number) => void) => {
  let count = 0
  return (amount = 1) => {
    count += amount
    if (count > max) throw new Refusal(code)
  }
}
