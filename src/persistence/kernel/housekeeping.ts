import { absenceDaysKept } from '../../core/calendar/index.ts'
import type { CompanyId, LocalDate } from '../../core/shared/index.ts'
import { listDaysBack } from '../../core/menus/index.ts'
import type { Database } from './database.ts'
import { planned } from './statement.ts'

/** Rows that nobody needs any longer. */
const outdated = [
  'DELETE FROM sessions WHERE expires_at < now()',
  'DELETE FROM sign_in_challenges WHERE expires_at < now()',
  'DELETE FROM email_links WHERE expires_at < now()',
  'DELETE FROM sign_in_attempts WHERE resets_at < now() AND running_until < now()',
  'DELETE FROM rate_limits WHERE resets_at < now()',
  `DELETE FROM idempotency_keys WHERE created_at < now() - interval '2 days'`,
  `DELETE FROM mail_attachments WHERE message_id IS NULL AND created_at < now() - interval '1 day'`,
  'DELETE FROM standing_exceptions WHERE date < current_date - 7',
  `DELETE FROM absent_days WHERE date < current_date - ${absenceDaysKept}`,
  `DELETE FROM notifications WHERE created_at < now() - interval '180 days'`,
  `DELETE FROM destruction_records WHERE happened_at < now() - interval '3 years'`,
  `DELETE FROM emails WHERE done_at < now() - interval '90 days'`,
  `DELETE FROM backups
   WHERE finished_at < now() - interval '90 days'
     AND id IS DISTINCT FROM (SELECT max(id) FROM backups WHERE failure IS NULL)`,
  // Clock changes may have been updated with PostgreSQL since they were worked out.
  `SELECT clear_deadlines(ARRAY(
    SELECT menu_day_id FROM menu_deadlines WHERE closes_at BETWEEN now() AND now() + interval '2 days'))`,
  `DELETE FROM menu_deadlines WHERE date < current_date - ${listDaysBack + 1}`,
].map((text) => planned(text))

const keepHeads = planned(`
  INSERT INTO audit_kept_heads (company_id, seq, hash, kept_at)
  SELECT company_id, seq, hash, now()
  FROM audit_heads
  ON CONFLICT DO NOTHING`)

/** A few suppliers at a time, because their orders have to wait meanwhile. */
const endPeriods = planned<{ today: string }>(`
  SELECT end_periods(supplier_id, $today)
  FROM (
    SELECT supplier_id
    FROM sales_periods
    WHERE last_date < $today
    ORDER BY last_date
    LIMIT 10
  ) behind`)

/** Whether nobody has uploaded the image `i` since the instant and nothing shows it. */
const isUnused = `
  uploaded_at < $before
    AND NOT EXISTS (SELECT FROM products p WHERE p.supplier_id = i.company_id AND p.image_id = i.id)
    AND NOT EXISTS (SELECT FROM dishes d WHERE d.catering_id = i.company_id AND d.image_id = i.id)
    AND NOT EXISTS (SELECT FROM companies c WHERE c.id = i.company_id AND c.logo_id = i.id)`
const companiesWithUnusedImages = planned<{ before: Date }, { company_id: CompanyId }>(`
  SELECT DISTINCT company_id
  FROM images i
  WHERE ${isUnused}`)
/** Locked like an upload does it, so that only one at a time counts a company's bytes. */
const holdStorage = planned<{ companyId: CompanyId }>(
  'SELECT FROM image_storage WHERE company_id = $companyId FOR UPDATE',
)
/** Skips images that are being saved, and makes later saves wait. */
const holdUnusedImages = planned<{ companyId: CompanyId; before: Date }, { id: string }>(`
  SELECT id
  FROM images i
  WHERE company_id = $companyId AND ${isUnused}
  FOR UPDATE SKIP LOCKED`)
/** Checks again: an image may have been saved before it was locked. */
const removeImages = planned<{ companyId: CompanyId; before: Date; ids: readonly string[] }>(`
  WITH removed AS (
    DELETE FROM images i
    WHERE company_id = $companyId AND id = ANY ($ids) AND ${isUnused}
    RETURNING length(content) AS bytes
  )
  UPDATE image_storage
  SET bytes = image_storage.bytes - (SELECT coalesce(sum(removed.bytes), 0) FROM removed)
  WHERE company_id = $companyId`)

export class Housekeeping {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  async deleteOutdated(): Promise<void> {
    for (const statement of outdated) await this.#db.change(statement)
  }

  /** Moves the periods of suppliers without recent sales on, so that their statistics stay cheap. */
  async endSalesPeriods(today: LocalDate): Promise<void> {
    while ((await this.#db.change(endPeriods, { today })) > 0);
  }

  /** Removes images that nothing shows and nobody has uploaded since then (rule S4), one company after the other. */
  async removeUnusedImages(before: Date): Promise<void> {
    for (const { company_id: companyId } of await this.#db.rows(companiesWithUnusedImages, { before }))
      await this.#db.run(async () => {
        await this.#db.change(holdStorage, { companyId })
        const held = await this.#db.rows(holdUnusedImages, { companyId, before })
        await this.#db.change(removeImages, { companyId, before, ids: held.map(({ id }) => id) })
      })
  }

  /** Keeps the newest link of each company's chain in the log, for `tabldot audit verify`. */
  async keepLogHeads(): Promise<void> {
    await this.#db.change(keepHeads)
  }
}
