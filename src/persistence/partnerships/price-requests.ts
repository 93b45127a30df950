import { EntitySchema } from 'typeorm'
import { PriceRequest, PriceRequests } from '../../core/partnerships/index.ts'
import type { CompanyId, PriceRequestId } from '../../core/shared/index.ts'
import { columnsOf, type ColumnsOf, entityOf, type EntityRow } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { priceColumn } from './partnerships.ts'

export const priceRequestSchema = new EntitySchema<PriceRequest>({
  name: 'price_request',
  target: PriceRequest,
  tableName: 'price_requests',
  columns: {
    id: { type: 'uuid', primary: true },
    corporateId: { type: 'uuid', name: 'corporate_id' },
    cateringId: { type: 'uuid', name: 'catering_id' },
    status: { type: 'text' },
    servings: { type: 'jsonb' },
    startDate: { type: 'date', name: 'start_date', nullable: true },
    message: { type: 'text' },
    unitPrice: { type: 'numeric', name: 'unit_price', nullable: true, transformer: priceColumn },
    note: { type: 'text' },
    askedBy: { type: 'uuid', name: 'asked_by', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    settledAt: { type: 'timestamptz', name: 'settled_at', nullable: true },
  } satisfies ColumnsOf<PriceRequest>,
})

const ofCompany = prepared<{ companyId: CompanyId; id: PriceRequestId }, EntityRow>(`
  SELECT ${columnsOf(priceRequestSchema, 'r')}
  FROM price_requests r
  WHERE r.id = $id AND $companyId IN (r.corporate_id, r.catering_id)`)
const settle = prepared<{
  corporateId: CompanyId
  cateringId: CompanyId
  id: PriceRequestId
  status: string
  unitPrice: string | null
  note: string
  settledAt: Date | null
}>(`
  UPDATE price_requests
  SET status = $status, unit_price = $unitPrice, note = $note, settled_at = $settledAt
  WHERE corporate_id = $corporateId AND catering_id = $cateringId AND id = $id AND status = 'sent'`)
const expire = prepared<{ corporateId: CompanyId; cateringId: CompanyId; sentUntil: Date; at: Date }>(`
  UPDATE price_requests
  SET status = 'expired', settled_at = $at
  WHERE corporate_id = $corporateId AND catering_id = $cateringId AND status = 'sent' AND created_at <= $sentUntil`)

export class PostgresPriceRequests extends PriceRequests {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(request: PriceRequest): Promise<void> {
    await (await this.#db.manager()).insert(PriceRequest, request)
  }

  async of(companyId: CompanyId, id: PriceRequestId): Promise<PriceRequest | null> {
    const row = await this.#db.row(ofCompany, { companyId, id })
    return row && entityOf(priceRequestSchema, PriceRequest, row)
  }

  async settle(request: PriceRequest): Promise<boolean> {
    return (await this.#db.change(settle, { ...request, unitPrice: priceColumn.to(request.unitPrice) })) === 1
  }

  async expire(
    { corporateId, cateringId }: { corporateId: CompanyId; cateringId: CompanyId },
    sentUntil: Date,
    at: Date,
  ): Promise<void> {
    await this.#db.change(expire, { corporateId, cateringId, sentUntil, at })
  }
}
