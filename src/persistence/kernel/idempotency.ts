import { type KeptAnswer, KeptAnswers } from '../../core/shared/index.ts'
import type { Database } from './database.ts'
import { prepared } from './statement.ts'

const find = prepared<{ scope: string; key: string }, KeptAnswer>(
  'SELECT fingerprint, answer FROM idempotency_keys WHERE scope = $scope AND key = $key',
)
const keep = prepared<{ scope: string; key: string; fingerprint: string; answer: string; at: Date }>(`
  INSERT INTO idempotency_keys (scope, key, fingerprint, answer, created_at)
  VALUES ($scope, $key, $fingerprint, $answer, $at)`)

export class PostgresKeptAnswers extends KeptAnswers {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  find(scope: string, key: string): Promise<KeptAnswer | null> {
    return this.#db.row(find, { scope, key })
  }

  async keep(scope: string, key: string, { fingerprint, answer }: KeptAnswer, at: Date): Promise<void> {
    await this.#db.change(keep, { scope, key, fingerprint, answer: JSON.stringify(answer), at })
  }
}
