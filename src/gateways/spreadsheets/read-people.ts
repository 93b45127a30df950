import exceljs, { type Row, type Worksheet } from 'exceljs'
import { Refusal } from '../../core/shared/index.ts'
import type { ImportRow } from '../../core/workforce/index.ts'
import { bounds } from './bounds.ts'
import { cellText } from './cell-text.ts'
import { type Field, readHeadings } from './headings.ts'
import { refuseUnsafeZip } from './refuse-unsafe-zip.ts'

/** A title, a date and a blank line may stand above the headings. */
const deepestHeading = 10
const widestRow = 50

/** Parts of a sheet that say nothing about people and can be made arbitrarily expensive. */
const ignoreNodes = ['mergeCells', 'dataValidations', 'conditionalFormatting', 'autoFilter', 'hyperlinks', 'drawing', 'picture', 'tableParts', 'rowBreaks']

const cellsOf = (row: Row): string[] =>
  Array.from({ length: Math.min(row.cellCount, widestRow) }, (_, column) => cellText(row.getCell(column + 1).value))

const personOf = (row: number, cells: readonly string[], columns: ReadonlyMap<Field, number>): ImportRow => {
  const text = (field: Field): string => cells[columns.get(field) ?? -1] ?? ''
  const fullName = columns.has('fullName') ? text('fullName') : `${text('firstName')} ${text('lastName')}`.trim()
  return { row, fullName, phone: text('phone'), email: text('email'), department: text('department') }
}

const isBlank = ({ fullName, phone, email, department }: ImportRow): boolean => `${fullName}${phone}${email}${department}` === ''

const peopleOf = (sheet: Worksheet): ImportRow[] | undefined => {
  let columns: Map<Field, number> | undefined
  const people: ImportRow[] = []
  sheet.eachRow((row, number) => {
    const cells = cellsOf(row)
    if (columns === undefined) {
      if (number <= deepestHeading) columns = readHeadings(cells)
      return
    }
    const person = personOf(number, cells, columns)
    if (isBlank(person)) return
    if (people.length === bounds.rows) throw new Refusal('malformed', 'spreadsheet.too_many_rows', { rows: bounds.rows })
    people.push(person)
  })
  return columns && people
}

/** The people of the first sheet that has the headings of a list. */
export const readPeople = async (file: Uint8Array): Promise<ImportRow[]> => {
  await refuseUnsafeZip(file)
  const workbook = new exceljs.Workbook()
  await workbook.xlsx.load(file as unknown as ArrayBuffer, { ignoreNodes })
  const lists = workbook.worksheets.map(peopleOf).filter((list) => list !== undefined)
  if (lists.length === 0) throw new Refusal('malformed', 'spreadsheet.headings_missing')
  const people = lists.find((list) => list.length > 0)
  if (people === undefined) throw new Refusal('malformed', 'spreadsheet.empty')
  return people
}
