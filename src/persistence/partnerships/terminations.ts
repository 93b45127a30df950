import type { CompanyId, PartnershipId, TerminationId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { Termination, Terminations } from '../../core/partnerships/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

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

const ofCompany = prepared<{ companyId: CompanyId; terminationId: TerminationId }, EntityRow>(`
  SELECT ${columnsOf(terminationSchema, 't')}
  FROM termination_requests t
  WHERE t.id = $terminationId AND $companyId IN (t.catering_id, t.partner_id)`)
const settle = prepared<{
  cateringId: CompanyId
  partnerId: CompanyId
  id: string
  status: string
  decidedAt: Date | null
}>(`
  UPDATE termination_requests
  SET status = $status, decided_at = $decidedAt
  WHERE catering_id = $cateringId AND partner_id = $partnerId AND id = $id AND status = 'pending'`)
const pending = prepared<{ cateringId: CompanyId; partnershipId: PartnershipId }>(`
  SELECT FROM termination_requests
  WHERE catering_id = $cateringId AND partnership_id = $partnershipId AND status = 'pending'`)

export class PostgresTerminations extends Terminations {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(termination: Termination): Promise<void> {
    await (await this.#db.manager()).insert(Termination, termination)
  }

  async of(companyId: CompanyId, terminationId: TerminationId): Promise<Termination | null> {
    const row = await this.#db.row(ofCompany, { companyId, terminationId })
    return row && entityOf(terminationSchema, Termination, row)
  }

  async settle(termination: Termination): Promise<boolean> {
    return (await this.#db.change(settle, termination)) === 1
  }

  async isPending(cateringId: CompanyId, partnershipId: PartnershipId): Promise<boolean> {
    return (await this.#db.row(pending, { cateringId, partnershipId })) !== null
  }
}
