import { Deadlines } from '../../../src/core/menus/index.ts'

/** The fakes look at every day. */
export class FakeDeadlines extends Deadlines {
  reckon(): Promise<number> {
    return Promise.resolve(0)
  }
}
