import type { Role } from '../../../src/core/actors/rules.ts'
import { Absences, type DateRange } from '../../../src/core/calendar/index.ts'
import { addDays, daysBetween, type LocalDate, type PersonalAbsence } from '../../../src/core/shared/index.ts'
import type { FakeEmployees } from './fake-employees.ts'

/** Days on which people are absent, shared by the fakes that have to leave them out. */
export class AbsentDays {
  readonly #days = new Set<string>()

  includes(userId: string, date: LocalDate): boolean {
    return this.#days.has(`${userId} ${date}`)
  }

  add(userId: string, date: LocalDate): void {
    this.#days.add(`${userId} ${date}`)
  }

  remove(userId: string, date: LocalDate): boolean {
    return this.#days.delete(`${userId} ${date}`)
  }
}

const datesIn = ({ first, last }: DateRange): LocalDate[] =>
  Array.from({ length: daysBetween(first, last) + 1 }, (_, after) => addDays(first, after))

export class FakeAbsences extends Absences {
  readonly #employees: FakeEmployees
  readonly #absent: AbsentDays
  constructor(employees: FakeEmployees, absent: AbsentDays) {
    super()
    this.#employees = employees
    this.#absent = absent
  }

  hold(companyId: string, userIds: readonly string[], roles: readonly Role[]): Promise<string[]> {
    const isHeld = new Set(this.#employees.rows.filter(({ role }) => roles.includes(role)).map(({ id }) => id))
    return Promise.resolve(
      this.#activeAmong(companyId, userIds)
        .filter((id) => isHeld.has(id))
        .sort(),
    )
  }

  add(_companyId: string, absences: readonly PersonalAbsence[]): Promise<string[]> {
    const changed = new Set<string>()
    for (const { userId, ...range } of absences)
      for (const date of datesIn(range).filter((day) => !this.#absent.includes(userId, day))) {
        this.#absent.add(userId, date)
        changed.add(userId)
      }
    return Promise.resolve([...changed])
  }

  remove(companyId: string, userIds: readonly string[], range: DateRange): Promise<number> {
    const days = this.#activeAmong(companyId, userIds).flatMap((userId) =>
      datesIn(range).filter((date) => this.#absent.remove(userId, date)),
    )
    return Promise.resolve(days.length)
  }

  #activeAmong(companyId: string, userIds: readonly string[]): string[] {
    return this.#employees.rows
      .filter((one) => one.companyId === companyId && one.isActive && userIds.includes(one.id))
      .map(({ id }) => id)
  }
}
