import { spreadsheetRefusal } from '../../core/workforce/index.ts'

export const megabyte = 1024 * 1024

/**
 * Limits for reading a list of people: far above what a genuine list needs, far below what an attack would take. The
 * reader counts its work, so that the result does not depend on the machine's load; memory and time limits are the last
 * resort.
 */
export const bounds = {
  zipEntries: 100,
  /** For all parts of an .xlsx together. */
  unpackedBytes: 30 * megabyte,
  /** XML elements of an .xlsx, such as rows, cells and texts. 10,000 rows of fifty texts have 1,510,000. */
  elements: 1_600_000,
  /** Nesting of elements; a sheet has ten levels. */
  depth: 50,
  /** Bytes of an .xlsx between the starts or ends of elements, which means in a single text, comment or tag. */
  tokenBytes: megabyte / 4,
  sharedStrings: 500_000,
  /** Cells that merged ones fill, and merged ones, of a menu. */
  mergedCells: 100_000,
  /** Records of an .xls. */
  records: 2_000_000,
  /** Longer cells are cut to this many characters. */
  cellLength: 500,
  /** The same for recipes, whose method may have 4,000 characters of two units each. */
  recipeCellLength: 8_100,
  /** For all rows of a list of recipes together. */
  recipeCharacters: 10_000_000,
  heapMegabytes: 64,
  timeoutMs: 30_000,
  maxConcurrent: 1,
  maxWaitingPerCompany: 3,
} as const

/** Returns a counter that refuses with `code` above `max`. */
export const countUpTo = (
  max: number,
  code: 'spreadsheet.locked_or_old' | 'spreadsheet.too_heavy' | 'spreadsheet.unsafe',
): ((amount?: number) => void) => {
  let count = 0
  return (amount = 1) => {
    count += amount
    if (count > max) throw spreadsheetRefusal(code)
  }
}
