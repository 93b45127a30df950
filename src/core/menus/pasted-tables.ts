/** @internal */

import { menuTextLimits } from './limits.ts'
import { nameOfHeading, askedRole, type PastedColumn, PastedColumns } from './pasted-columns.ts'
import { datesOfTitle, dayLine, dayOfCell, isDayText, type TitleDates, type WrittenDay } from './pasted-dates.ts'
import { headingAt, rolesBelow } from './pasted-headings.ts'
import { type Entry, entriesOf } from './pasted-meals.ts'
import {
  dayInCell,
  daysAcross,
  filled,
  type FoundDay,
  isHeading,
  knownRole,
  type KnownOptions,
  roleOfHeading,
  rowText,
  type Span,
} from './pasted-rows.ts'
import { sideBySide, type Table } from './pasted-side-by-side.ts'
import { labelledItem } from './pasted-text.ts'
import { PastedWeek } from './pasted-weeks.ts'
import { isNoMeal, isNote, type MealTime, mealTimeOf, mealToRead, type Role, withoutExtras } from './pasted-words.ts'
import type { SheetRow } from './sheet-rows.ts'

/** Why a line is not part of any day. */
export type SkipReason = 'no_date' | 'no_such_date' | 'no_readable_date' | 'too_many_items'

interface Headings {
  cells: readonly string[]
  row: SheetRow
}

/** Whether a date follows, as in “04.01.2027 – 08.01.2027 haftası”: such a line is a title. */
const isPeriod = (items: string): boolean => {
  const end = dayOfCell(items)
  return end?.date !== undefined && /^(?:$|haft|tar|ara|men|yem)/i.test(end.rest)
}

/** How many rows show what columns contain. */
const sampled = 60

const hasDish = (text: string): boolean => withoutExtras(text) !== ''

/** Reads the rows of a pasted text from the first to the last. */
export class TableReader {
  readonly days: FoundDay[] = []
  readonly headings: number[] = []
  readonly skipped: { line: number; reason: SkipReason }[] = []
  readonly columns = new PastedColumns()
  /** How many cells the widest of the rows has that are too wide; 0 if there is none. */
  widest = 0

  readonly #rows: readonly SheetRow[]
  readonly #known: KnownOptions
  /** Where rows are named by meals, the one that is read. */
  readonly #mealOfRows: MealTime | undefined
  #title: TitleDates = {}
  /** Several if they are side by side. */
  #tables: readonly Table[] = []
  #above: Headings | undefined
  #week: PastedWeek | undefined
  /** The day above that has a line for each dish, without a table. */
  #open: FoundDay | undefined
  /** Whether a note ended the week, whose weekdays still hold. */
  #isSigned = false
  #isAfterBlank = false

  constructor(rows: readonly SheetRow[], known: KnownOptions) {
    this.#rows = rows
    this.#known = known
    this.#mealOfRows = mealToRead(
      rows.flatMap(({ cells }) => mealTimeOf(cells[0] ?? '') ?? []),
      known.mealTime,
    )
    rows.forEach((row, at) => this.#read(row, at))
    this.#endWeek()
  }

  #read(row: SheetRow, at: number): void {
    const width = filled(row.cells).length
    if (width === 0) {
      if ((this.#open?.entries.length ?? 0) > 0) this.#open = undefined
    } else if (width > menuTextLimits.columns) {
      this.widest = Math.max(this.widest, width)
      this.#skip(row, 'too_many_items')
    } else if (!this.#isPartOfMenu(row, at)) this.#readTitle(row)
    this.#isAfterBlank = width === 0
  }

  #isPartOfMenu(row: SheetRow, at: number): boolean {
    return (
      this.#startsWeek(row) ||
      this.#isHeading(row, at) ||
      this.#isInWeek(row, at) ||
      (this.#tables.length > 0 && row.cells.length > 1
        ? // All of them read the row.
          this.#tables.filter((table) => this.#isInTable(row, table, at)).length > 0
        : this.#isDayLine(row, at)) ||
      this.#isBelowDate(row)
    )
  }

  #skip({ from, to }: Span, reason: SkipReason): true {
    for (let line = from; line <= to; line++) this.skipped.push({ line, reason })
    return true
  }

  #readTitle(row: SheetRow): void {
    const title = datesOfTitle(rowText(row))
    if (title.month !== undefined || title.from !== undefined) this.#title = title
    if (isNote(rowText(row))) {
      this.#close()
      this.#isSigned = true
    }
    this.#skip(row, 'no_date')
  }

  #close(): void {
    this.#open = undefined
    for (const table of this.#tables) table.open = undefined
  }

