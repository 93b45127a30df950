import { Deadlines } from '../../core/menus/index.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'
import { closesAt, isServed, partnerCutOff } from '../shifts/cut-off.ts'

const holdUnknown = planned<{ max: number }, { menu_day_id: string }>(`
  SELECT menu_day_id
  FROM menu_deadlines
  WHERE closes_at IS NULL
  ORDER BY menu_day_id
  LIMIT $max
  FOR UPDATE SKIP LOCKED`)
/**
 * A separate statement, so that it sees every change that was committed before the days were locked. A change that is
 * still to be committed either holds its shift or company, and then the day is left out, or clears the day afterwards.
 */
const reckon = prepared<{ days: readonly string[] }>(`
  UPDATE menu_deadlines m
  SET closes_at = known.at, remind_at = CASE WHEN known.is_unreminded THEN known.at - known.ahead END
  FROM (
    SELECT d.id, CASE WHEN ${isServed} THEN ${closesAt} ELSE 'infinity' END AS at,
      ${isServed} AND d.reminded_at IS NULL AS is_unreminded, make_interval(hours => c.reminder_hours::int) AS ahead
    FROM menu_days d
    JOIN shifts s ON s.company_id = d.corporate_id AND s.id = d.shift_id
    JOIN companies c ON c.id = d.corporate_id
    ${partnerCutOff}
    WHERE d.id = ANY ($days)
    FOR SHARE OF s, c SKIP LOCKED
  ) known
  WHERE m.menu_day_id = known.id`)

export class PostgresDeadlines extends Deadlines {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async reckon(max: number): Promise<number> {
    const held = await this.#db.rows(holdUnknown, { max })
    if (held.length === 0) return 0
    return this.#db.change(reckon, { days: held.map(({ menu_day_id }) => menu_day_id) })
  }
}
