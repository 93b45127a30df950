import { formatOf } from './magic.ts'
import type { Sheets } from './sheet-lines.ts'

/** Loads only the reader for this format, because every file is read in a new process. */
export const sheetsOf = async (file: Uint8Array, wantsMerges = false): Promise<Sheets> =>
  formatOf(file) === 'xls'
    ? (await import('./xls-sheets.ts')).xlsSheets(file)
    : (await import('./xlsx-sheets.ts')).xlsxSheets(file, wantsMerges)
