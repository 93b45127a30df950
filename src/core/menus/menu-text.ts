import { fold, type LocalDate, weekdayOf } from '../shared/rules.ts'

export interface PastedOption {
  key: string
  label: string
}

/** Something on a line that is not taken with its day. */
export type LeftOut = { label: string } & ({ reason: 'empty' } | { reason: 'repeated'; dish: string })

export interface PastedDay {
  /** Counted from 1, blank lines too. */
  line: number
  date: LocalDate
  /** By key of the option, in the order in which they are written. */
  dishes: ReadonlyMap<string, string>
  leftOut: readonly LeftOut[]
  /** The weekday that the text gives, where the date falls on another one. */
  otherWeekday: number | undefined
}

export interface PastedMenu {
  lines: readonly string[]
  /** Those that some day has a dish for. */
  options: readonly PastedOption[]
  days: readonly PastedDay[]
  /** Lines that name columns. */
  headings: readonly number[]
  skipped: readonly { line: number; reason: 'no_date' | 'no_such_date' | 'too_many_items' }[]
}

/** A line with more items than any menu has is told and left out as a whole: nobody could look at its columns. */
export const menuTextLimits = { lines: 400, dish: 200, label: 60, items: 20 } as const

/** The dishes of a table without headings come in this order. */
export const usualKeys = ['GELENEKSEL1', 'ALTERNATIF1', 'GELENEKSEL2', 'ALTERNATIF2'] as const

export const isUsual = (key: string): boolean => usualKeys.some((usual) => usual === key)

/** What the option of a column is called that has no heading; the usual ones, counted from 0, have such labels everywhere. */
export type ColumnLabel = (column: number) => string

/** The choices of days that bring fewer than two themselves. */
export const defaultChoices = (options: readonly Pick<PastedOption, 'key'>[]): readonly string[] => {
  const present = usualKeys.filter((key) => options.some((option) => option.key === key))
  return (present.length < 2 ? usualKeys : present).slice(0, 2)
}

const weekdayWords = [
  ['pazartesi', 'pzt', 'pts'],
  ['sali', 'sal'],
  ['carsamba', 'car', 'crs'],
  ['persembe', 'per', 'prs'],
  ['cuma', 'cum'],
  ['cumartesi', 'cmt', 'cts'],
  ['pazar', 'paz', 'pzr'],
]
const weekdays = new Map(weekdayWords.flatMap((words, at) => words.map((word) => [word, at + 1] as const)))
const dateHeadings = new Set(['tarih', 'tarihi', 'gun', 'tarihgun', 'guntarih', 'date'])

/** Long words are cut before they are folded, which takes more than linear time for some. */
const wordOf = (label: string): string => {
  const folded = fold(label.slice(0, 100))
  return folded.replace(/[^a-z0-9]/g, '') || folded
}

/** The column of each usual option, by the words for it. */
const usualByWord = new Map(
  usualKeys.flatMap((key, column) => {
    const word = key.toLowerCase()
    return [[word, column] as const, ...(word.endsWith('1') ? [[word.slice(0, -1), column] as const] : [])]
  }),
)

/** One line without stray blanks, without control characters and without halves of characters. */
const plainText = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .trim()

/** A dish as a line can hold it: `|` would begin another one. Empty for a dash. */
export const dishText = (text: string): string => plainText(text.replaceAll('|', '/')).replace(/^[-–—\s]+/, '')

/** Of a label: nothing in it may pass for the end of a label, nor for what stands before the first one. */
const labelText = (text: string): string =>
  plainText(plainText(text.replaceAll(':', ' ')).replace(/\s[-–—]+/g, ' ')).replace(/^[-–—\s]+/, '')

const datePattern = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?!\d)[.,]?/

const daysIn = (year: number, month: number): number =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31

/** `7.12.2026`, `07/12/2026` or `7-12-26`; null when the calendar has no such day, undefined when this is no date. */
const dateAt = (text: string): { date: LocalDate | null; rest: string } | undefined => {
  const [all, day = '', month = '', shortYear = ''] = datePattern.exec(text) ?? []
  if (all === undefined) return undefined
  const year = shortYear.padStart(4, '20')
  const isDay = +month >= 1 && +month <= 12 && +day >= 1 && +day <= daysIn(+year, +month)
  const date = isDay ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : null
  return { date, rest: text.slice(all.length) }
}

