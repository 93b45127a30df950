import { Ids } from '../../../src/core/shared/index.ts'

export class FakeIds extends Ids {
  #last = 0

  next(): string {
    this.#last += 1
    return `00000000-0000-7000-8000-${String(this.#last).padStart(12, '0')}`
  }
}
