import { Pauses } from '../../../src/core/shared/index.ts'

/** Nothing else waits, so it goes on at once. */
export class FakePauses extends Pauses {
  brief(): Promise<void> {
    return Promise.resolve()
  }
  rest(): Promise<void> {
    return Promise.resolve()
  }
}
