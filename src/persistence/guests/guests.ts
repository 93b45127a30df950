import {
  type GuestPortions,
  type GuestRepeat,
  Guests,
  type GuestsOfDepartment,
  maxGuests,
  type SavedGuests,
} from '../../core/guests/index.ts'
import type { CompanyId, DepartmentId, LocalDate, ShiftId } from '../../core/shared/index.ts'
import { isClosed } from '../calendar/is-closed.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { closesAt, isServed, partnerCutOff } from '../shifts/cut-off.ts'

interface ShiftDay {
  companyId: CompanyId
  shiftId: ShiftId
  date: LocalDate
}

/** Whoever closes days holds the partnerships, and whoever publishes a menu the shift, both before the days. */
const holdPartnerships = prepared<{ companyId: CompanyId }>(`
  SELECT FROM partnerships
  WHERE partnership_type = 'catering' AND corporate_id = $companyId
  ORDER BY id
  FOR SHARE`)
const holdShift = prepared<Omit<ShiftDay, 'date'>>(
  'SELECT FROM shifts WHERE company_id = $companyId AND id = $shiftId FOR NO KEY UPDATE',
)
const holdDays = prepared<ShiftDay>(`
  SELECT FROM menu_days
  WHERE corporate_id = $companyId AND shift_id = $shiftId AND date = $date
  ORDER BY id
  FOR KEY SHARE`)

/** The day `d` of the shift `s`, with its menu if one is published. */
const dayOfShift = `
  shifts s
  CROSS JOIN LATERAL (
    SELECT $date::date AS date, m.id AS menu_day_id, m.catering_id, s.company_id AS corporate_id, m.closed_at,
      coalesce(m.options, '[]') AS options
    FROM (SELECT) one
    LEFT JOIN menu_days m
      ON m.corporate_id = s.company_id AND m.shift_id = s.id AND m.date = $date AND m.status = 'published'
  ) d`
const isFirmClosed = isClosed({ companies: '$companyId', date: '$date' })
const hasMenu = (condition: string) => `
  EXISTS (
    SELECT FROM menu_days x
    WHERE x.corporate_id = $companyId AND x.shift_id = s.id AND x.date = $date AND ${condition}
  )`
const listed = (rows: string) => `
  (
    SELECT coalesce(jsonb_agg(jsonb_build_object('key', l.key, 'portions', l.portions)), '[]')
    FROM ${rows} l
    WHERE l.portions > 0
  )`
const ofDepartment = `
  g.corporate_id = $companyId AND g.shift_id = $shiftId AND g.date = $date
    AND g.department_id IS NOT DISTINCT FROM $departmentId`
const isWeekly = `
  r.corporate_id = $companyId AND r.shift_id = $shiftId AND r.weekday = extract(isodow FROM $date::date)
    AND r.department_id IS NOT DISTINCT FROM $departmentId`
/** A separate statement, so that it sees what the locks waited for. */
const save = prepared<
  ShiftDay & { departmentId: DepartmentId | null; guests: string; adds: boolean; max: number; now: Date },
  SavedGuests
>(`
  WITH asked AS MATERIALIZED (
    SELECT n.key, n.portions
    FROM jsonb_to_recordset($guests) AS n (key text, portions int)
  ),
  day AS MATERIALIZED (
    SELECT
    FROM ${dayOfShift}
    ${partnerCutOff}
    WHERE s.company_id = $companyId AND s.id = $shiftId AND ${isServed}
      AND d.closed_at IS NULL AND $now::timestamptz < ${closesAt}
      AND NOT ${isFirmClosed}
      AND (d.menu_day_id IS NOT NULL OR NOT ${hasMenu(`(x.closed_at IS NOT NULL OR x.status = 'suspended')`)})
      AND NOT EXISTS (
        SELECT FROM asked a
        WHERE a.key IS NOT NULL AND NOT d.options @> jsonb_build_array(jsonb_build_object('key', a.key))
      )
  ),
  saved AS MATERIALIZED (
    SELECT g.option_key AS key, g.portions
    FROM guests g
    WHERE ${ofDepartment}
  ),
  after AS MATERIALIZED (
    SELECT n.key, sum(n.portions)::int AS portions
    FROM (
      SELECT key, portions
      FROM asked
      UNION ALL
      SELECT key, portions
      FROM saved
      WHERE $adds
      UNION ALL
      SELECT NULL, r.portions
      FROM guest_repeats r
      WHERE $adds AND ${isWeekly} AND NOT EXISTS (SELECT FROM saved)
    ) n
    GROUP BY n.key
    HAVING sum(n.portions) > 0
  ),
  kept AS MATERIALIZED (
    SELECT key, portions
    FROM after
    UNION ALL
    SELECT NULL, 0
    WHERE NOT EXISTS (SELECT FROM after) AND EXISTS (SELECT FROM guest_repeats r WHERE ${isWeekly})
  ),
  fitting AS MATERIALIZED (
    SELECT
    FROM day
    WHERE NOT EXISTS (SELECT FROM after WHERE portions > $max)
  ),
  gone AS (
    DELETE FROM guests g
    WHERE ${ofDepartment} AND EXISTS (SELECT FROM fitting)
      AND NOT EXISTS (SELECT FROM kept k WHERE k.key IS NOT DISTINCT FROM g.option_key)
  ),
  written AS (
    INSERT INTO guests (corporate_id, shift_id, date, department_id, option_key, portions)
    SELECT $companyId, $shiftId, $date, $departmentId, k.key, k.portions
    FROM kept k
    WHERE EXISTS (SELECT FROM fitting)
    ON CONFLICT (corporate_id, shift_id, date, department_id, option_key)
      DO UPDATE SET portions = excluded.portions
  )
  SELECT ${listed('saved')} AS before, ${listed('after')} AS after
  FROM day`)

