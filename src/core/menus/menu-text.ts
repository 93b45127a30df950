import { fold, type LocalDate, weekdayOf } from '../shared/rules.ts'
import { dayLine } from './day-line.ts'

export interface PastedOption {
  key: string
  label: string
}

/** An item of a line that is ignored. */
export type LeftOut = { label: string } & ({ reason: 'empty' } | { reason: 'repeated'; dish: string })

export interface PastedDay {
  /** Starts at 1 and counts blank lines. */
  line: number
  date: LocalDate
  /** By option key, in the order of the line. */
  dishes: ReadonlyMap<string, string>
  leftOut: readonly LeftOut[]
  /** The weekday in the text, if the date falls on a different one. */
  otherWeekday: number | undefined
}

export interface PastedMenu {
  lines: readonly string[]
  /** The options at least one day has a dish for. */
  options: readonly PastedOption[]
  days: readonly PastedDay[]
  /** Lines with column names. */
  headings: readonly number[]
  skipped: readonly { line: number; reason: 'no_date' | 'no_such_date' | 'too_many_items' }[]
}

/** A line with more than `items` items is reported and skipped as a whole: no preview could show that many columns. */
export const menuTextLimits = { lines: 400, dish: 200, label: 60, items: 20 } as const

/** The options of a table without headings, in column order. */
export const defaultKeys = ['GELENEKSEL1', 'ALTERNATIF1', 'GELENEKSEL2', 'ALTERNATIF2'] as const

export const isDefaultKey = (key: string): boolean => defaultKeys.some((one) => one === key)

/** The label for a column without a heading, counted from 0; the default options are always labelled like this. */
export type ColumnLabel = (column: number) => string

/** The options to offer on days that come with fewer than two. */
export const defaultChoices = (options: readonly Pick<PastedOption, 'key'>[]): readonly string[] => {
  const present = defaultKeys.filter((key) => options.some((option) => option.key === key))
  return (present.length < 2 ? defaultKeys : present).slice(0, 2)
}

const dateHeadings = new Set(['tarih', 'tarihi', 'gun', 'tarihgun', 'guntarih', 'date'])

/** Truncated before folding, which takes more than linear time for some inputs. */
const wordOf = (label: string): string => {
  const folded = fold(label.slice(0, 100))
  return folded.replace(/[^a-z0-9]/g, '') || folded
}

/** Maps the words for each default option to its column. */
const defaultColumns = new Map(
  defaultKeys.flatMap((key, column) => {
    const word = key.toLowerCase()
    return [[word, column] as const, ...(word.endsWith('1') ? [[word.slice(0, -1), column] as const] : [])]
  }),
)

/** Puts the text on one line, without extra blanks, control characters and lone surrogates. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()

/** A dish as it can stand on a line, where `|` would start another one. Empty if it is only a dash. */
export const dishText = (text: string): string => plainText(text.replaceAll('|', '/')).replace(/^[-–—\s]+/, '')

/** A label must not contain anything that would end it, or start with something that looks like a separator. */
const labelText = (text: string): string =>
  plainText(plainText(text.replaceAll(':', ' ')).replace(/\s[-–—]+/g, ' ')).replace(/^[-–—\s]+/, '')

/** Returns at most one cell more than allowed, which is enough to tell. */
const cellsIn = (text: string): string[] => text.split(/[|\t]/, menuTextLimits.items + 1)

/** The names of the columns after the date; undefined if the line is not a heading. */
const headingsIn = (line: string): string[] | undefined => {
  if (!/[|\t]/.test(line)) return undefined
  const cells = cellsIn(line).map(labelText)
  if (cells.length > menuTextLimits.items) return undefined
  const first = cells.findIndex((cell) => !dateHeadings.has(wordOf(cell)))
  if (first > 0) return cells.slice(first)
  const named = cells.filter((cell) => cell !== '')
  const isNames = named.length > 0 && named.every((cell) => defaultColumns.has(wordOf(cell)))
  return isNames ? cells.slice(cells[0] === '' ? 1 : 0) : undefined
}

/** Parses `label: dish`. After a default label, a dash works as well as a colon. */
const labelledItem = (item: string): { label: string; dish: string } | undefined => {
  const colon = item.indexOf(':')
  const dash = item.search(/\s[-–—]/)
  const isDashFirst = dash > 0 && (colon < 0 || dash < colon) && defaultColumns.has(wordOf(item.slice(0, dash)))
  const end = isDashFirst ? dash : colon
  const label = end > 0 ? labelText(item.slice(0, end)) : ''
  return label === '' ? undefined : { label, dish: dishText(item.slice(end + 1)) }
}

