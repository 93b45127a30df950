import { type Actor, isMember } from '../core/access/index.ts'
import { Trail, type TrailEntry } from '../core/audit/index.ts'
import type { Clock, Ids } from '../core/shared/index.ts'
import { type Database, prepared } from './database.ts'
import { trailSentences } from './trail-sentences.ts'

const write = prepared(`
  INSERT INTO audit_logs (id, company_id, type, description, meta, actor_kind, actor_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`)

const keyOf = (actor: Actor): [kind: string, id: string | null] => {
  if (isMember(actor)) return ['member', actor.userId]
  return [actor.kind, actor.kind === 'admin' ? actor.administratorId : null]
}

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

  async write({ type, event, companyId, actor, meta, changes }: TrailEntry): Promise<void> {
    const description = trailSentences[event](meta, Object.keys(changes ?? {}))
    const facts = JSON.stringify(changes ? { ...meta, changes } : meta)
    const id = this.#ids.next()
    await this.#db.change(write, [id, companyId, type, description, facts, ...keyOf(actor), this.#clock.now()])
  }
}
