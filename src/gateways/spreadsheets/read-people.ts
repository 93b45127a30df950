import { type ImportRow, spreadsheetRefusal } from '../../core/workforce/index.ts'
import { importLimits } from '../../core/workforce/rules.ts'
import { exampleRow } from './example-row.ts'
import { type Field, readHeadings } from './headings.ts'
import { formatOf } from './magic.ts'
import { type SheetLine, type Sheets, textOf } from './sheet-lines.ts'

/** A title, a date and a blank line may stand above the headings. */
const maxHeadingRow = 10

/** Replaces control characters by spaces; PostgreSQL would reject some of them. */
export const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .trim()

const personOf = ({ row, cells }: SheetLine, columns: ReadonlyMap<Field, number>): ImportRow => {
  const text = (field: Field): string => plainText(textOf(cells[columns.get(field) ?? -1]))
  const fullName = columns.has('fullName') ? text('fullName') : `${text('firstName')} ${text('lastName')}`.trim()
  return { row, fullName, phone: text('phone'), email: text('email'), department: text('department') }
}

const isBlank = ({ fullName, phone, email, department }: ImportRow): boolean =>
  `${fullName}${phone}${email}${department}` === ''
const isExample = ({ fullName, phone }: ImportRow): boolean =>
  fullName === exampleRow.fullName && phone === exampleRow.phone

/** Undefined, without reading further, when there are no headings near the top of the sheet. */
const peopleOf = async (lines: AsyncIterable<SheetLine> | Iterable<SheetLine>): Promise<ImportRow[] | undefined> => {
  let columns: Map<Field, number> | undefined
  const people: ImportRow[] = []
  for await (const line of lines) {
    if (columns === undefined) {
      if (line.row > maxHeadingRow) return undefined
      columns = readHeadings(Array.from(line.cells, textOf))
      continue
    }
    const person = personOf(line, columns)
    if (isBlank(person) || isExample(person)) continue
    if (people.length === importLimits.rows)
      throw spreadsheetRefusal('spreadsheet.too_many_rows', { rows: importLimits.rows })
    people.push(person)
  }
  return columns && people
}

/** Loads only the reader for this format, because every file is read in a new process. */
export const sheetsOf = async (file: Uint8Array): Promise<Sheets> =>
  formatOf(file) === 'xls'
    ? (await import('./xls-sheets.ts')).xlsSheets(file)
    : (await import('./xlsx-sheets.ts')).xlsxSheets(file)

/** The people of the first sheet that has headings and at least one person. */
export const readPeople = async (file: Uint8Array): Promise<ImportRow[]> => {
  let isList = false
  for await (const sheet of await sheetsOf(file)) {
    const people = await peopleOf(sheet)
    if (people === undefined) continue
    if (people.length > 0) return people
    isList = true
  }
  throw spreadsheetRefusal(isList ? 'spreadsheet.empty' : 'spreadsheet.headings_missing')
}
