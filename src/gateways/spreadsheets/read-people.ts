import { Refusal } from '../../core/shared/index.ts'
import type { ImportRow } from '../../core/workforce/index.ts'
import { bounds } from './bounds.ts'
import { exampleRow } from './example-row.ts'
import { type Field, readHeadings } from './headings.ts'
import { formatOf } from './magic.ts'
import type { SheetLine } from './sheet-lines.ts'

/** A title, a date and a blank line may stand above the headings. */
const deepestHeading = 10

/** Signs that are not for reading become blanks; the database would not take all of them. */
const plainText = (cell: string): string =>
  cell
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()

const personOf = ({ row, cells }: SheetLine, columns: ReadonlyMap<Field, number>): ImportRow => {
  const text = (field: Field): string => plainText(cells[columns.get(field) ?? -1] ?? '')
  const fullName = columns.has('fullName') ? text('fullName') : `${text('firstName')} ${text('lastName')}`.trim()
  return { row, fullName, phone: text('phone'), email: text('email'), department: text('department') }
}

const isBlank = ({ fullName, phone, email, department }: ImportRow): boolean =>
  `${fullName}${phone}${email}${department}` === ''
const isExample = ({ fullName, phone }: ImportRow): boolean =>
  fullName === exampleRow.fullName && phone === exampleRow.phone

const peopleOf = (lines: readonly SheetLine[]): ImportRow[] | undefined => {
  let columns: Map<Field, number> | undefined
  const people: ImportRow[] = []
  for (const line of lines) {
    if (columns === undefined) {
      if (line.row <= deepestHeading) columns = readHeadings(line.cells)
      continue
    }
    const person = personOf(line, columns)
    if (isBlank(person) || isExample(person)) continue
    if (people.length === bounds.rows) throw new Refusal('spreadsheet.too_many_rows', { rows: bounds.rows })
    people.push(person)
  }
  return columns && people
}

/** Only the library that is needed gets loaded: this runs in a process that is new for every file. */
const readSheets = async (file: Uint8Array): Promise<SheetLine[][]> =>
  formatOf(file) === 'xls'
    ? (await import('./xls-sheets.ts')).readXlsSheets(file)
    : (await import('./xlsx-sheets.ts')).readXlsxSheets(file)

/** The people of the first sheet that has the headings of a list. */
export const readPeople = async (file: Uint8Array): Promise<ImportRow[]> => {
  const sheets = await readSheets(file)
  if (sheets.length === 0) throw new Refusal('spreadsheet.not_a_workbook')
  const lists = sheets.map(peopleOf).filter((list) => list !== undefined)
  if (lists.length === 0) throw new Refusal('spreadsheet.headings_missing')
  const people = lists.find((list) => list.length > 0)
  if (people === undefined) throw new Refusal('spreadsheet.empty')
  return people
}
