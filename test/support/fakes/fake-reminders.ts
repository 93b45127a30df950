import { isSelectable, type PublishedDay, Reminders } from '../../../src/core/menus/index.ts'
import type { LocalDate } from '../../../src/core/shared/index.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeMenuDays } from './fake-menu-days.ts'
import type { FakeUsualShifts } from './fake-usual-shifts.ts'

export class FakeReminders extends Reminders {
  readonly #claimed = new Set<string>()
  readonly #employees: FakeEmployees
  readonly #menuDays: FakeMenuDays
  readonly #choices: readonly ChoiceRow[]
  readonly #usual: FakeUsualShifts
  constructor(employees: FakeEmployees, menuDays: FakeMenuDays, choices: readonly ChoiceRow[], usual: FakeUsualShifts) {
    super()
    this.#usual = usual
    this.#employees = employees
    this.#menuDays = menuDays
    this.#choices = choices
  }

  async claim(companyId: string, date: LocalDate, at: Date): Promise<string[]> {
    const shiftIds = (await this.#open(companyId, date, at)).map(({ day }) => day.shiftId)
    const free = shiftIds.filter((shiftId) => !this.#claimed.has(`${shiftId} ${date}`))
    for (const shiftId of free) this.#claimed.add(`${shiftId} ${date}`)
    return free
  }

  async isOpen(companyId: string, date: LocalDate, at: Date): Promise<boolean> {
    return (await this.#open(companyId, date, at)).length > 0
  }

  undecided(companyId: string, date: LocalDate, shiftIds: readonly string[]): Promise<number> {
    const chose = (id: string) => this.#choices.some((choice) => choice.userId === id && choice.date === date)
    const people = this.#employees.rows.filter(
      ({ id, isActive, ...one }) =>
        one.companyId === companyId &&
        isActive &&
        shiftIds.some((shiftId) => this.#usual.includes(companyId, id, shiftId)) &&
        !chose(id),
    )
    return Promise.resolve(people.length)
  }

  async #open(companyId: string, date: LocalDate, at: Date): Promise<PublishedDay[]> {
    const days = this.#menuDays.rows.filter((day) => day.corporateId === companyId && day.date === date)
    const found = await Promise.all(
      days.map(({ shiftId }) => this.#menuDays.publishedForChoice(companyId, shiftId, date)),
    )
    return found.filter((day) => day !== null && isSelectable(day.day, day, at)) as PublishedDay[]
  }
}
