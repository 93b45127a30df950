import { refusals, withFacts } from '../shared/index.ts'
import type { OptionalFacts } from './rules.ts'

export const spreadsheetRefusal = refusals({
  'spreadsheet.not_a_workbook': 'malformed',
  'spreadsheet.locked_or_old': 'malformed',
  'spreadsheet.too_large': withFacts<{ megabytes: number }>('malformed'),
  'spreadsheet.too_many_rows': withFacts<{ rows: number }>('malformed'),
  'spreadsheet.unsafe': 'malformed',
  'spreadsheet.broken': 'malformed',
  'spreadsheet.too_heavy': 'malformed',
  'spreadsheet.busy': withFacts<{ seconds: number }>('busy'),
  'spreadsheet.headings_missing': 'malformed',
  'spreadsheet.empty': 'malformed',
  'spreadsheet.blank': 'malformed',
})

/** One row of a list of people, as typed. */
export interface ImportRow extends Partial<OptionalFacts<string>> {
  /** The row number that Excel shows. */
  row: number
  fullName: string
  phone: string
  department: string
  /**
   * Titles of the person's usual shifts, separated by commas or semicolons; empty if not given. Weeks that follow each
   * other are separated by `>`, and may have a date of the first week and a colon before them.
   */
  shifts: string
}
