import { type Database, prepared } from '../persistence/index.ts'

const probe = prepared('SELECT 1')

export class HealthReads {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  /** Fails when the database does not answer. */
  async probe(): Promise<void> {
    await this.#db.row(probe)
  }
}
