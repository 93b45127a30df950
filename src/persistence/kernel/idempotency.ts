import { type KeptAnswer, KeptAnswers } from '../../core/shared/index.ts'
import { type Database, prepared } from './database.ts'

const find = prepared('SELECT fingerprint, answer FROM idempotency_keys WHERE scope = $1 AND key = $2')
const keep = prepared(`
  INSERT INTO idempotency_keys (scope, key, fingerprint, answer, created_at) VALUES ($1, $2, $3, $4, $5)`)

export class PostgresKeptAnswers extends KeptAnswers {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  find(scope: string, key: string): Promise<KeptAnswer | null> {
    return this.#db.row<KeptAnswer & Record<string, unknown>>(find, [scope, key])
  }

  async keep(scope: string, key: string, { fingerprint, answer }: KeptAnswer, at: Date): Promise<void> {
    await this.#db.change(keep, [scope, key, fingerprint, JSON.stringify(answer), at])
  }
}
