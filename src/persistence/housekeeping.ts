import { type Database, planned } from './database.ts'

/** Rows that only take up space: expired sessions, old sign-in failures, rate limits, stored answers and notifications. */
const outdated = [
  'DELETE FROM sessions WHERE expires_at < now()',
  `DELETE FROM sign_in_attempts WHERE last_at < now() - interval '2 days'`,
  'DELETE FROM rate_limits WHERE resets_at < now()',
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '2 days'`,
  `DELETE FROM notifications WHERE created_at < now() - interval '180 days'`,
].map(planned)

const keepHeads = planned(`
  INSERT INTO audit_kept_heads (company_id, seq, hash, kept_at) SELECT company_id, seq, hash, now() FROM audit_heads
  ON CONFLICT DO NOTHING`)

export class Housekeeping {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  async deleteOutdated(): Promise<void> {
    for (const statement of outdated) await this.#db.change(statement)
  }

  /** Keeps the newest link of each company's chain in the log, for `tabldot audit verify`. */
  async keepLogHeads(): Promise<void> {
    await this.#db.change(keepHeads)
  }
}
