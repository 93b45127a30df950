/** @internal */

import type { TitleDates, WrittenDay } from './pasted-dates.ts'
import { entriesOf } from './pasted-meals.ts'
import { daysAcross, filled, type FoundDay, type Span } from './pasted-rows.ts'
import type { Role } from './pasted-words.ts'
import type { SheetRow } from './sheet-rows.ts'

interface Head {
  at: number
  weekday: number | undefined
}

type AddDay = (line: number, span: Span, day: WrittenDay) => FoundDay

/** A calendar: its days are columns, and courses are rows, or a cell has all dishes of its day. */
export class PastedWeek {
  readonly span: Span
  /** The first column with days; names of rows stand before it. */
  readonly start: number
  readonly #heads: readonly Head[]
  readonly #days = new Map<number, FoundDay>()
  #role: Role | undefined
  #line: number

  private constructor(row: SheetRow, heads: readonly Head[], start: number) {
    this.span = { from: row.from, to: row.to }
    this.#line = row.from
    this.#heads = heads
    this.start = start
  }

  /** Undefined if the row does not head columns with days. `before` is the week above, whose weekdays still hold. */
  static startingAt(
    row: SheetRow,
    title: TitleDates,
    before: PastedWeek | undefined,
    add: AddDay,
  ): PastedWeek | undefined {
    const days = daysAcross(row.cells, title, before !== undefined)
    if (days === undefined) return undefined
    const isDated = days.some(({ date }) => date !== undefined)
    const above = isDated ? before : undefined
    const weekdayAbove = (column: number) => above?.weekdayAt(column)
    const heads = days.map(({ at, weekday }) => ({ at, weekday: weekday ?? weekdayAbove(at) }))
    const isNamed = days.some(({ weekday }) => weekday !== undefined)
    const all = above?.hasWeekdays === true && !isNamed ? above.#heads : heads
    const week = new PastedWeek(row, all, Math.min(...[...all, ...heads].map(({ at }) => at)))
    if (!isDated) return week
    for (const { at, date, rest } of days) {
      const weekday = heads.find((head) => head.at === at)?.weekday
      const day = add(row.from, week.span, { date, weekday })
      day.entries.push(...entriesOf({ as: 'meal' }, rest))
      week.#days.set(at, day)
    }
    return week
  }

  /** The same weekdays of another week, whose dishes begin in this row. */
  next(row: SheetRow): PastedWeek {
    return new PastedWeek(row, this.#heads, this.start)
  }

  get hasDays(): boolean {
    return this.#days.size > 0
  }

  weekdayAt(column: number): number | undefined {
    return this.#heads.find(({ at }) => at === column)?.weekday
  }

  get hasWeekdays(): boolean {
    return this.#heads.some(({ weekday }) => weekday !== undefined)
  }

  has(column: number): boolean {
    return this.#days.has(column)
  }

  /** Weekdays below the dates, before any dish. False if the row is anything else. */
  takeWeekdays({ cells, to }: SheetRow, title: TitleDates): boolean {
    const isFresh = this.hasDays && [...this.#days.values()].every(({ entries }) => entries.length === 0)
    const days = isFresh ? daysAcross(cells, title, true) : undefined
    if (days === undefined || days.some(({ at, date, rest }) => date !== undefined || rest !== '' || !this.has(at)))
      return false
    for (const { at, weekday } of days) this.#days.get(at)!.weekday = weekday
    this.span.to = to
    return true
  }

  /** Weekdays without dates below them are those of the week in the title. */
  #addWeekdays(add: AddDay): void {
    if (this.hasDays) return
    for (const { at, weekday } of this.#heads) this.#days.set(at, add(this.#line, this.span, { weekday }))
  }

  /** The name of a row with dishes; empty without one. Undefined if there are no dishes. */
  labelOf({ cells }: SheetRow): { at: number; label: string } | undefined {
    const all = filled(cells)
    const dishes = all.filter((at) => this.#heads.some((head) => head.at === at) || this.#days.has(at))
    if (dishes.length === 0) return undefined
    const at = all.findLast((one) => one < this.start) ?? -1
    return { at, label: cells[at] ?? '' }
  }

  /** Whether only the first of several days has something, as with a line of text across all columns. */
  isAcross({ cells }: SheetRow): boolean {
    const all = filled(cells)
    return this.#heads.length > 2 && all.length === 1 && all[0] === this.start
  }

  /** Without a role of its own, a row is what the one above is; without any, its dishes are lines of a meal. */
  take(row: SheetRow, role: Role | undefined, add: AddDay): void {
    this.#addWeekdays(add)
    this.#role = role ?? this.#role
    for (const [at, day] of this.#days) {
      const cell = row.cells[at] ?? ''
      if (cell.trim() !== '') day.entries.push(...entriesOf(this.#role ?? { as: 'meal' }, cell))
    }
    this.span.to = row.to
  }
}
