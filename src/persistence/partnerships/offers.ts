import { EntitySchema } from 'typeorm'
import { Offer, Offers } from '../../core/partnerships/index.ts'
import { type ColumnsOf, columnsOf, entityOf } from '../kernel/columns.ts'
import { type Database, prepared } from '../kernel/database.ts'
import { priceColumn } from './partnerships.ts'

export const offerSchema = new EntitySchema<Offer>({
  name: 'offer',
  target: Offer,
  tableName: 'offers',
  columns: {
    id: { type: 'uuid', primary: true },
    corporateId: { type: 'uuid', name: 'corporate_id' },
    cateringId: { type: 'uuid', name: 'catering_id' },
    status: { type: 'text' },
    unitPrice: { type: 'numeric', name: 'unit_price', transformer: priceColumn },
    durationMonths: { type: 'smallint', name: 'duration_months' },
    message: { type: 'text' },
    isRenewal: { type: 'boolean', name: 'is_renewal' },
    previousPrice: { type: 'numeric', name: 'previous_price', nullable: true, transformer: priceColumn },
    partnershipId: { type: 'uuid', name: 'partnership_id', nullable: true },
    startDate: { type: 'date', name: 'start_date', nullable: true },
    endDate: { type: 'date', name: 'end_date', nullable: true },
    sentBy: { type: 'uuid', name: 'sent_by', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    answeredAt: { type: 'timestamptz', name: 'answered_at', nullable: true },
  } satisfies ColumnsOf<Offer>,
})

const ofCompany = prepared(`
  SELECT ${columnsOf(offerSchema, 'o')} FROM offers o WHERE o.id = $2 AND $1 IN (o.corporate_id, o.catering_id)`)
const settle = prepared(`
  UPDATE offers SET status = $4, answered_at = $5, partnership_id = $6, start_date = $7, end_date = $8
  WHERE corporate_id = $1 AND catering_id = $2 AND id = $3 AND status = 'sent'`)
const settleWaiting = prepared(`
  UPDATE offers SET status = $3, answered_at = $5
  WHERE corporate_id = $1 AND catering_id = $2 AND status = 'sent' AND created_at <= $4`)

export class PostgresOffers extends Offers {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(offer: Offer): Promise<void> {
    await (await this.#db.manager()).insert(Offer, offer)
  }

  async of(companyId: string, offerId: string): Promise<Offer | null> {
    const row = await this.#db.row<Record<string, unknown>>(ofCompany, [companyId, offerId])
    return row && entityOf(offerSchema, Offer, row)
  }

  async settle(offer: Offer): Promise<boolean> {
    const { corporateId, cateringId, id, status, answeredAt, partnershipId, startDate, endDate } = offer
    const values = [corporateId, cateringId, id, status, answeredAt, partnershipId, startDate, endDate]
    return (await this.#db.change(settle, values)) === 1
  }

  settleWaiting(
    { corporateId, cateringId }: { corporateId: string; cateringId: string },
    status: 'withdrawn' | 'expired',
    sentUntil: Date,
    at: Date,
  ): Promise<number> {
    return this.#db.change(settleWaiting, [corporateId, cateringId, status, sentUntil, at])
  }
}
