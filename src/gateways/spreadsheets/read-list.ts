import {
  absenceListRefusal,
  type AbsenceRow,
  closedDayListRefusal,
  type ClosedDayRow,
} from '../../core/calendar/index.ts'
import { partnershipListRefusal, type PartnershipRow } from '../../core/partnerships/index.ts'
import { recipeListRefusal, type RecipeRow } from '../../core/recipes/index.ts'
import type { Refusal } from '../../core/shared/index.ts'
import { type ProductRow, productListRefusal } from '../../core/store/index.ts'
import { type ImportRow, spreadsheetRefusal } from '../../core/workforce/index.ts'
import { eachOptional, importLimits } from '../../core/workforce/rules.ts'
import { exampleRow } from '../../texts/workforce/person-fields.ts'
import { bounds, countUpTo } from './bounds.ts'
import { plainLines, plainText, unquoted } from './cells.ts'
import {
  type AbsenceField,
  type ClosedDayField,
  type Field,
  type PartnershipField,
  type ProductField,
  readAbsenceHeadings,
  readClosedDayHeadings,
  readHeadings,
  readPartnershipHeadings,
  readProductHeadings,
  readRecipeHeadings,
  type RecipeField,
} from './headings.ts'
import { menuIn } from './menu-sheets.ts'
import { sheetsOf } from './open-sheets.ts'
import { type Cell, dayText, type ReadingOptions, type Sheet, type SheetLine, textOf, timeText } from './sheet-lines.ts'

/** A title, a date and a blank line may stand above the headings. */
const maxHeadingRow = 10

/** What a kind of list contains, and how it is recognized. */
interface Kind<Row, Name extends string> {
  options?: ReadingOptions
  columnsOf: (cells: readonly string[]) => Map<Name, number> | undefined
  /** Undefined to skip the row. */
  rowOf: (
    row: number,
    text: (field: Name) => string,
    has: (field: Name) => boolean,
    cell: (field: Name) => Cell,
  ) => Row | undefined
  isLeftOut?: (sheet: Sheet) => boolean
  /** Looks at a sheet that has been read. */
  check?: (sheet: Sheet) => void
  missing: () => Refusal
  empty: () => Refusal
}

/** In one column or in two. */
const nameIn = (
  text: (field: 'fullName' | 'firstName' | 'lastName') => string,
  has: (field: 'fullName') => boolean,
): string => (has('fullName') ? text('fullName') : `${text('firstName')} ${text('lastName')}`.trim())

const people: Kind<ImportRow, Field> = {
  columnsOf: readHeadings,
  rowOf: (row, text, has) => {
    const fullName = nameIn(text, has)
    const [phone, department, shifts] = [text('phone'), text('department'), text('shifts')]
    const facts = eachOptional(text)
    const isExample = fullName === exampleRow.fullName && phone === exampleRow.phone
    return isExample || [fullName, phone, department, ...Object.values(facts)].join('') === ''
      ? undefined
      : { row, fullName, phone, ...facts, department, shifts }
  },
  missing: () => spreadsheetRefusal('spreadsheet.headings_missing'),
  empty: () => spreadsheetRefusal('spreadsheet.empty'),
}

const products: Kind<ProductRow, ProductField> = {
  columnsOf: readProductHeadings,
  rowOf: (row, text) => {
    const product = {
      name: text('name'),
      description: text('description'),
      category: text('category'),
      unit: text('unit'),
      price: text('price'),
      stock: text('stock'),
      minimum: text('minimum'),
      code: text('code'),
      vat: text('vat'),
      content: text('content'),
    }
    return Object.values(product).join('') === '' ? undefined : { row, ...product }
  },
  missing: () => productListRefusal('product_list.headings_missing'),
  empty: () => productListRefusal('product_list.empty'),
}

const partnerships: Kind<PartnershipRow, PartnershipField> = {
  columnsOf: readPartnershipHeadings,
  rowOf: (row, text) => {
    const partnership = {
      catering: text('catering'),
      corporate: text('corporate'),
      supplier: text('supplier'),
      unitPrice: text('unitPrice'),
      months: text('months'),
    }
    return Object.values(partnership).join('') === '' ? undefined : { row, ...partnership }
  },
  missing: () => partnershipListRefusal('partnership_list.headings_missing'),
  empty: () => partnershipListRefusal('partnership_list.empty'),
}

/** A number that was typed with a comma in Turkish: `1,125` could otherwise be more than a thousand. */
const decimalText = (cell: Cell): string =>
  typeof cell === 'number' ? textOf(cell).replace('.', ',') : unquoted(plainText(textOf(cell)))

/** `9` and `kg` in columns of their own are `9 kg`. */
const withUnit = (quantity: string, unit: string): string =>
  quantity === '' || quantity.endsWith(unit) ? quantity : `${quantity} ${unit}`

