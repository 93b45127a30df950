import { type Actor, holdsRole } from '../../core/actors/rules.ts'
import { Trail, type TrailEntry } from '../../core/audit/index.ts'
import type { Clock, CompanyId, Ids } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'

const write = prepared<{ rows: string; now: Date }>(`
  INSERT INTO audit_logs (id, company_id, type, event, meta, actor_kind, actor_id, created_at)
  SELECT id, company_id, type, event, meta, actor_kind, actor_id, $now
  FROM jsonb_to_recordset($rows) AS e (
    id uuid, company_id uuid, type text, event text, meta jsonb, actor_kind text, actor_id uuid)
  ORDER BY id`)
const addPersonal = prepared<{ rows: string }>(`
  INSERT INTO audit_log_personal (log_id, company_id, facts)
  SELECT id, company_id, personal
  FROM jsonb_to_recordset($rows) AS e (id uuid, company_id uuid, personal jsonb)`)

// The head is moved once, by the commit: each version of its row would slow down what reads it before that.
const chainNow = planned('SET CONSTRAINTS chain_entry IMMEDIATE')
const chainAtCommit = planned('SET CONSTRAINTS chain_entry DEFERRED')

/** In the log of another company, a person or key is recorded only as its company. */
const keyOf = (actor: Actor, companyId: CompanyId): [kind: string, id: string | null] => {
  if (holdsRole(actor)) {
    if (actor.companyId !== companyId) return ['partner', actor.companyId]
    return actor.kind === 'key' ? ['key', actor.keyId] : ['member', actor.userId]
  }
  return [actor.kind, actor.kind === 'admin' ? actor.administratorId : null]
}

/** The log stores facts under the contract's names. */
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

  async write(...entries: TrailEntry[]): Promise<void> {
    const rows = entries.map(({ event, companyId, actor, meta, changes, personal = {} }) => {
      const [actor_kind, actor_id] = keyOf(actor, companyId)
      return {
        id: this.#ids.next(),
        company_id: companyId,
        type: event.type,
        event: event.name,
        meta: { ...named(meta), ...(changes && { changes: named(changes) }) },
        actor_kind,
        actor_id,
        personal: named(personal),
      }
    })
    if (rows.length === 0) return
    await this.#db.send(write, { rows: JSON.stringify(rows), now: this.#clock.now() })
    const withPersonal = rows.filter(({ personal }) => Object.keys(personal).length > 0)
    if (withPersonal.length > 0) await this.#db.send(addPersonal, { rows: JSON.stringify(withPersonal) })
  }

  async settle(): Promise<void> {
    await this.#db.change(chainNow)
    await this.#db.change(chainAtCommit)
  }
}
