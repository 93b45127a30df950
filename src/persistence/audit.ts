import { Trail, type TrailEntry } from '../core/audit/index.ts'
import type { Clock, Ids } from '../core/shared/index.ts'
import { type Database, prepared } from './database.ts'
import { trailSentences } from './trail-sentences.ts'

const write = prepared(`
  INSERT INTO audit_logs (id, company_id, type, description, meta, actor_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`)

export class PostgresTrail extends Trail {
  readonly #db: Database
  readonly #ids: Ids
  readonly #clock: Clock
  constructor(db: Database, ids: Ids, clock: Clock) {
    super()
    this.#db = db
    this.#ids = ids
    this.#clock = clock
  }

  async write({ type, event, companyId, actorId, meta, changes }: TrailEntry): Promise<void> {
    const description = trailSentences[event](meta, Object.keys(changes ?? {}))
    const facts = JSON.stringify(changes ? { ...meta, changes } : meta)
    await this.#db.change(write, [this.#ids.next(), companyId, type, description, facts, actorId, this.#clock.now()])
  }
}
