import { FutureChoices, localDateAt } from '../../../src/core/shared/index.ts'
import type { ChoiceRow } from './fake-choices.ts'
import type { FakeShifts } from './fake-shifts.ts'

export class FakeFutureChoices extends FutureChoices {
  readonly #choices: ChoiceRow[]
  readonly #shifts: FakeShifts
  constructor(choices: ChoiceRow[], shifts: FakeShifts) {
    super()
    this.#choices = choices
    this.#shifts = shifts
  }

  async cancelOfPeople(companyId: string, employeeIds: readonly string[], now: Date): Promise<Map<string, number>> {
    const cancelled = new Map<string, number>()
    for (const employeeId of employeeIds) {
      const choices = await this.#cancelOf(companyId, employeeId, now)
      if (choices > 0) cancelled.set(employeeId, choices)
    }
    return cancelled
  }

  #cancelOf(companyId: string, employeeId: string, now: Date): Promise<number> {
    const isFuture = ({ shiftId, date }: ChoiceRow) => {
      const shift = this.#shifts.rows.find(({ id }) => id === shiftId)
      return shift !== undefined && date > localDateAt(now, shift.timezone)
    }
    return this.#keep((one) => one.companyId !== companyId || one.userId !== employeeId || !isFuture(one))
  }

  cancelOfShift(companyId: string, shiftId: string, from: string): Promise<number> {
    return this.#keep((one) => one.companyId !== companyId || one.shiftId !== shiftId || one.date < from)
  }

  #keep(isKept: (one: ChoiceRow) => boolean): Promise<number> {
    const kept = this.#choices.filter(isKept)
    const cancelled = this.#choices.length - kept.length
    this.#choices.splice(0, this.#choices.length, ...kept)
    return Promise.resolve(cancelled)
  }
}
