import type { CompanyId, OfferId, PartnershipId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { type ExpiringOffer, Offer, Offers } from '../../core/partnerships/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
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
    vatRate: { type: 'smallint', name: 'vat_rate' },
    period: { type: 'text' },
    minimumPortions: { type: 'int', name: 'minimum_portions', nullable: true },
    minimumDays: { type: 'smallint', name: 'minimum_days', array: true, nullable: true },
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

const ofCompany = prepared<{ companyId: CompanyId; offerId: OfferId }, EntityRow>(`
  SELECT ${columnsOf(offerSchema, 'o')}
  FROM offers o
  WHERE o.id = $offerId AND $companyId IN (o.corporate_id, o.catering_id)`)
const settle = prepared<{
  corporateId: CompanyId
  cateringId: CompanyId
  id: string
  status: string
  answeredAt: Date | null
  partnershipId: PartnershipId | null
  startDate: string | null
  endDate: string | null
}>(`
  UPDATE offers
  SET status = $status, answered_at = $answeredAt, partnership_id = $partnershipId,
    start_date = $startDate, end_date = $endDate
  WHERE corporate_id = $corporateId AND catering_id = $cateringId AND id = $id AND status = 'sent'`)
const settleWaiting = prepared<{
  corporateId: CompanyId
  cateringId: CompanyId
  status: string
  sentUntil: Date
  at: Date
}>(`
  UPDATE offers
  SET status = $status, answered_at = $at
  WHERE corporate_id = $corporateId AND catering_id = $cateringId AND status = 'sent' AND created_at <= $sentUntil`)

const takeExpiring = prepared<{ sentBefore: Date; expired: Date }, ExpiringOffer>(`
  WITH told AS (
    UPDATE offers
    SET is_expiry_told = true
    WHERE status = 'sent' AND NOT is_expiry_told AND created_at < $sentBefore
    RETURNING id, catering_id, corporate_id, created_at
  )
  SELECT t.catering_id AS "cateringId", c.name AS "corporateName", t.created_at AS "createdAt"
  FROM told t
  JOIN companies c ON c.id = t.corporate_id
  WHERE t.created_at > $expired
  ORDER BY t.id`)

export class PostgresOffers extends Offers {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(offer: Offer): Promise<void> {
    await (await this.#db.manager()).insert(Offer, offer)
  }

  async of(companyId: CompanyId, offerId: OfferId): Promise<Offer | null> {
    const row = await this.#db.row(ofCompany, { companyId, offerId })
    return row && entityOf(offerSchema, Offer, row)
  }

  async settle(offer: Offer): Promise<boolean> {
    return (await this.#db.change(settle, offer)) === 1
  }

  takeExpiring(sentBefore: Date, expired: Date): Promise<ExpiringOffer[]> {
    return this.#db.rows(takeExpiring, { sentBefore, expired })
  }

  settleWaiting(
    { corporateId, cateringId }: { corporateId: CompanyId; cateringId: CompanyId },
    status: 'withdrawn' | 'expired',
    sentUntil: Date,
    at: Date,
  ): Promise<number> {
    return this.#db.change(settleWaiting, { corporateId, cateringId, status, sentUntil, at })
  }
}
