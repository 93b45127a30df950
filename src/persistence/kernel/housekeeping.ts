import { absenceDaysKept } from '../../core/calendar/index.ts'
import { addDays, type CompanyId, type LocalDate } from '../../core/shared/index.ts'
import { listDaysBack, planningHorizon } from '../../core/menus/index.ts'
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
  // Of the first part; later ones are dropped.
  `DELETE FROM notifications
   WHERE created_at < now() - interval '180 days'
     AND id < (SELECT least_id(min(until)) FROM month_parts('notifications'))`,
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

/** A month more than the last day that can be chosen; of notifications, which are of today, two months. */
const daysAhead = { choices: planningHorizon + 31, notifications: 62 }
const addMonth = planned<{ table: string; needed: string }, { added: boolean }>(
  'SELECT add_month($table, $needed) AS added',
)
const analyzeMonths = planned<{ table: string }>('SELECT analyze_months($table)')
const dropMonthsOfNotifications = planned('SELECT drop_months_of_notifications()')
const dropMonthsOfChoices = planned<{ now: Date }, { before: LocalDate | null }>(
  'SELECT drop_months_of_choices($now) AS before',
)
const maxRatings = 10_000
const deleteRatings = planned<{ before: string }>(`
  DELETE FROM ratings
  WHERE ctid = ANY (ARRAY(SELECT ctid FROM ratings WHERE date < $before LIMIT ${maxRatings}))`)

export class Housekeeping {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  async deleteOutdated(): Promise<void> {
    for (const statement of outdated) await this.#db.change(statement)
  }

  /**
   * Makes the months that are needed soon, and drops those of notifications that are too old, and those in which no
   * choice has its person any longer, with their ratings, which are counted already (0184). A table that somebody holds
   * has to wait for the next run.
   */
  async keepMonths(today: LocalDate, now: Date): Promise<void> {
    for (const [table, days] of Object.entries(daysAhead)) {
      let isAdded = false
      while ((await this.#db.row(addMonth, { table, needed: addDays(today, days) }))?.added) isAdded = true
      if (isAdded) await this.#db.rows(analyzeMonths, { table })
    }
    await this.#db.rows(dropMonthsOfNotifications)
    const before = (await this.#db.row(dropMonthsOfChoices, { now }))?.before ?? null
    if (before !== null) while ((await this.#db.change(deleteRatings, { before })) > 0);
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
