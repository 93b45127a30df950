import { type ClosedDay, ClosedDays, type DateRange, type ReopenedMenu } from '../../core/calendar/index.ts'
import type { CompanyId, LocalDate } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { closesAt, isServed, partnerCutOff } from '../shifts/cut-off.ts'

/** Whoever opens a partnership holds its companies. */
const holdCompany = prepared<{ companyId: CompanyId }>('SELECT FROM companies WHERE id = $companyId FOR NO KEY UPDATE')
/** Whoever publishes or chooses holds the partnership first. */
const holdPartnerships = prepared<{ companyId: CompanyId }>(`
  SELECT FROM partnerships
  WHERE partnership_type = 'catering' AND (corporate_id = $companyId OR catering_id = $companyId)
  ORDER BY id
  FOR UPDATE`)
/**
 * Whether the menu day `d` of the shift `s` has a list, or is due for one: from the cut-off on the kitchen relies on
 * it, also when the list is yet to be written.
 */
export const isFrozen = (now: string): string => `
  (d.closed_at IS NOT NULL OR (d.status = 'published' AND ${isServed} AND ${now} >= ${closesAt}))`
const holdDays = prepared<
  { companyId: CompanyId; dates: readonly string[]; now: Date },
  { date: LocalDate; is_frozen: boolean }
>(`
  SELECT d.date, ${isFrozen('$now')} AS is_frozen
  FROM menu_days d
  JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
  ${partnerCutOff}
  WHERE (d.corporate_id = $companyId OR d.catering_id = $companyId) AND d.date = ANY ($dates)
  ORDER BY d.corporate_id, d.shift_id, d.date, d.id
  FOR UPDATE OF d`)
const add = prepared<{
  companyId: CompanyId
  dates: readonly string[]
  times: readonly (string | null)[]
  names: readonly string[]
  at: Date
}>(`
  INSERT INTO closed_days (company_id, date, from_time, name, made_at)
  SELECT $companyId, n.date, n.from_time, n.name, $at
  FROM unnest($dates::date[], $times::text[], $names::text[]) AS n (date, from_time, name)
  ON CONFLICT (company_id, date) DO UPDATE
    SET from_time = excluded.from_time, name = excluded.name, made_at = excluded.made_at`)
const within = prepared<{ companyId: CompanyId } & DateRange, { date: LocalDate }>(`
  SELECT date
  FROM closed_days
  WHERE company_id = $companyId AND date BETWEEN $first AND $last`)
const suspended = prepared<{ companyId: CompanyId; dates: readonly string[] }, ReopenedMenu & { id: string }>(`
  SELECT d.id, d.catering_id AS "cateringId", d.corporate_id AS "corporateId", d.shift_id AS "shiftId", d.date
  FROM menu_days d
  WHERE (d.corporate_id = $companyId OR d.catering_id = $companyId) AND d.date = ANY ($dates)
    AND d.status = 'suspended'`)
const remove = prepared<{ companyId: CompanyId; dates: readonly string[] }, ClosedDay>(`
  DELETE FROM closed_days
  WHERE company_id = $companyId AND date = ANY ($dates)
  RETURNING date, from_time AS "fromTime", name`)
const published = prepared<{ companyId: CompanyId; ids: readonly string[] }, { id: string }>(`
  SELECT d.id
  FROM menu_days d
  WHERE (d.corporate_id = $companyId OR d.catering_id = $companyId) AND d.id = ANY ($ids) AND d.status = 'published'`)

export class PostgresClosedDays extends ClosedDays {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async hold(companyId: CompanyId, dates: readonly LocalDate[], now: Date): Promise<LocalDate | null> {
    await this.#db.rows(holdCompany, { companyId })
    await this.#db.rows(holdPartnerships, { companyId })
    const days = await this.#db.rows(holdDays, { companyId, dates, now })
    const frozen = days.filter(({ is_frozen }) => is_frozen).map(({ date }) => date)
    return frozen.sort()[0] ?? null
  }

  async add(companyId: CompanyId, days: readonly ClosedDay[], at: Date): Promise<void> {
    await this.#db.change(add, {
      companyId,
      dates: days.map(({ date }) => date),
      times: days.map(({ fromTime }) => fromTime),
      names: days.map(({ name }) => name),
      at,
    })
  }

  async within(companyId: CompanyId, { first, last }: DateRange): Promise<LocalDate[]> {
    return (await this.#db.rows(within, { companyId, first, last })).map(({ date }) => date)
  }

  async remove(companyId: CompanyId, dates: readonly LocalDate[]) {
    const before = await this.#db.rows(suspended, { companyId, dates })
    const days = await this.#db.rows(remove, { companyId, dates })
    const ids = new Set(
      (await this.#db.rows(published, { companyId, ids: before.map(({ id }) => id) })).map(({ id }) => id),
    )
    return { days, menus: before.filter(({ id }) => ids.has(id)).map(({ id: _, ...menu }): ReopenedMenu => menu) }
  }
}
