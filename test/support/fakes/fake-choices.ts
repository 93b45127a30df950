import {
  type ChangedDish,
  type Choice,
  Choices,
  type ChoiceInput,
  isSelectable,
  type MadeChoice,
} from '../../../src/core/menus/index.ts'
import type { LocalDate } from '../../../src/core/shared/index.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakeShifts } from './fake-shifts.ts'

export type ChoiceRow = Choice & {
  departmentId: string | null
  replacedMeal?: string | null
  isReplacementSeen?: boolean
}

export class FakeChoices extends Choices {
  readonly rows: ChoiceRow[]
  readonly #employees: FakeEmployees
  readonly #menuDays: FakeMenuDays
  readonly #shifts: FakeShifts
  constructor(employees: FakeEmployees, menuDays: FakeMenuDays, shifts: FakeShifts, rows: ChoiceRow[]) {
    super()
    this.#shifts = shifts
    this.#employees = employees
    this.#menuDays = menuDays
    this.rows = rows
  }

  async save(input: ChoiceInput, at: Date): Promise<Choice | null> {
    const { companyId, userId, shiftId, date, cateringId, key, seenMeal } = input
    const eater = this.#employees.rows.find((one) => one.companyId === companyId && one.id === userId && one.isActive)
    const found = await this.#menuDays.publishedForChoice(companyId, shiftId, date)
    if (eater === undefined || found === null || !isSelectable(date, found, at)) return null
    const { day } = found
    const option = day.options.find((one) => one.key === key)
    if (day.cateringId !== cateringId || option === undefined) return null
    if (seenMeal !== undefined && option.meal.name !== seenMeal) return null
    const choice = { ...input, menuDayId: day.id, label: option.label, mealName: option.meal.name, at }
    const before = this.rows.findIndex((one) => one.userId === userId && one.shiftId === shiftId && one.date === date)
    this.rows.splice(before === -1 ? this.rows.length : before, 1, { ...choice, departmentId: eater.departmentId })
    return choice
  }

  changeDishes(dishes: readonly ChangedDish[]): Promise<void> {
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

  acknowledge(companyId: string, userId: string, shiftId: string, date: LocalDate): Promise<boolean> {
    const row = this.rows.find(
      (one) => one.companyId === companyId && one.userId === userId && one.shiftId === shiftId && one.date === date,
    )
    if (row) row.isReplacementSeen = true
    return Promise.resolve(row !== undefined)
  }

  madeBy(companyId: string, userId: string, shiftId: string, date: LocalDate): Promise<MadeChoice | null> {
    const choice = this.rows.find(
      (one) => one.companyId === companyId && one.userId === userId && one.shiftId === shiftId && one.date === date,
    )
    const shift = this.#shifts.rows.find((one) => one.companyId === companyId && one.id === shiftId)
    return Promise.resolve(choice && shift ? { cateringId: choice.cateringId, timezone: shift.timezone } : null)
  }
}
