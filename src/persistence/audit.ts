import { Trail, type TrailEntry, type TrailEvent } from '../core/audit/index.ts'
import type { Clock, Ids } from '../core/shared/index.ts'
import { type Database, prepared } from './database.ts'

type Meta = TrailEntry['meta']

/** The sentence a person reads; the figures stay in `meta`. */
const sentences: Record<TrailEvent, (meta: Meta) => string> = {
  'user.registered': (meta) => `${meta['full_name']} kayıt oldu`,
  'user.added': (meta) => `${meta['full_name']} eklendi`,
  'users.imported': (meta) => `Listeden ${meta['imported']} çalışan eklendi`,
  'shift.created': (meta) => `${meta['title']} vardiyası oluşturuldu (${meta['start_time']}–${meta['end_time']})`,
  'shift.updated': (meta) => `${meta['title']} vardiyası güncellendi (${meta['start_time']}–${meta['end_time']})`,
  'shift.deleted': (meta) => `${meta['title']} vardiyası silindi`,
  'company.created': (meta) => `${meta['name']} şirketi açıldı`,
}

const write = prepared(`
  INSERT INTO audit_logs (id, company_id, type, description, meta, actor_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`)

export class SqlTrail extends Trail {
  readonly #db: Database
  readonly #ids: Ids
  readonly #clock: Clock
  constructor(db: Database, ids: Ids, clock: Clock) {
    super()
    this.#db = db
    this.#ids = ids
    this.#clock = clock
  }

  async write({ type, event, companyId, actorId, meta }: TrailEntry): Promise<void> {
    const description = sentences[event](meta)
    await this.#db.change(write, [this.#ids.next(), companyId, type, description, JSON.stringify(meta), actorId, this.#clock.now()])
  }
}
