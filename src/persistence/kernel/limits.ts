import { Limits } from '../../core/shared/index.ts'
import type { Database } from './database.ts'
import { prepared } from './statement.ts'

const count = prepared<{ key: string; seconds: number; more: number }, { taken: number }>(`
  INSERT INTO rate_limits AS r (key, taken, resets_at)
  VALUES ($key, $more, now() + make_interval(secs => $seconds))
  ON CONFLICT (key) DO UPDATE SET
    taken = CASE WHEN r.resets_at <= now() THEN excluded.taken ELSE r.taken + excluded.taken END,
    resets_at = CASE WHEN r.resets_at <= now() THEN excluded.resets_at ELSE r.resets_at END
  RETURNING taken`)

/**
 * Counts in an unlogged table and outside the caller's transaction: refused attempts count too, and a crash loses the
 * counts.
 */
export class PostgresLimits extends Limits {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async count(key: string, seconds: number, more = 1): Promise<number> {
    const row = await this.#db.outsideTransaction(() => this.#db.row(count, { key, seconds, more }))
    return row?.taken ?? 0
  }
}
