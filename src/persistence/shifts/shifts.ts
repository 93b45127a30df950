import type { CompanyId, LocalDate, ShiftId, UserId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import {
  isRotation,
  type OwnShift,
  type OwnShifts,
  ownShiftsOf,
  rowsOfOwnShifts,
  Shift,
  Shifts,
  UsualShifts,
} from '../../core/shifts/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

export const shiftSchema = new EntitySchema<Shift>({
  name: 'shift',
  target: Shift,
  tableName: 'shifts',
  columns: {
    id: { type: 'uuid', primary: true },
    companyId: { type: 'uuid', name: 'company_id' },
    title: { type: 'text' },
    startTime: { type: 'text', name: 'start_time' },
    endTime: { type: 'text', name: 'end_time' },
    days: { type: 'smallint', array: true },
    timezone: { type: 'text' },
    cutoffDays: { type: 'smallint', name: 'cutoff_days' },
    cutoffTime: { type: 'text', name: 'cutoff_time' },
    isActive: { type: 'boolean', name: 'is_active' },
    isDeleted: { type: 'boolean', name: 'is_deleted' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  } satisfies ColumnsOf<Shift>,
})

const holdActive = prepared<{ companyIds: readonly CompanyId[] }, EntityRow>(`
  SELECT ${columnsOf(shiftSchema, 's')}
  FROM shifts s
  WHERE s.company_id = ANY ($companyIds) AND s.is_active AND NOT s.is_deleted
  ORDER BY s.id
  FOR SHARE`)
/** A shift that ever had a menu is hidden, not deleted. */
const hide = prepared<{ companyId: CompanyId; shiftId: ShiftId }>(
  'UPDATE shifts SET is_deleted = true, is_active = false WHERE company_id = $companyId AND id = $shiftId',
)
const remove = prepared<{ companyId: CompanyId; shiftId: ShiftId }>(`
  DELETE FROM shifts s
  WHERE company_id = $companyId AND id = $shiftId
    AND NOT EXISTS (SELECT FROM menu_days d WHERE d.corporate_id = $companyId AND d.shift_id = s.id)`)

interface HalfDays {
  companyId: CompanyId
  shiftId: ShiftId
  from: string
}
const halfDays = `
  FROM menu_days d
  JOIN closed_days x ON x.company_id IN (d.corporate_id, d.catering_id) AND x.date = d.date AND x.from_time IS NOT NULL
  WHERE d.corporate_id = $companyId AND d.shift_id = $shiftId AND d.date >= $from
    AND d.status IN ('published', 'suspended') AND d.closed_at IS NULL`
/** Against choices, until the transaction ends. */
const holdHalfDays = prepared<HalfDays, { date: LocalDate; name: string; is_published: boolean }>(`
  SELECT d.date, x.name, d.status = 'published' AS is_published
  ${halfDays}
  ORDER BY d.date, d.id
  FOR UPDATE OF d`)
const suspend = prepared<{ companyId: CompanyId; dates: readonly string[] }>(
  'SELECT suspend_menus(ARRAY[$companyId::uuid], $dates::date[])',
)
const suspendedHalfDays = prepared<HalfDays, { date: LocalDate }>(`
  SELECT DISTINCT d.date
  ${halfDays} AND d.status = 'suspended'`)

export class PostgresShifts extends Shifts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(shift: Shift): Promise<void> {
    await (await this.#db.manager()).insert(Shift, shift)
  }

  async forChange(companyId: CompanyId, shiftId: ShiftId): Promise<Shift | null> {
    const manager = await this.#db.manager()
    return manager.findOne(Shift, {
      where: { companyId, id: shiftId, isDeleted: false },
      lock: { mode: 'pessimistic_write' },
    })
  }

  async byId(companyId: CompanyId, shiftId: ShiftId): Promise<Shift | null> {
    return (await this.#db.manager()).findOneBy(Shift, { companyId, id: shiftId, isDeleted: false })
  }

  async allOf(companyId: CompanyId): Promise<Shift[]> {
    return (await this.#db.manager()).find(Shift, {
      where: { companyId, isDeleted: false },
      order: { startTime: 'ASC' },
    })
  }

  async holdActive(companyIds: readonly CompanyId[]): Promise<Shift[]> {
    const rows = await this.#db.rows(holdActive, { companyIds })
    return rows.map((row) => entityOf(shiftSchema, Shift, row))
  }

  async update(shift: Shift): Promise<void> {
    const { companyId, id, ...changed } = shift
    await (await this.#db.manager()).update(Shift, { companyId, id }, changed)
  }

  async reviewHalfDays({ companyId, id: shiftId }: Shift, from: LocalDate) {
    const held = await this.#db.rows(holdHalfDays, { companyId, shiftId, from })
    if (held.length === 0) return []
    await this.#db.rows(suspend, { companyId, dates: held.map(({ date }) => date) })
    const suspended = new Set(
      (await this.#db.rows(suspendedHalfDays, { companyId, shiftId, from })).map(({ date }) => date),
    )
    return held
      .filter(({ date, is_published }) => is_published && suspended.has(date))
      .map(({ date, name }) => ({ date, name }))
  }

  async remove(companyId: CompanyId, shiftId: ShiftId): Promise<void> {
    if ((await this.#db.change(remove, { companyId, shiftId })) === 0)
      await this.#db.change(hide, { companyId, shiftId })
  }
}

/** In a fixed order. Statements after this lock see everything written under it. */
export const holdPeople = prepared<{ companyId: CompanyId; userIds: readonly UserId[] }>(`
  SELECT FROM users
  WHERE company_id = $companyId AND id = ANY ($userIds)
  ORDER BY id
  FOR NO KEY UPDATE`)
/** For locked people; a separate statement, so that it sees what the lock waited for. */
const setUsual = prepared<{ companyId: CompanyId; people: string }>(`
  WITH person AS (
    SELECT u.id, p.rows
    FROM jsonb_to_recordset($people) AS p (id uuid, rows jsonb)
    JOIN users u ON u.company_id = $companyId AND u.id = p.id
  ),
  named AS (
    SELECT p.id AS user_id, s.id AS shift_id, r.monday, r."everyWeeks" AS every_weeks
    FROM person p
    CROSS JOIN jsonb_to_recordset(p.rows) AS r (shift uuid, monday date, "everyWeeks" smallint)
    JOIN shifts s ON s.company_id = $companyId AND s.id = r.shift AND s.is_active AND NOT s.is_deleted
  ),
  told AS (
    UPDATE users u
    SET usual_shifts_told = true
    FROM person p
    WHERE u.company_id = $companyId AND u.id = p.id
  ),
  gone AS (
    DELETE FROM usual_shifts w
    USING person p
    WHERE w.company_id = $companyId AND w.user_id = p.id
      AND (w.user_id, w.shift_id, w.monday, w.every_weeks) NOT IN (SELECT * FROM named)
  )
  INSERT INTO usual_shifts (company_id, user_id, shift_id, monday, every_weeks)
  SELECT $companyId, *
  FROM named
  ON CONFLICT DO NOTHING`)
/** The rows of `ownShiftsOf` for a person, with id and title of each shift. */
export const ownShiftRows = (company: string, user: string): string => `
    (
      SELECT coalesce(
        jsonb_agg(
          jsonb_build_object(
            'shift', CASE
              WHEN s.is_active AND NOT s.is_deleted THEN jsonb_build_object('id', s.id, 'title', s.title)
            END,
            'monday', w.monday, 'everyWeeks', w.every_weeks)
          ORDER BY s.start_time, s.id),
        '[]')
      FROM usual_shifts w
      JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id
      WHERE w.company_id = ${company} AND w.user_id = ${user}
    )`
const own = prepared<
  { companyId: CompanyId; userIds: readonly UserId[] },
  { id: UserId; rows: OwnShift<{ id: ShiftId } | null>[] }
>(`
  SELECT u.id, ${ownShiftRows('$companyId', 'u.id')} AS rows
  FROM users u
  WHERE u.company_id = $companyId AND u.id = ANY ($userIds)`)
/** Locks people in a fixed order and skips those whose shifts have been named meanwhile. */
const holdUntold = prepared<
  { companyId: CompanyId; people: string; roles: readonly string[] },
  { phone: string; id: string; rows: OwnShift[] }
>(`
  SELECT u.id, u.phone, p.rows
  FROM jsonb_to_recordset($people) AS p (phone text, rows jsonb)
  JOIN users u ON u.company_id = $companyId AND u.phone = p.phone
  WHERE u.is_active AND u.role = ANY ($roles) AND NOT u.usual_shifts_told
  ORDER BY u.id
  FOR NO KEY UPDATE OF u`)
/** Whether the usual shift `w` is worked in the week of the date, like `ownShiftsOn` (rule M11). */
export const isWorked = (date: string): string => {
  const cycle = '(7 * w.every_weeks)'
  return `mod(mod(${date}::date - w.monday, ${cycle}) + ${cycle}, ${cycle}) < 7`
}
/**
 * Whether the person usually works the shift in the week of the date: it is one of their usual shifts then, or they
 * have none that still exist (rule M11). Without a date, in any week.
 */
export const isUsual = (company: string, user: string, shift: string, date?: string): string => {
  const then = date === undefined ? '' : ` AND ${isWorked(date)}`
  return `(
    EXISTS (
      SELECT FROM usual_shifts w
      WHERE w.company_id = ${company} AND w.user_id = ${user} AND w.shift_id = ${shift}${then}
    )
    OR NOT EXISTS (
      SELECT FROM usual_shifts w
      JOIN shifts ws ON ws.company_id = w.company_id AND ws.id = w.shift_id
      WHERE w.company_id = ${company} AND w.user_id = ${user} AND ws.is_active AND NOT ws.is_deleted${then}
    )
  )`
}

export class PostgresUsualShifts extends UsualShifts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async ofAll(companyId: CompanyId, userIds: readonly UserId[]): Promise<Map<string, OwnShifts>> {
    const people = await this.#db.rows(own, { companyId, userIds })
    return new Map(
      people.flatMap(({ id, rows }) => {
        const shifts = ownShiftsOf(rows.map((row) => ({ ...row, shift: row.shift && row.shift.id })))
        return isRotation(shifts) || shifts.length > 0 ? [[id, shifts] as const] : []
      }),
    )
  }

  async fillByPhone(
    companyId: CompanyId,
    people: readonly { phone: string; ownShifts: OwnShifts }[],
    roles: readonly string[],
  ): Promise<Map<string, string>> {
    const named = people.map(({ phone, ownShifts }) => ({ phone, rows: rowsOfOwnShifts(ownShifts) }))
    const changed = await this.#db.rows(holdUntold, { companyId, people: JSON.stringify(named), roles })
    await this.#db.change(setUsual, { companyId, people: JSON.stringify(changed) })
    return new Map(changed.map(({ phone, id }) => [phone, id]))
  }

  async set(companyId: CompanyId, userIds: readonly UserId[], ownShifts: OwnShifts): Promise<void> {
    await this.#db.rows(holdPeople, { companyId, userIds })
    const rows = rowsOfOwnShifts(ownShifts)
    await this.#db.change(setUsual, { companyId, people: JSON.stringify(userIds.map((id) => ({ id, rows }))) })
  }
}