const closedDay = prepared<ShiftDay>(`
  SELECT
  FROM shifts s
  WHERE s.company_id = $companyId AND s.id = $shiftId
    AND (${isFirmClosed} OR (${hasMenu(`x.status = 'suspended'`)} AND NOT ${hasMenu(`x.status = 'published'`)}))`)

interface Repeated {
  companyId: CompanyId
  shiftId: ShiftId
  weekday: number
  departmentId: DepartmentId | null
}
const isRepeated = `
  r.corporate_id = $companyId AND r.shift_id = $shiftId AND r.weekday = $weekday
    AND r.department_id IS NOT DISTINCT FROM $departmentId`
const repeatBefore = prepared<Repeated, { portions: number }>(`
  SELECT r.portions
  FROM guest_repeats r
  WHERE ${isRepeated}
  FOR UPDATE`)
const repeat = prepared<Repeated & { portions: number }>(`
  INSERT INTO guest_repeats (corporate_id, shift_id, weekday, department_id, portions)
  VALUES ($companyId, $shiftId, $weekday, $departmentId, $portions)
  ON CONFLICT (corporate_id, shift_id, weekday, department_id) DO UPDATE SET portions = excluded.portions`)
const endRepeat = prepared<Repeated>(`DELETE FROM guest_repeats r WHERE ${isRepeated}`)

const cancelOfClosedDays = prepared<{ companyId: CompanyId; dates: readonly string[] }, { portions: number }>(`
  WITH of_firm AS (
    DELETE FROM guests g
    USING shifts s
    WHERE g.corporate_id = $companyId AND g.date = ANY ($dates)
      AND s.company_id = $companyId AND s.id = g.shift_id
      AND ${isClosed({ companies: '$companyId', date: 'g.date' })}
    RETURNING g.portions
  ),
  of_kitchen AS (
    DELETE FROM guests g
    USING menu_days d
    WHERE d.catering_id = $companyId AND d.date = ANY ($dates) AND d.status = 'suspended'
      AND g.corporate_id = d.corporate_id AND g.shift_id = d.shift_id AND g.date = d.date
    RETURNING g.portions
  )
  SELECT coalesce(sum(portions), 0)::int AS portions
  FROM (
    SELECT portions FROM of_firm
    UNION ALL
    SELECT portions FROM of_kitchen
  ) gone`)

export class PostgresGuests extends Guests {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  save(of: GuestsOfDepartment, guests: readonly GuestPortions[], now: Date): Promise<SavedGuests | null> {
    return this.#write(of, { guests: JSON.stringify(guests), adds: false, now })
  }

  add(of: GuestsOfDepartment, guests: readonly GuestPortions[], now: Date): Promise<SavedGuests | null> {
    return this.#write(of, { guests: JSON.stringify(guests), adds: true, now })
  }

  async #write(
    of: GuestsOfDepartment,
    change: { guests: string; adds: boolean; now: Date },
  ): Promise<SavedGuests | null> {
    const { companyId, shiftId, date } = of
    await this.#db.rows(holdPartnerships, { companyId })
    await this.#db.rows(holdShift, { companyId, shiftId })
    await this.#db.rows(holdDays, { companyId, shiftId, date })
    return await this.#db.row(save, { ...of, ...change, max: maxGuests })
  }

  async isDayClosed(companyId: CompanyId, shiftId: ShiftId, date: LocalDate): Promise<boolean> {
    return (await this.#db.row(closedDay, { companyId, shiftId, date })) !== null
  }

  async saveRepeat({ portions, ...of }: GuestRepeat): Promise<number> {
    await this.#db.rows(holdShift, { companyId: of.companyId, shiftId: of.shiftId })
    const before = await this.#db.row(repeatBefore, of)
    if (portions === 0) await this.#db.change(endRepeat, of)
    else await this.#db.change(repeat, { ...of, portions })
    return before?.portions ?? 0
  }

  async cancelOfClosedDays(companyId: CompanyId, dates: readonly LocalDate[]): Promise<number> {
    return (await this.#db.row(cancelOfClosedDays, { companyId, dates }))?.portions ?? 0
  }
}
