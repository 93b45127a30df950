import { type Actor, isMember } from '../core/access/index.ts'
import { Trail, type TrailEntry } from '../core/audit/index.ts'
import type { Clock, Ids } from '../core/shared/index.ts'
import { type Database, prepared } from './database.ts'

const write = prepared(`
  INSERT INTO audit_logs (id, company_id, type, event, meta, actor_kind, actor_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`)
const addPersonal = prepared('INSERT INTO audit_log_personal (log_id, company_id, facts) VALUES ($1, $2, $3)')

/** In the log of another company, a person stands for their company alone. */
const keyOf = (actor: Actor, companyId: string): [kind: string, id: string | null] => {
  if (isMember(actor)) return actor.companyId === companyId ? ['member', actor.userId] : ['partner', actor.companyId]
  return [actor.kind, actor.kind === 'admin' ? actor.administratorId : null]
}

/** The log stores its facts under the names of the contract. */
const named = <Value>(facts: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )

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

  async write({ event, companyId, actor, meta, changes, personal = {} }: TrailEntry): Promise<void> {
    const id = this.#ids.next()
    const facts = JSON.stringify({ ...named(meta), ...(changes && { changes: named(changes) }) })
    const values = [id, companyId, event.type, event.name, facts, ...keyOf(actor, companyId), this.#clock.now()]
    await this.#db.change(write, values)
    if (Object.keys(personal).length > 0)
      await this.#db.change(addPersonal, [id, companyId, JSON.stringify(named(personal))])
  }
}
