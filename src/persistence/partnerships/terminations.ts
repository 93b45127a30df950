import { EntitySchema } from 'typeorm'
import { Termination, Terminations } from '../../core/partnerships/index.ts'
import { type ColumnsOf, columnsOf, entityOf } from '../kernel/columns.ts'
import { type Database, prepared } from '../kernel/database.ts'

export const terminationSchema = new EntitySchema<Termination>({
  name: 'termination_request',
  target: Termination,
  tableName: 'termination_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    partnershipId: { type: 'uuid', name: 'partnership_id' },
    cateringId: { type: 'uuid', name: 'catering_id' },
    partnerId: { type: 'uuid', name: 'partner_id' },
    requestedBy: { type: 'text', name: 'requested_by' },
    reason: { type: 'text' },
    message: { type: 'text' },
    effectiveDate: { type: 'date', name: 'effective_date', nullable: true },
    status: { type: 'text' },
    askedBy: { type: 'uuid', name: 'asked_by', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    decidedAt: { type: 'timestamptz', name: 'decided_at', nullable: true },
  } satisfies ColumnsOf<Termination>,
})

const ofCompany = prepared(`
  SELECT ${columnsOf(terminationSchema, 't')} FROM termination_requests t
  WHERE t.id = $2 AND $1 IN (t.catering_id, t.partner_id)`)
const settle = prepared(`
  UPDATE termination_requests SET status = $4, decided_at = $5
  WHERE catering_id = $1 AND partner_id = $2 AND id = $3 AND status = 'pending'`)
const pending = prepared(`SELECT FROM termination_requests WHERE partnership_id = $1 AND status = 'pending'`)

export class PostgresTerminations extends Terminations {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(termination: Termination): Promise<void> {
    await (await this.#db.manager()).insert(Termination, termination)
  }

  async of(companyId: string, terminationId: string): Promise<Termination | null> {
    const row = await this.#db.row<Record<string, unknown>>(ofCompany, [companyId, terminationId])
    return row && entityOf(terminationSchema, Termination, row)
  }

  async settle({ cateringId, partnerId, id, status, decidedAt }: Termination): Promise<boolean> {
    return (await this.#db.change(settle, [cateringId, partnerId, id, status, decidedAt])) === 1
  }

  async isPending(partnershipId: string): Promise<boolean> {
    return (await this.#db.row(pending, [partnershipId])) !== null
  }
}
