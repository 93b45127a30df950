import type { LocalDate } from '../core/shared/index.ts'
import { type Database, planned } from './database.ts'

/** Rows that only take up space: expired sessions, old sign-in failures, rate limits, stored answers, exceptions of past days, notifications, and files never sent. */
const outdated = [
  'DELETE FROM sessions WHERE expires_at < now()',
  'DELETE FROM sign_in_attempts WHERE resets_at < now() AND running_until < now()',
  'DELETE FROM rate_limits WHERE resets_at < now()',
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '2 days'`,
  `DELETE FROM mail_attachments WHERE message_id IS NULL AND created_at < now() - interval '1 day'`,
  `DELETE FROM standing_exceptions WHERE date < current_date - 7`,
  `DELETE FROM notifications WHERE created_at < now() - interval '180 days'`,
].map(planned)

const keepHeads = planned(`
  INSERT INTO audit_kept_heads (company_id, seq, hash, kept_at) SELECT company_id, seq, hash, now() FROM audit_heads
  ON CONFLICT DO NOTHING`)

/** A few suppliers at a time, whose orders wait meanwhile. */
const endPeriods = planned(`
  SELECT end_periods(supplier_id, $1) FROM (SELECT supplier_id FROM sales_periods WHERE last_date < $1 ORDER BY last_date LIMIT 10) behind`)

export class Housekeeping {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  async deleteOutdated(): Promise<void> {
    for (const statement of outdated) await this.#db.change(statement)
  }

  /** Lets the periods of suppliers who sold nothing since end today, so that their statistics stay cheap. */
  async endSalesPeriods(today: LocalDate): Promise<void> {
    while ((await this.#db.change(endPeriods, [today])) > 0);
  }

  /** Keeps the newest link of each company's chain in the log, for `tabldot audit verify`. */
  async keepLogHeads(): Promise<void> {
    await this.#db.change(keepHeads)
  }
}
