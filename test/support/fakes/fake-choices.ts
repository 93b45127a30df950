import { type Choice, Choices, type MadeChoice } from '../../../src/core/menus/index.ts'
import type { LocalDate } from '../../../src/core/shared/index.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakeShifts } from './fake-shifts.ts'

export type ChoiceRow = Choice & { departmentId: string | null }

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

  async save(choice: Choice): Promise<boolean> {
    const { corporateId, userId, shiftId, date, menuDayId, key, label, mealName } = choice
    const eater = this.#employees.rows.find((one) => one.companyId === corporateId && one.id === userId && one.isActive)
    const { day, shift } = (await this.#menuDays.publishedForChoice(corporateId, shiftId, date)) ?? {}
    const isOnTheMenu = day?.options.some((option) => option.key === key && option.label === label && option.meal.name === mealName) ?? false
    if (eater === undefined || day?.id !== menuDayId || !shift?.isActive || !isOnTheMenu) return false
    const at = this.rows.findIndex((one) => one.userId === userId && one.shiftId === shiftId && one.date === date)
    this.rows.splice(at === -1 ? this.rows.length : at, 1, { ...choice, departmentId: eater.departmentId })
    return true
  }

  madeBy(companyId: string, userId: string, shiftId: string, date: LocalDate): Promise<MadeChoice | null> {
    const choice = this.rows.find((one) => one.corporateId === companyId && one.userId === userId && one.shiftId === shiftId && one.date === date)
    const shift = this.#shifts.rows.find((one) => one.companyId === companyId && one.id === shiftId)
    return Promise.resolve(choice && shift ? { cateringId: choice.cateringId, timezone: shift.timezone } : null)
  }
}
