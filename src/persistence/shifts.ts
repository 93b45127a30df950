import { EntitySchema } from 'typeorm'
import { Shift, Shifts } from '../core/shifts/index.ts'
import { columnsOf, entityOf } from './columns.ts'
import { type Database, prepared } from './database.ts'

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
  },
})

const holdActive = prepared(`
  SELECT ${columnsOf(shiftSchema, 's')} FROM shifts s
  WHERE s.company_id = ANY ($1) AND s.is_active AND NOT s.is_deleted ORDER BY s.id FOR SHARE`)
/** A shift that ever had a menu is hidden, not deleted. */
const hide = prepared('UPDATE shifts SET is_deleted = true, is_active = false WHERE company_id = $1 AND id = $2')
const remove = prepared(`
  DELETE FROM shifts s WHERE company_id = $1 AND id = $2
    AND NOT EXISTS (SELECT FROM menu_days d WHERE d.corporate_id = $1 AND d.shift_id = s.id)`)

export class PostgresShifts extends Shifts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(shift: Shift): Promise<void> {
    await (await this.#db.manager()).insert(Shift, shift)
  }

  async forChange(companyId: string, shiftId: string): Promise<Shift | null> {
    const manager = await this.#db.manager()
    return manager.findOne(Shift, {
      where: { companyId, id: shiftId, isDeleted: false },
      lock: { mode: 'pessimistic_write' },
    })
  }

  async byId(companyId: string, shiftId: string): Promise<Shift | null> {
    return (await this.#db.manager()).findOneBy(Shift, { companyId, id: shiftId, isDeleted: false })
  }

  async allOf(companyId: string): Promise<Shift[]> {
    return (await this.#db.manager()).find(Shift, {
      where: { companyId, isDeleted: false },
      order: { startTime: 'ASC' },
    })
  }

  async holdActive(companyIds: readonly string[]): Promise<Shift[]> {
    const rows = await this.#db.rows<Record<string, unknown>>(holdActive, [companyIds])
    return rows.map((row) => entityOf(shiftSchema, Shift, row))
  }

  async update(shift: Shift): Promise<void> {
    const { companyId, id, ...changed } = shift
    await (await this.#db.manager()).update(Shift, { companyId, id }, changed)
  }

  async remove(companyId: string, shiftId: string): Promise<void> {
    if ((await this.#db.change(remove, [companyId, shiftId])) === 0) await this.#db.change(hide, [companyId, shiftId])
  }
}
