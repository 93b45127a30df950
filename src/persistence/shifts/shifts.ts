import type { CompanyId, ShiftId, UserId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { Shift, Shifts, UsualShifts } from '../../core/shifts/index.ts'
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
    SELECT u.id, p."shiftIds" AS shift_ids
    FROM jsonb_to_recordset($people) AS p (id uuid, "shiftIds" uuid[])
    JOIN users u ON u.company_id = $companyId AND u.id = p.id
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
    WHERE w.company_id = $companyId AND w.user_id = p.id AND w.shift_id <> ALL (p.shift_ids)
  )
  INSERT INTO usual_shifts (company_id, user_id, shift_id)
  SELECT $companyId, p.id, s.id
  FROM person p
  JOIN shifts s ON s.company_id = $companyId AND s.id = ANY (p.shift_ids) AND s.is_active AND NOT s.is_deleted
  ON CONFLICT DO NOTHING`)
const own = prepared<{ companyId: CompanyId; userIds: readonly UserId[] }, { user_id: UserId; ids: string[] }>(`
  SELECT w.user_id, array_agg(s.id ORDER BY s.start_time, s.id) AS ids
  FROM usual_shifts w
  JOIN shifts s ON s.company_id = w.company_id AND s.id = w.shift_id
  WHERE w.company_id = $companyId AND w.user_id = ANY ($userIds) AND s.is_active AND NOT s.is_deleted
  GROUP BY w.user_id`)
/** Locks people in a fixed order and skips those whose shifts have been named meanwhile. */
const holdUntold = prepared<
  { companyId: CompanyId; people: string; roles: readonly string[] },
  { phone: string; id: string; shiftIds: ShiftId[] }
>(`
  SELECT u.id, u.phone, p."shiftIds"
  FROM jsonb_to_recordset($people) AS p (phone text, "shiftIds" uuid[])
  JOIN users u ON u.company_id = $companyId AND u.phone = p.phone
  WHERE u.is_active AND u.role = ANY ($roles) AND NOT u.usual_shifts_told
  ORDER BY u.id
  FOR NO KEY UPDATE OF u`)
/**
 * Whether the person usually works the shift: it is one of their usual shifts, or they have none that still exist (rule
 * M11).
 */
export const isUsual = (company: string, user: string, shift: string): string => `(
    EXISTS (
      SELECT FROM usual_shifts w
      WHERE w.company_id = ${company} AND w.user_id = ${user} AND w.shift_id = ${shift}
    )
    OR NOT EXISTS (
      SELECT FROM usual_shifts w
      JOIN shifts ws ON ws.company_id = w.company_id AND ws.id = w.shift_id
      WHERE w.company_id = ${company} AND w.user_id = ${user} AND ws.is_active AND NOT ws.is_deleted
    )
  )`

export class PostgresUsualShifts extends UsualShifts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async ofAll(companyId: CompanyId, userIds: readonly UserId[]): Promise<Map<string, string[]>> {
    const rows = await this.#db.rows(own, { companyId, userIds })
    return new Map(rows.map(({ user_id, ids }) => [user_id, ids]))
  }

  async fillByPhone(
    companyId: CompanyId,
    people: readonly { phone: string; shiftIds: readonly ShiftId[] }[],
    roles: readonly string[],
  ): Promise<Map<string, string>> {
    const changed = await this.#db.rows(holdUntold, { companyId, people: JSON.stringify(people), roles })
    await this.#db.change(setUsual, { companyId, people: JSON.stringify(changed) })
    return new Map(changed.map(({ phone, id }) => [phone, id]))
  }

  async set(companyId: CompanyId, userIds: readonly UserId[], shiftIds: readonly ShiftId[]): Promise<void> {
    await this.#db.rows(holdPeople, { companyId, userIds })
    await this.#db.change(setUsual, { companyId, people: JSON.stringify(userIds.map((id) => ({ id, shiftIds }))) })
  }
}
