import { UsualShifts } from '../../../src/core/shifts/index.ts'
import { mayBeCompleted } from '../../../src/core/workforce/index.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeShifts } from './fake-shifts.ts'

export class FakeUsualShifts extends UsualShifts {
  /** Keyed by person. */
  readonly #ids = new Map<string, readonly string[]>()
  readonly #employees: FakeEmployees
  readonly #shifts: FakeShifts
  constructor(employees: FakeEmployees, shifts: FakeShifts) {
    super()
    this.#employees = employees
    this.#shifts = shifts
  }

  ofAll(companyId: string, userIds: readonly string[]): Promise<Map<string, string[]>> {
    const people = userIds.filter((id) => this.#isOf(companyId, id))
    const own = people.map((id) => [id, this.#known(companyId, this.#ids.get(id) ?? [])] as const)
    return Promise.resolve(new Map(own.filter(([, ids]) => ids.length > 0)))
  }

  /** Whether the shift is one of the person's own; without own shifts, every shift is. */
  includes(companyId: string, userId: string, shiftId: string): boolean {
    const own = this.#known(companyId, this.#ids.get(userId) ?? [])
    return own.length === 0 || own.includes(shiftId)
  }

  set(companyId: string, userIds: readonly string[], shiftIds: readonly string[]): Promise<void> {
    for (const id of userIds) if (this.#isOf(companyId, id)) this.#tell(id, shiftIds)
    return Promise.resolve()
  }

  fillByPhone(
    companyId: string,
    people: readonly { phone: string; shiftIds: readonly string[] }[],
    roles: readonly string[],
  ): Promise<Map<string, string>> {
    const changed = new Map<string, string>()
    for (const { phone, shiftIds } of people) {
      const person = this.#employees.find(companyId, phone)
      if (person === undefined || this.#ids.has(person.id) || !mayBeCompleted(person, roles)) continue
      this.#tell(person.id, this.#known(companyId, shiftIds))
      changed.set(phone, person.id)
    }
    return Promise.resolve(changed)
  }

  #tell(id: string, shiftIds: readonly string[]): void {
    this.#ids.set(id, shiftIds)
    this.#employees.toldShifts.add(id)
  }

  #isOf(companyId: string, userId: string): boolean {
    return this.#employees.rows.some((one) => one.companyId === companyId && one.id === userId)
  }

  #known(companyId: string, ids: readonly string[]): string[] {
    return this.#shifts.rows
      .filter((one) => one.companyId === companyId && one.isActive && !one.isDeleted && ids.includes(one.id))
      .sort((one, other) => (one.startTime < other.startTime ? -1 : 1))
      .map(({ id }) => id)
  }
}