/**
 * Turns labels into options: default ones in any spelling first, then others in the order in which they first get a
 * dish.
 */
class OptionsOfText {
  readonly #defaults: readonly PastedOption[]
  readonly #byWord: Map<string, PastedOption>
  readonly #used = new Set<PastedOption>()
  #others = 0

  constructor(labelOf: ColumnLabel) {
    this.#defaults = defaultKeys.map((key, column) => ({ key, label: labelOf(column) }))
    this.#byWord = new Map([...defaultColumns].map(([word, column]) => [word, this.#defaults[column]!]))
  }

  knows(label: string): boolean {
    return this.#byWord.has(wordOf(label))
  }

  named(label: string): PastedOption {
    const word = wordOf(label)
    let option = this.#byWord.get(word)
    if (option === undefined) {
      this.#others++
      option = { key: `OPT${this.#others}`, label }
      this.#byWord.set(word, option)
    }
    this.#used.add(option)
    return option
  }

  inOrder(): PastedOption[] {
    const used = [...this.#used]
    return [
      ...this.#defaults.filter((option) => this.#used.has(option)),
      ...used.filter((option) => !this.#defaults.includes(option)),
    ]
  }
}

/**
 * Parses a menu as people keep it in e-mails and spreadsheets (rule G1): each line has a date, a separator and items
 * divided by `|` or tabs, each `label: dish`. In a table the labels may stand in a heading line, or be missing. Never
 * throws; whatever it cannot read is part of the result. Takes linear time.
 */
export const parseMenuText = (text: string, labelOf: ColumnLabel): PastedMenu => {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const options = new OptionsOfText(labelOf)
  const menu = { days: [] as PastedDay[], headings: [] as number[], skipped: [] as PastedMenu['skipped'][number][] }
  let columns: readonly string[] = []

  const labelAt = (column: number): string => columns[column] || labelOf(column)

  const itemAt = (text: string, column: number, isTable: boolean): { label: string; dish: string } => {
    const labelled = labelledItem(text)
    return labelled !== undefined && (!isTable || options.knows(labelled.label))
      ? labelled
      : { label: labelAt(column), dish: dishText(text) }
  }

  const dishesIn = (cells: readonly string[], isTable: boolean): Pick<PastedDay, 'dishes' | 'leftOut'> => {
    const dishes = new Map<string, string>()
    const leftOut: LeftOut[] = []
    cells.forEach((cell, column) => {
      if (cell.trim() === '' && (columns[column] ?? '') === '') return
      const { label, dish } = itemAt(cell, column, isTable)
      if (dish === '') return leftOut.push({ label, reason: 'empty' })
      const option = options.named(label)
      if (dishes.has(option.key)) return leftOut.push({ label: option.label, reason: 'repeated', dish })
      dishes.set(option.key, dish)
    })
    return { dishes, leftOut }
  }

  lines.forEach((content, at) => {
    const line = at + 1
    if (content.trim() === '') return
    const day = dayLine(content)
    const headings = day === undefined ? headingsIn(content) : undefined
    if (headings !== undefined) {
      columns = headings
      menu.headings.push(line)
    } else if (day === undefined) menu.skipped.push({ line, reason: 'no_date' })
    else if (day.date === null) menu.skipped.push({ line, reason: 'no_such_date' })
    else {
      const { date, weekday, items } = day
      const otherWeekday = weekday === undefined || weekday === weekdayOf(date) ? undefined : weekday
      const cells = cellsIn(items)
      if (cells.length > menuTextLimits.items) menu.skipped.push({ line, reason: 'too_many_items' })
      else {
        const isTable = columns.length > 0 && items.includes('\t')
        menu.days.push({ line, date, otherWeekday, ...dishesIn(cells, isTable) })
      }
    }
  })
  return { lines, options: options.inOrder(), ...menu }
}

/** Formats a day as a line that `parseMenuText` can read. */
export const printMenuDay = (
  { date, dishes }: Pick<PastedDay, 'date' | 'dishes'>,
  options: readonly PastedOption[],
): string => {
  const items = options.flatMap(({ key, label }) => {
    const dish = dishes.get(key)
    return dish === undefined ? [] : [`${label}: ${dish}`]
  })
  return [date.split('-').reverse().join('.'), ...(items.length > 0 ? [items.join(' | ')] : [])].join(' - ')
}