  /** A note, or the name above it of somebody who signed. */
  #isNote(row: SheetRow, at: number): boolean {
    if (isNote(rowText(row))) return true
    const next = this.#isAfterBlank ? this.#nextFilled(at) : undefined
    return next !== undefined && isNote(rowText(next))
  }

  #nextFilled(at: number): SheetRow | undefined {
    return this.#rows.slice(at + 1).find(({ cells }) => filled(cells).length > 0)
  }

  readonly #add = (line: number, span: Span, { date, weekday }: WrittenDay): FoundDay => {
    const day = { line, span, date, weekday, title: this.#title, entries: [], beside: [] }
    this.days.push(day)
    return day
  }

  #startsWeek(row: SheetRow): boolean {
    const before = this.#week
    if (before?.takeWeekdays(row, this.#title) === true) return true
    const week = PastedWeek.startingAt(row, this.#title, before, this.#add)
    if (week === undefined) return false
    this.#endWeek()
    this.#week = week
    this.#tables = []
    this.#open = undefined
    this.#isSigned = false
    return true
  }

  /** Weekdays with nothing below them are a heading. */
  #endWeek(): void {
    if (this.#week?.hasDays === false)
      for (let { from } = this.#week.span; from <= this.#week.span.to; from++) this.headings.push(from)
    this.#week = undefined
  }

  #isInWeek(row: SheetRow, at: number): boolean {
    const week = this.#week
    const named = week?.labelOf(row)
    if (week === undefined || named === undefined || this.#isSigned || this.#isNote(row, at)) return false
    const isLine = row.cells.length === 1 || !week.has(0)
    if (isLine && dayOfCell(row.cells[0] ?? '')?.date !== undefined) return false
    if (week.isAcross(row) && this.#isAtEdge(at)) return false
    const role = named.label.trim() === '' ? undefined : this.#roleOfRow(named.label)
    // “7–11 Aralık” beside the dishes of a week whose weekdays stand above.
    const title = datesOfTitle(named.label)
    if (title.from !== undefined) {
      this.#title = title
      this.#week = week.next(row)
      this.#week.take(row, undefined, this.#add)
      return true
    }
    week.take(row, role, this.#add)
    if (role !== undefined) {
      const name = nameOfHeading(named.label)
      const example = row.cells.find((cell, one) => one > named.at && cell.trim() !== '') ?? ''
      const place = { from: row.from, to: row.to, cells: row.cells, cell: named.at }
      this.columns.add({ id: `row ${name}`, name, number: 0, example: withoutExtras(example), role, named: [place] })
    }
    return true
  }

  #roleOfRow(label: string): Role {
    const time = this.#known.has(label) ? undefined : mealTimeOf(label)
    if (time === undefined) return roleOfHeading(label, this.#known)
    return { as: time === this.#mealOfRows ? 'meal' : 'ignored' }
  }

  /** Whether a blank row, another week or the end is next to the row. */
  #isAtEdge(at: number): boolean {
    const next = this.#nextFilled(at)
    return this.#isAfterBlank || next === undefined || daysAcross(next.cells, this.#title, true) !== undefined
  }

  #isHeading(row: SheetRow, at: number): boolean {
    const cells = row.cells.length > 1 ? row.cells : rowText(row).split('|')
    if (cells.length < 2 || !isHeading(cells, this.#known)) return false
    const above = this.#above?.row.to === row.from - 1 ? this.#above : undefined
    this.#endWeek()
    if (above !== undefined) this.columns.remove(signatureOf(above.cells))
    const table = this.#tableBelow({ cells, row }, above?.cells ?? [], at)
    this.#tables = sideBySide(table, this.#rowsBelow(at), this.#title, row.to + 1)
    this.#open = undefined
    this.#above = { cells, row }
    for (let line = row.from; line <= row.to; line++) this.headings.push(line)
    return true
  }

  /** `group` are the headings above these, which may be merged cells. */
  #tableBelow({ cells, row }: Headings, group: readonly string[], at: number): Table {
    const width = Math.max(cells.length, group.length, ...this.#rowsBelow(at).map((below) => below.cells.length))
    const names = Array.from({ length: width }, (_, cell) => headingAt(cells, group, cell, this.#known))
    const roles = rolesBelow(names, this.#rowsBelow(at), this.#known)
    const hasFirst = roles.some(
      (role) => role?.as === 'option' && role.isPart !== true && this.#known.isFirst(role.label),
    )
    const signature = signatureOf(cells)
    const columns = roles.map((role, cell) => {
      if (role === undefined) return undefined
      const isAsked = askedRole(cells[cell] ?? '') !== undefined
      if (role.as === 'main' && hasFirst && !isAsked) roles[cell] = { as: 'course', course: 'main' }
      const padded = Array.from({ length: Math.max(cells.length, cell + 1) }, (_, one) => cells[one] ?? '')
      const place = { from: row.from, to: row.to, cells: padded, cell }
      const name = nameOfHeading(names[cell]?.text ?? '')
      return this.columns.add({
        id: `${signature} ${cell}`,
        name,
        number: cell + 1,
        example: '',
        role: roles[cell]!,
        named: [place],
      })
    })
    const options = roles.flatMap((role) => (role?.as === 'option' && role.isPart !== true ? [role.label] : []))
    return { roles, columns, options, hasKinds: roles.some((role) => role?.as === 'kind') }
  }

  /** The rows of the table that begins at `at`. */
  #rowsBelow(at: number): readonly SheetRow[] {
    const below = this.#rows.slice(at + 1, at + 1 + sampled)
    const end = below.findIndex(({ cells }) => isHeading(cells, this.#known))
    return below.slice(0, end < 0 ? undefined : end)
  }

  #isInTable(row: SheetRow, table: Table, at: number): boolean {
    const cells = row.cells.map((text, at) => ({ at, text, role: table.roles[at] }))
    const written = cells.filter(({ text }) => text.trim() !== '')
    const days = written.filter(({ role }) => role?.as === 'day')
    const found = days.flatMap(({ text }) => dayInCell(text, this.#title, true) ?? [])
    const dishes = written.filter(({ role }) => role?.as !== 'day')
    if (dishes.length > menuTextLimits.items) return this.#skip(row, 'too_many_items')
    if (found.length === 0) return this.#isBelowDay(row, table, days.length > 0, dishes, at)
    if (found.some(({ date }) => date === null)) return this.#skip(row, 'no_such_date')
    const date = found.find((day) => day.date !== undefined)?.date
    const weekday = found.find((day) => day.weekday !== undefined)?.weekday
    if (table.open !== undefined && isSameDay({ date, weekday }, table.open, table.hasKinds))
      return this.#goOn(table.open, row, this.#entriesIn(dishes, table))
    table.kind = undefined
    const day = this.#add(row.from, table.span ?? { from: row.from, to: row.to }, { date, weekday })
    day.span.to = row.to
    day.beside = table.options
    for (const { rest } of found) if (hasDish(rest)) day.entries.push(...entriesOf({ as: 'meal' }, rest))
    // Options without a dish are mentioned.
    day.entries.push(
      ...this.#entriesIn(
        cells.filter(({ role, text }) => text.trim() !== '' || role?.as === 'option'),
        table,
      ),
    )
    table.open = day
    this.#open = undefined
    return true
  }

  /** A row of a table without a day goes on with the day above, unless something unreadable is in its place. */
  #isBelowDay(row: SheetRow, table: Table, hasUnreadable: boolean, dishes: TableCell[], at: number): boolean {
    if (dishes.every(({ role }) => role === undefined || role.as === 'ignored') || this.#isNote(row, at)) return false
    if (hasUnreadable) return this.#skip(row, 'no_readable_date')
    // Where days have one row, a row below a blank one is not about food.
    if (table.open === undefined || (this.#isAfterBlank && table.isStacked !== true)) return false
    table.isStacked = true
    return this.#goOn(table.open, row, this.#entriesIn(dishes, table))
  }

  #goOn(day: FoundDay, row: SheetRow, entries: readonly Entry[]): true {
    day.entries.push(...entries)
    day.span.to = row.to
    return true
  }

  #entriesIn(cells: readonly TableCell[], table: Table): Entry[] {
    const kind = cells.find(({ role, text }) => role?.as === 'kind' && text.trim() !== '')
    if (kind !== undefined) table.kind = roleOfHeading(kind.text, this.#known)
    return cells.flatMap(({ at, text, role }): Entry[] => {
      if (role === undefined) return []
      const column = table.columns[at]
      if (column?.example === '' && !isNoMeal(text)) column.example = withoutExtras(text)
      const labelled = labelledItem(text, this.#known.has)
      if (labelled !== undefined && this.#known.has(labelled.label))
        return [{ role: { as: 'option', label: labelled.label }, text: labelled.dish }]
      return entriesOf(role.as === 'meal' && table.kind !== undefined ? table.kind : role, text)
    })
  }

  #isDayLine(row: SheetRow, at: number): boolean {
    // Another date after dishes is that of a table beside.
    const beside = row.cells.findIndex((cell, n) => {
      const isDate = n > 1 && dayOfCell(cell)?.date != null && isDayText(cell)
      return isDate && row.cells.slice(0, n).some((before) => before.trim() !== '' && !isDayText(before))
    })
    if (beside < 0) return this.#isSingleDayLine(row, at)
    const [one, other] = [row.cells.slice(0, beside), row.cells.slice(beside)]
    const before = this.days.length
    if (!this.#isSingleDayLine({ ...row, cells: one }, at)) return false
    this.#isDayLine({ ...row, cells: other }, at)
    for (const day of this.days.slice(before)) day.span = this.days[before]!.span
    return true
  }

  #isSingleDayLine(row: SheetRow, at: number): boolean {
    const day = dayLine(row.cells.join('\t')) ?? this.#weekdayLine(row)
    if (day === undefined || isPeriod(day.items)) return false
    if (day.date === null) return this.#skip(row, 'no_such_date')
    const items = day.items.replace(/\t+$/, '').split(/[|\t]/, menuTextLimits.items + 1)
    if (items.length > menuTextLimits.items) return this.#skip(row, 'too_many_items')
    // The weekdays above a week that was written line by line still hold for the next one.
    if (row.cells.length > 1) this.#endWeek()
    const found = this.#add(row.from, { from: row.from, to: row.to }, day)
    found.entries.push(...this.#entriesOfLine(row, items, at))
    this.#close()
    if (day.isBare && row.cells.length === 1 && this.#tables.length === 0) this.#open = found
    return true
  }

  /** “Pazartesi”, a tab and dishes, below a title that names the week. */
  #weekdayLine({ cells: [first = '', ...others] }: SheetRow): ReturnType<typeof dayLine> {
    const day = others.length > 0 && this.#title.from !== undefined ? dayOfCell(first) : undefined
    return day === undefined || day.rest !== ''
      ? undefined
      : { weekday: day.weekday, items: others.join('\t'), isBare: false }
  }

  #entriesOfLine(row: SheetRow, items: readonly string[], at: number): Entry[] {
    const roles = this.#tables[0]?.roles.filter((role) => role !== undefined && role.as !== 'day')
    const days = row.cells.length - items.length
    const isTable = roles === undefined && days > 0 && items.every((item, n) => item === row.cells[days + n]?.trimEnd())
    const count = isTable ? this.#widthBelow(at, days) : 0
    return items.flatMap((item, n): Entry[] => {
      const labelled = labelledItem(item, this.#known.has)
      if (labelled !== undefined)
        return [{ role: roleOfLabel(labelled.label, this.#known), text: labelled.dish, isWhole: true }]
      if (item.trim() === '') return []
      const role = roles?.[n] ?? this.#known.roleAt(n, count)
      if (isTable) this.#nameColumn(row, days + n, role, item)
      return [{ role, text: item, isWhole: true }]
    })
  }

  /** How many dishes the widest row of a table without headings has. */
  #widthBelow(at: number, days: number): number {
    if (at >= this.#run.end) {
      const end = this.#rows.findIndex(({ cells }, n) => n > at && cells.length <= days)
      const rows = this.#rows.slice(at, end < 0 ? undefined : end)
      this.#run = {
        end: at + rows.length,
        width: rows.reduce((width, { cells }) => Math.max(width, cells.length - days), 0),
      }
    }
    return this.#run.width
  }

  #run = { end: 0, width: 0 }

  #unnamed: { line: number; days: number; columns: PastedColumn[] } | undefined

  #nameColumn(row: SheetRow, cell: number, role: Role, example: string): void {
    const unnamed = (this.#unnamed ??= { line: row.from, days: cell, columns: [] })
    const id = `${cell}`
    if (this.columns.has(id)) return
    const column = { id, name: '', number: cell + 1, example: withoutExtras(example), role, named: [], unnamed }
    unnamed.columns.push(this.columns.add(column))
  }

  /** A line without a table goes on with the date above it. */
  #isBelowDate(row: SheetRow): boolean {
    const text = rowText(row)
    if (this.#open === undefined || row.cells.length > 1 || isNote(text)) return false
    return this.#goOn(this.#open, row, entriesOf({ as: 'meal' }, text))
  }
}

/** Tables with the same headings are corrected together. */
const signatureOf = (cells: readonly string[]): string => JSON.stringify(cells.map(nameOfHeading))

interface TableCell {
  at: number
  text: string
  role: Role | undefined
}

const isSameDay = ({ date, weekday }: WrittenDay, open: FoundDay, mayRepeat: boolean): boolean =>
  date === undefined || date === null
    ? weekday === open.weekday
    : mayRepeat && JSON.stringify(date) === JSON.stringify(open.date)

/** In a line, a label that means no dish is the name of an option. */
const roleOfLabel = (label: string, known: KnownOptions): Role => {
  const role = knownRole(label, known)
  return role === undefined || role.as === 'day' || role.as === 'kind' ? { as: 'option', label } : role
}
