import { bounds } from './bounds.ts'
import { formatOf } from './magic.ts'
import type { ReadingOptions, Sheets } from './sheet-lines.ts'

/** Loads only the reader for this format, because every file is read in a new process. */
export const sheetsOf = async (
  file: Uint8Array,
  { wantsMerges = false, cellLength = bounds.cellLength }: ReadingOptions = {},
): Promise<Sheets> =>
  formatOf(file) === 'xls'
    ? (await import('./xls-sheets.ts')).xlsSheets(file, cellLength)
    : (await import('./xlsx-sheets.ts')).xlsxSheets(file, { wantsMerges, cellLength })
