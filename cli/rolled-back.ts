import { Transaction } from '../src/core/shared/index.ts'
import type { Use } from '../src/main/index.ts'

class RolledBack<T> extends Error {
  readonly result: T
  constructor(result: T) {
    super('dry run')
    this.result = result
  }
}

/** Runs `work` in a transaction that is rolled back, always or if its result asks for it; the result is that of a real run. */
export const rolledBack = async <T>(
  use: Use,
  work: () => Promise<T>,
  asksForIt: (result: T) => boolean = () => true,
): Promise<T> => {
  try {
    return await use(Transaction).run(async () => {
      const result = await work()
      if (asksForIt(result)) throw new RolledBack(result)
      return result
    })
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T
    throw error
  }
}
