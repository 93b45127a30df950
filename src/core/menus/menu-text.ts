import { addDays, fold, type LocalDate, weekdayOf } from '../shared/rules.ts'
import { type Course, courses } from './limits.ts'
import type { PastedColumn } from './pasted-columns.ts'
import { isDayText, weekdayFrom, withYears } from './pasted-dates.ts'
import { type Entry, entriesOfMeal } from './pasted-meals.ts'
import type { FoundDay, KnownOptions, Span } from './pasted-rows.ts'
import { type SkipReason, TableReader } from './pasted-tables.ts'
import { dishText, labelText } from './pasted-text.ts'
import { alternativesIn, isNoMeal, type MealTime, nameOfDish, type Role } from './pasted-words.ts'
import { sheetRows, withTabs } from './sheet-rows.ts'

export { type PastedColumn, withRole } from './pasted-columns.ts'
export { dishText } from './pasted-text.ts'
export type { MealTime, Role as PastedRole } from './pasted-words.ts'

/** An option, or a common course. */
export interface PastedOption {
  key: string
  label: string
  /** Undefined for options. */
  course?: Course | undefined
  /** Not among those that the menu has already. */
  isNew?: boolean
}

/** An item of a line that is ignored. */
export type LeftOut = { label: string } & ({ reason: 'empty' } | { reason: 'repeated'; dish: string })

export interface PastedDay {
  /** Starts at 1 and counts blank lines. */
  line: number
  /** The lines that it was read from, some of them together with other days. */
  span: Readonly<Span>
  date: LocalDate
  /** By key, in the order of the text. */
  dishes: ReadonlyMap<string, string>
  /** Why there is no meal, as written. */
  noMeal?: string | undefined
  leftOut: readonly LeftOut[]
  /** The weekday in the text, if the date falls on a different one. */
  otherWeekday: number | undefined
}

export interface PastedMenu {
  lines: readonly string[]
  /** The common courses and options that at least one day has a dish for. */
  options: readonly PastedOption[]
  days: readonly PastedDay[]
  /** The columns whose roles can be corrected. */
  columns: readonly PastedColumn[]
  /** Lines with column names. */
  headings: readonly number[]
  skipped: readonly { line: number; reason: SkipReason }[]
  /** How many cells the widest of the rows has that are too wide; 0 if there is none. */
  widest: number
}

/** What a text is read for. */
export interface MenuOfText {
  /** The common courses and options that the menu has, in order; none for a menu that is not open. */
  present?: readonly PastedOption[]
  labelOf: ColumnLabel
  /** Of lists with several meals a day, only this one is read, or else their first. */
  mealTime?: MealTime | undefined
  courseLabel: (course: Course) => string
  today: LocalDate
}

/** The options of a table without headings, in column order. */
export const defaultKeys = ['GELENEKSEL1', 'ALTERNATIF1', 'GELENEKSEL2', 'ALTERNATIF2'] as const

/** The label for a column without a heading, counted from 0; the default options are always labelled like this. */
export type ColumnLabel = (column: number) => string

/** The options to offer on days that come with fewer than two. */
export const defaultChoices = (
  options: readonly Pick<PastedOption, 'key'>[],
  known: readonly string[] = defaultKeys,
): readonly string[] => {
  const present = known.filter((key) => options.some((option) => option.key === key))
  return (present.length < 2 ? known : present).slice(0, 2)
}

/** Makes `Geleneksel`, `GELENEKSEL 1` and `geleneksel1` equal. Truncated, since folding is not linear. */
const wordOf = (label: string): string => {
  const folded = fold(label.slice(0, 100))
  return (folded.replace(/[^a-z0-9]/g, '') || folded).replace(/(?<=\D)1$/, '')
}

const firstWord = wordOf(defaultKeys[0])

/**
 * Turns labels into options: those that the menu has in any spelling first, then the default ones, then others in the
 * order in which they first get a dish.
 */
class OptionsOfText implements KnownOptions {
  readonly #served: readonly PastedOption[]
  readonly #known: readonly PastedOption[]
  readonly #byWord: Map<string, PastedOption>
  readonly #used = new Set<PastedOption>()
  readonly #courses = new Map<string, PastedOption>()
  readonly #of: MenuOfText
  #others = 0

  constructor(of: MenuOfText) {
    this.#of = of
    const present = of.present ?? []
    this.#served = present.filter(({ course }) => course !== undefined)
    const own = present.filter(({ course, label }) => course === undefined && wordOf(label) !== '')
    const taken = new Set(own.map(({ label }) => wordOf(label)))
    const defaults = defaultKeys.flatMap((key, column): PastedOption[] => {
      const label = of.labelOf(column)
      return taken.has(wordOf(label)) ? [] : [{ key, label, isNew: own.length > 0 }]
    })
    const isFree = ({ key }: PastedOption) => own.every((option) => option.key !== key)
    this.#known = [...own, ...defaults.filter(isFree)]
    this.#byWord = new Map(this.#known.toReversed().map((option) => [wordOf(option.label), option]))
  }