const weekdayAt = (text: string): { weekday: number; rest: string } | undefined => {
  const [all = '', word = ''] = /^[^\S\t]*\(?(\p{L}{2,10})\)?[.,]?/u.exec(text) ?? []
  const weekday = word === '' ? undefined : weekdays.get(fold(word))
  return weekday === undefined ? undefined : { weekday, rest: text.slice(all.length) }
}

const afterSeparator = (text: string): string => text.replace(/^[^\S\t]*(?:[-–—:]+|\t|\|)?/, '')

/** What stands after the date and its weekday. A weekday may also have a column, or dashes, of its own. */
const itemsAfter = (text: string): { weekday: number | undefined; items: string } => {
  const beside = weekdayAt(text)
  const items = afterSeparator(beside?.rest ?? text)
  const between = weekdayAt(items)
  return between !== undefined && /^(?:\s+[-–—]|\s*[|\t])/.test(between.rest)
    ? { weekday: between.weekday, items: afterSeparator(between.rest) }
    : { weekday: beside?.weekday, items }
}

const dayLine = (line: string) => {
  const text = line.trim()
  const atStart = dateAt(text)
  const before = atStart === undefined ? weekdayAt(text) : undefined
  const found = atStart ?? (before && dateAt(before.rest.replace(/^[\s,:–—-]+/, '')))
  if (found === undefined) return undefined
  const { weekday, items } = itemsAfter(found.rest)
  return { date: found.date, weekday: weekday ?? before?.weekday, items }
}

/** At most one more than a line may have. */
const cellsIn = (text: string): string[] => text.split(/[|\t]/, menuTextLimits.items + 1)

/** The names of the columns after the date; undefined for any other line. */
const headingsIn = (line: string): string[] | undefined => {
  if (!/[|\t]/.test(line)) return undefined
  const cells = cellsIn(line).map(labelText)
  if (cells.length > menuTextLimits.items) return undefined
  const first = cells.findIndex((cell) => !dateHeadings.has(wordOf(cell)))
  if (first > 0) return cells.slice(first)
  const named = cells.filter((cell) => cell !== '')
  const isNames = named.length > 0 && named.every((cell) => usualByWord.has(wordOf(cell)))
  return isNames ? cells.slice(cells[0] === '' ? 1 : 0) : undefined
}

/** `label: dish`; between a usual label and its dish a dash does as well. */
const labelledItem = (item: string): { label: string; dish: string } | undefined => {
  const colon = item.indexOf(':')
  const dash = item.search(/\s[-–—]/)
  const isDashFirst = dash > 0 && (colon < 0 || dash < colon) && usualByWord.has(wordOf(item.slice(0, dash)))
  const end = isDashFirst ? dash : colon
  const label = end > 0 ? labelText(item.slice(0, end)) : ''
  return label === '' ? undefined : { label, dish: dishText(item.slice(end + 1)) }
}

/** Labels become options: the usual ones whatever their spelling, others in the order in which they first bring a dish. */
class OptionsOfText {
  readonly #usual: readonly PastedOption[]
  readonly #byWord: Map<string, PastedOption>
  readonly #used = new Set<PastedOption>()
  #others = 0

  constructor(labelOf: ColumnLabel) {
    this.#usual = usualKeys.map((key, column) => ({ key, label: labelOf(column) }))
    this.#byWord = new Map([...usualByWord].map(([word, column]) => [word, this.#usual[column]!]))
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
      ...this.#usual.filter((option) => this.#used.has(option)),
      ...used.filter((option) => !this.#usual.includes(option)),
    ]
  }
}

/**
 * Reads a menu as people keep it in mails and spreadsheets (rule G1): a line has a date, a separator and items divided by `|` or
 * tabs, each `label: dish`. In a table the labels may stand in a line of headings, or nowhere. Never throws; what it cannot read
 * is in the answer. The work grows with the length of the text and no faster.
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

/** The line of a day as a menu text has it. */
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
