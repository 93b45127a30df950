import type { Clock } from '../../core/shared/index.ts'
import type { Database } from '../../persistence/index.ts'

/** Read models for screens: usually one statement each, in the contract's shape. */
export abstract class Reads {
  protected readonly db: Database
  protected readonly clock: Clock

  constructor(db: Database, clock: Clock) {
    this.db = db
    this.clock = clock
  }
}
