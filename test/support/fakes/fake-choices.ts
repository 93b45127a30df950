import {
  type ChangedCourses,
  type ChangedDish,
  type Choice,
  Choices,
  type ChoiceInput,
  choiceRefusal,
  type ChosenDay,
  isBeforeCutOff,
  isSelectable,
  type MadeChoice,
  skipKey,
  skipOption,
} from '../../../src/core/menus/index.ts'
import type { LocalDate } from '../../../src/core/shared/index.ts'
import type { AbsentDays } from './fake-absences.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakePartnerships } from './fake-partnerships.ts'
import type { FakeShifts } from './fake-shifts.ts'
import type { StandingRows } from './fake-standing-choices.ts'

export type ChoiceRow = Choice & {
  departmentId: string | null
  replacedMeal?: string | null
  isReplacementSeen?: boolean
  /** Names; none for somebody who will not eat. */
  commonCourses?: readonly string[]
  /** Defaults to own. */
  source?: 'own' | 'standing'
}

export class FakeChoices extends Choices {
  readonly rows: ChoiceRow[]
  readonly #employees: FakeEmployees
  readonly #menuDays: FakeMenuDays
  readonly #shifts: FakeShifts
  readonly #partnerships: FakePartnerships
  readonly #standing: StandingRows
  readonly #absent: AbsentDays
  constructor(
    employees: FakeEmployees,
    menuDays: FakeMenuDays,
    shifts: FakeShifts,
    partnerships: FakePartnerships,
    rows: ChoiceRow[],
    standing: StandingRows,
    absent: AbsentDays,
  ) {
    super()
    this.#absent = absent
    this.#partnerships = partnerships
    this.#shifts = shifts
    this.#employees = employees
    this.#menuDays = menuDays
    this.rows = rows
    this.#standing = standing
  }

  async save(input: ChoiceInput, at: Date): Promise<Choice | null> {
    const { companyId, userId, shiftId, date, cateringId, key, seenMeal } = input
    const eater = this.#employees.rows.find((one) => one.companyId === companyId && one.id === userId && one.isActive)
    const found = await this.#menuDays.publishedForChoice(companyId, shiftId, date)
    if (eater === undefined || found === null || !isSelectable(found.day, found, at)) return null
    const { day } = found
    const option = key === skipKey ? skipOption : day.options.find((one) => one.key === key)
    if (day.cateringId !== cateringId || option === undefined) return null
    if (seenMeal !== undefined && option.meal.name !== seenMeal) return null
    if (this.#absent.includes(userId, date)) throw choiceRefusal('choice.absent')
    const choice = { ...input, menuDayId: day.id, label: option.label, mealName: option.meal.name, at }
    const before = this.rows.findIndex((one) => one.userId === userId && one.shiftId === shiftId && one.date === date)
    const commonCourses = key === skipKey ? [] : day.commonCourses.map(({ name }) => name)
    const row = { ...choice, departmentId: eater.departmentId, commonCourses }
    this.rows.splice(before === -1 ? this.rows.length : before, 1, row)
    return choice
  }

  hold(): Promise<void> {
    return Promise.resolve()
  }

  withdraw(chosen: ChosenDay, at: Date): Promise<boolean> {
    const row = this.#rowOf(chosen)
    const shift = this.#shifts.rows.find(({ companyId, id }) => companyId === chosen.companyId && id === chosen.shiftId)
    if (row === undefined || shift === undefined) return Promise.resolve(false)
    const partnerCutOff = this.#partnerships.cutOffOf(row.cateringId, row.companyId)
    const day = this.#menuDays.rows.find(({ id }) => id === row.menuDayId)
    const closedAt = day?.closedAt ?? null
    if (!isBeforeCutOff({ date: row.date, closedAt }, { shift, partnerCutOff }, at)) return Promise.resolve(false)
    this.rows.splice(this.rows.indexOf(row), 1)
    this.#standing.remember(chosen)
    return Promise.resolve(true)
  }

  changeDishes(_cateringId: string, dishes: readonly ChangedDish[]): Promise<void> {
    for (const { menuDayId, key, to, change } of dishes)
      for (const row of this.rows.filter((one) => one.menuDayId === menuDayId && one.key === key)) {
        const first = row.replacedMeal ?? row.mealName
        if (change === 'substitution') {
          row.replacedMeal = first === to ? null : first
          row.isReplacementSeen = first === to
        }
        row.mealName = to
      }
    return Promise.resolve()
  }

  changeCourses(_cateringId: string, days: readonly ChangedCourses[]): Promise<void> {
    for (const { menuDayId, names } of days)
      for (const row of this.rows) if (row.menuDayId === menuDayId && row.key !== skipKey) row.commonCourses = names
    return Promise.resolve()
  }

  acknowledge(companyId: string, userId: string, shiftId: string, date: LocalDate): Promise<boolean> {
    const row = this.#rowOf({ companyId, userId, shiftId, date })
    if (row) row.isReplacementSeen = true
    return Promise.resolve(row !== undefined)
  }

  madeBy(chosen: ChosenDay): Promise<MadeChoice | null> {
    const row = this.#rowOf(chosen)
    const shift = this.#shifts.rows.find(({ companyId, id }) => companyId === chosen.companyId && id === chosen.shiftId)
    if (row === undefined || shift === undefined) return Promise.resolve(null)
    const { startTime, endTime, timezone } = shift
    return Promise.resolve({ cateringId: row.cateringId, key: row.key, startTime, endTime, timezone })
  }

  #rowOf({ companyId, userId, shiftId, date }: ChosenDay): ChoiceRow | undefined {
    return this.rows.find(
      (one) => one.companyId === companyId && one.userId === userId && one.shiftId === shiftId && one.date === date,
    )
  }
}
