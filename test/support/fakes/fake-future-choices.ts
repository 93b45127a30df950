import { FutureChoices } from '../../../src/core/workforce/index.ts'
import type { ChoiceRow } from './fake-choices.ts'

export class FakeFutureChoices extends FutureChoices {
  readonly #choices: ChoiceRow[]
  constructor(choices: ChoiceRow[]) {
    super()
    this.#choices = choices
  }

  cancelOfShift(companyId: string, shiftId: string, from: string): Promise<number> {
    const kept = this.#choices.filter((one) => one.corporateId !== companyId || one.shiftId !== shiftId || one.date < from)
    const cancelled = this.#choices.length - kept.length
    this.#choices.splice(0, this.#choices.length, ...kept)
    return Promise.resolve(cancelled)
  }
}