const recipes = (): Kind<RecipeRow, RecipeField> => {
  const countCharacters = countUpTo(bounds.recipeCharacters, 'spreadsheet.too_heavy')
  return {
    options: { cellLength: bounds.recipeCellLength },
    columnsOf: readRecipeHeadings,
    rowOf: (row, text, has, cell) => {
      const typed = {
        component: text('component'),
        portions: has('portions') ? text('portions') : undefined,
        ingredient: text('ingredient'),
        quantity: withUnit(decimalText(cell('quantity')), text('unit')),
        trim: text('trim'),
        note: text('note'),
        method: has('method') ? unquoted(plainLines(textOf(cell('method')))) : undefined,
        cookedWeight: has('cookedWeight') ? text('cookedWeight') : undefined,
      }
      const all = Object.values(typed).join('')
      countCharacters(all.length)
      return all === '' ? undefined : { row, ...typed }
    },
    isLeftOut: ({ isHidden }) => isHidden,
    check: ({ blankFormulas }) => {
      if (blankFormulas > 0) throw recipeListRefusal('recipe_list.formulas_blank')
    },
    missing: () => recipeListRefusal('recipe_list.headings_missing'),
    empty: () => recipeListRefusal('recipe_list.empty'),
  }
}

const absences: Kind<AbsenceRow, AbsenceField> = {
  columnsOf: readAbsenceHeadings,
  rowOf: (row, text, has, cell) => {
    const day = (field: 'first' | 'last') => dayText(cell(field)) ?? text(field)
    const absence = { fullName: nameIn(text, has), phone: text('phone'), first: day('first'), last: day('last') }
    return Object.values(absence).join('') === '' ? undefined : { row, ...absence }
  },
  missing: () => absenceListRefusal('absence_list.headings_missing'),
  empty: () => absenceListRefusal('absence_list.empty'),
}

const closedDays: Kind<ClosedDayRow, ClosedDayField> = {
  columnsOf: readClosedDayHeadings,
  rowOf: (row, text, _has, cell) => {
    const date = dayText(cell('date')) ?? text('date')
    const day = { date, name: text('name'), fromTime: timeText(cell('fromTime')) ?? text('fromTime') }
    return Object.values(day).join('') === '' ? undefined : { row, ...day }
  },
  missing: () => closedDayListRefusal('closed_day_list.headings_missing'),
  empty: () => closedDayListRefusal('closed_day_list.empty'),
}

/** Undefined, without reading further, if there are no headings near the top of the sheet. */
const rowsOf = async <Row, Name extends string>(
  lines: AsyncIterable<SheetLine> | Iterable<SheetLine>,
  { columnsOf, rowOf }: Kind<Row, Name>,
): Promise<Row[] | undefined> => {
  let columns: Map<Name, number> | undefined
  const rows: Row[] = []
  for await (const line of lines) {
    if (columns === undefined) {
      if (line.row > maxHeadingRow) return undefined
      columns = columnsOf(Array.from(line.cells, textOf))
      continue
    }
    const known = columns
    const cell = (field: Name): Cell => line.cells[known.get(field) ?? -1]
    const text = (field: Name): string => unquoted(plainText(textOf(cell(field))))
    const row = rowOf(line.row, text, (field) => known.has(field), cell)
    if (row === undefined) continue
    if (rows.length === importLimits.rows)
      throw spreadsheetRefusal('spreadsheet.too_many_rows', { rows: importLimits.rows })
    rows.push(row)
  }
  return columns && rows
}

/** The rows of the first sheet that has headings and at least one row. */
const listIn = async <Row, Name extends string>(file: Uint8Array, kind: Kind<Row, Name>): Promise<Row[]> => {
  let isList = false
  for await (const sheet of await sheetsOf(file, kind.options)) {
    if (kind.isLeftOut?.(sheet)) continue
    const rows = await rowsOf(sheet.lines, kind)
    if (rows === undefined) continue
    kind.check?.(sheet)
    if (rows.length > 0) return rows
    isList = true
  }
  throw isList ? kind.empty() : kind.missing()
}

export const listReaders = {
  people: (file: Uint8Array) => listIn(file, people),
  products: (file: Uint8Array) => listIn(file, products),
  partnerships: (file: Uint8Array) => listIn(file, partnerships),
  recipes: (file: Uint8Array) => listIn(file, recipes()),
  absences: (file: Uint8Array) => listIn(file, absences),
  closedDays: (file: Uint8Array) => listIn(file, closedDays),
  menu: async (file: Uint8Array) => [await menuIn(file)],
}
export type ListKind = keyof typeof listReaders
export type RowOf<Of extends ListKind> = Awaited<ReturnType<(typeof listReaders)[Of]>>[number]
