import { isRotation, type OwnShifts, ownShiftsOn, UsualShifts } from '../../../src/core/shifts/index.ts'
import { mayBeCompleted } from './fake-employees.ts'
import type { FakeEmployees } from './fake-employees.ts'
import type { FakeShifts } from './fake-shifts.ts'

export class FakeUsualShifts extends UsualShifts {
  /** Keyed by person. */
  readonly #own = new Map<string, OwnShifts>()
  readonly #employees: FakeEmployees
  readonly #shifts: FakeShifts
  constructor(employees: FakeEmployees, shifts: FakeShifts) {
    super()
    this.#employees = employees
    this.#shifts = shifts
  }

  ofAll(companyId: string, userIds: readonly string[]): Promise<Map<string, OwnShifts>> {
    const people = userIds.filter((id) => this.#isOf(companyId, id))
    const own = people.map((id) => [id, this.#knownOf(companyId, this.#own.get(id) ?? [])] as const)
    return Promise.resolve(new Map(own.filter(([, some]) => isRotation(some) || some.length > 0)))
  }

  /** Whether the shift is one of the person's own in the date's week; without own shifts, every shift is. */
  includes(companyId: string, userId: string, shiftId: string, date: string): boolean {
    const own = this.#known(companyId, ownShiftsOn(this.#own.get(userId) ?? [], date))
    return own.length === 0 || own.includes(shiftId)
  }

  set(companyId: string, userIds: readonly string[], ownShifts: OwnShifts): Promise<void> {
    for (const id of userIds) if (this.#isOf(companyId, id)) this.#tell(id, ownShifts)
    return Promise.resolve()
  }

  fillByPhone(
    companyId: string,
    people: readonly { phone: string; ownShifts: OwnShifts }[],
    roles: readonly string[],
  ): Promise<Map<string, string>> {
    const changed = new Map<string, string>()
    for (const { phone, ownShifts } of people) {
      const person = this.#employees.find(companyId, phone)
      if (person === undefined || this.#own.has(person.id) || !mayBeCompleted(person, roles)) continue
      this.#tell(person.id, this.#knownOf(companyId, ownShifts))
      changed.set(phone, person.id)
    }
    return Promise.resolve(changed)
  }

  #tell(id: string, ownShifts: OwnShifts): void {
    this.#own.set(id, ownShifts)
    this.#employees.toldShifts.add(id)
  }

  #isOf(companyId: string, userId: string): boolean {
    return this.#employees.rows.some((one) => one.companyId === companyId && one.id === userId)
  }

  #knownOf(companyId: string, own: OwnShifts): OwnShifts {
    if (!isRotation(own)) return this.#known(companyId, own)
    const weeks = own.weeks.map((ids) => this.#known(companyId, ids))
    return weeks.every((ids) => ids.length === 0) ? [] : { ...own, weeks }
  }

  #known(companyId: string, ids: readonly string[]): string[] {
    return this.#shifts.rows
      .filter((one) => one.companyId === companyId && one.isActive && !one.isDeleted && ids.includes(one.id))
      .sort((one, other) => (one.startTime < other.startTime ? -1 : 1))
      .map(({ id }) => id)
  }
}