  get mealTime(): MealTime | undefined {
    return this.#of.mealTime
  }

  has = (label: string): boolean => this.#byWord.has(wordOf(label))

  isFirst = (label: string): boolean => wordOf(label) === firstWord

  roleAt = (column: number, count: number): Role => {
    const all = count === this.#served.length + this.#ownCount() ? [...this.#served, ...this.#known] : this.#known
    const { course, label } = all[column] ?? { label: this.#of.labelOf(column), course: undefined }
    return course === undefined ? { as: 'option', label } : { as: 'course', course }
  }

  #ownCount(): number {
    return (this.#of.present ?? []).length - this.#served.length
  }

  named(label: string): PastedOption {
    const word = wordOf(label)
    let option = this.#byWord.get(word)
    if (option === undefined) {
      const taken = new Set(this.#known.map(({ key }) => key))
      do this.#others++
      while (taken.has(`OPT${this.#others}`))
      option = { key: `OPT${this.#others}`, label: labelText(label), isNew: true }
      this.#byWord.set(word, option)
    }
    this.#used.add(option)
    return option
  }

  /** A second soup of a day is a course of its own. */
  course(course: Course, number: number): PastedOption {
    const key = number === 1 ? course : `${course}${number}`
    const label = [this.#of.courseLabel(course), ...(number === 1 ? [] : [number])].join(' ')
    const option = this.#courses.get(key) ?? { key, label, course }
    this.#courses.set(key, option)
    return option
  }

  /** The options that dishes of a column for main dishes get, apart from those with columns of their own. */
  forMain(taken: ReadonlySet<string>): PastedOption[] {
    const first = this.#known.filter(({ label }) => this.isFirst(label))
    return [...new Set([...first, ...this.#known])].filter(({ label }) => !taken.has(wordOf(label)))
  }

  use(option: PastedOption): PastedOption {
    this.#used.add(option)
    return option
  }

  inOrder(): PastedOption[] {
    const used = [...this.#used]
    return [
      ...courses.flatMap((course) => [...this.#courses.values()].filter((option) => option.course === course)),
      ...this.#known.filter((option) => this.#used.has(option)),
      ...used.filter((option) => !this.#known.includes(option)),
    ]
  }
}

const withMeals = (entries: readonly Entry[]): Entry[] => {
  const isLine = ({ role }: Entry) => role.as === 'meal'
  return [
    ...entries.filter((entry) => !isLine(entry)),
    ...entriesOfMeal(entries.filter(isLine).map(({ text }) => text)),
  ]
}

/** Until nothing is left that is not part of the name, so that it stays the same when it is read again. */
const nameIn = (text: string): string => {
  const name = dishText(nameOfDish(text))
  return name === text ? name : nameIn(name)
}

const textOf = ({ text }: Entry): string => nameIn(text)

/** What stands in the place of all dishes to choose, or of all dishes. */
const reasonWithoutMeal = (entries: readonly Entry[]): string | undefined => {
  const written = entries.filter((entry) => textOf(entry) !== '')
  const chosen = written.filter(({ role }) => role.as !== 'course')
  const [first, ...others] = (chosen.length > 0 ? chosen : written).map(textOf)
  return first !== undefined && [first, ...others].every(isNoMeal) ? first : undefined
}

/** The dishes of a day by the key of their option or course. */
const dishesIn = (
  { entries: all, beside }: Pick<FoundDay, 'entries' | 'beside'>,
  options: OptionsOfText,
): Pick<PastedDay, 'dishes' | 'leftOut'> => {
  const entries = withMeals(all)
  const dishes = new Map<string, string>()
  const parts = new Map<string, Set<string>>()
  const leftOut: LeftOut[] = []
  const put = (option: PastedOption, text: string, isWhole: boolean) => {
    const known = parts.get(option.key) ?? new Set()
    if (isWhole && known.size > 0) return leftOut.push({ label: option.label, reason: 'repeated', dish: text })
    parts.set(option.key, known.add(text))
    // Keeps the order of the text; the parts follow.
    return dishes.set(option.key, text)
  }
  const served = new Map<Course, number>()
  const names = new Set<string>()
  const blank = new Map<string, string>()
  const own = entries.flatMap(({ role }) => (role.as === 'option' && role.isPart !== true ? [wordOf(role.label)] : []))
  const free = options.forMain(new Set([...own, ...beside.map(wordOf)]))
  const mains = new Set<string>()
  const putMain = (text: string) => {
    if (mains.has(text)) return
    const option = free[mains.size]
    mains.add(text)
    if (option === undefined) leftOut.push({ label: text, reason: 'repeated', dish: text })
    else put(options.use(option), text, false)
  }
  for (const entry of entries) {
    const text = textOf(entry)
    if (entry.role.as === 'option') {
      if (text === '') blank.set(wordOf(entry.role.label), labelText(entry.role.label))
      else put(options.named(entry.role.label), text, entry.isWhole === true)
    } else if (entry.role.as === 'main') for (const dish of alternativesIn(text)) putMain(dish)
    else if (entry.role.as === 'course' && text !== '') {
      const { course } = entry.role
      const number = (served.get(course) ?? 0) + 1
      // A merged cell repeats its dish on each row.
      if (names.has(fold(text))) continue
      names.add(fold(text))
      served.set(course, number)
      dishes.set(options.course(course, number).key, text)
    }
  }
  for (const [key, texts] of parts) dishes.set(key, [...texts].join(', '))
  for (const [word, label] of blank)
    if (!options.inOrder().some((option) => wordOf(option.label) === word && dishes.has(option.key)))
      leftOut.push({ label, reason: 'empty' })
  return { dishes, leftOut }
}

/** The date of each day: with the year that fits, or of the weekday in the week of its title. Null if there is none. */
const datesOf = (days: readonly FoundDay[], today: LocalDate): (LocalDate | null)[] => {
  const written = days.map(({ date, weekday, title }) => {
    if (date === undefined) return { date: title.from }
    const isOfTitle = date !== null && date.year === undefined && date.month === title.month
    return { date: isOfTitle ? { ...date, year: title.year } : date, weekday }
  })
  const dates = withYears(written, today)
  for (const [at, { date, weekday, title }] of days.entries()) {
    const start = dates[at]
    if (date !== undefined || weekday === undefined || typeof start !== 'string') continue
    const before = days[at - 1]
    const last = before?.title === title && before.date === undefined ? dates[at - 1] : undefined
    dates[at] = weekdayFrom(last == null ? start : addDays(last, 1), weekday)
  }
  return dates
}

/**
 * Parses a menu as people keep it in e-mails, spreadsheets and documents (rule G1): lines with a date and items divided
 * by `|` or tabs, tables with a line or more for each day, calendars, or a date above its dishes. Never throws; whatever
 * it cannot read is part of the result. Takes linear time.
 */
export const parseMenuText = (text: string, of: MenuOfText): PastedMenu => {
  const plain = withTabs(text.replace(/\r\n?/g, '\n'), isDayText)
  const options = new OptionsOfText(of)
  const rows = sheetRows(plain).map((row) => ({
    ...row,
    cells: row.cells.slice(0, row.cells.findLastIndex((cell) => cell.trim() !== '') + 1),
  }))
  const reader = new TableReader(rows, options)
  const dates = datesOf(reader.days, of.today)
  const skipped = new Map(reader.skipped.map(({ line, reason }) => [line, reason]))
  const days = reader.days.flatMap((found, at): PastedDay[] => {
    const { line, span, weekday } = found
    const date = dates[at]
    if (date == null) {
      const reason = found.date == null ? 'no_readable_date' : 'no_such_date'
      for (let at = span.from; at <= span.to; at++) skipped.set(at, reason)
      return []
    }
    const otherWeekday = weekday === undefined || weekday === weekdayOf(date) ? undefined : weekday
    const noMeal = reasonWithoutMeal(found.entries)
    const read = noMeal === undefined ? dishesIn(found, options) : { dishes: new Map<string, string>(), leftOut: [] }
    return [{ line, span, date, otherWeekday, noMeal, ...read }]
  })
  return {
    lines: plain.split('\n'),
    options: options.inOrder(),
    days,
    columns: reader.columns.all(),
    headings: reader.headings,
    skipped: [...skipped].map(([line, reason]) => ({ line, reason })).sort((one, other) => one.line - other.line),
    widest: reader.widest,
  }
}

/** Formats a day as a line that `parseMenuText` can read. */
export const printMenuDay = (
  { date, dishes, noMeal }: Pick<PastedDay, 'date' | 'dishes' | 'noMeal'>,
  options: readonly PastedOption[],
): string => {
  const items = options.flatMap(({ key, label }) => {
    const dish = dishes.get(key)
    return dish === undefined ? [] : [`${labelText(label)}: ${dish}`]
  })
  return `${date.split('-').reverse().join('.')} - ${items.length > 0 ? items.join(' | ') : (noMeal ?? '')}`.trim()
}

/** The text with one day changed; days on the same lines are written with it, each on a line of its own. */
export const withDay = (
  { lines, days, options }: PastedMenu,
  day: PastedDay,
  changed: Partial<Pick<PastedDay, 'date' | 'dishes'>>,
  shown: readonly PastedOption[] = options,
): string => {
  const { from, to } = day.span
  const written = days
    .filter(({ span }) => span === day.span)
    .map((one) => printMenuDay(one.dishes === day.dishes ? { ...one, ...changed } : one, shown))
  return lines.toSpliced(from - 1, to - from + 1, ...written).join('\n')
}
