import { EntitySchema } from 'typeorm'
import { Partnership, Partnerships, type Terms } from '../../core/partnerships/index.ts'
import { type CompanyId, kurusOf, liraText, type OfferId, type PartnershipId } from '../../core/shared/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

export const partnershipSchema = new EntitySchema<Partnership>({
  name: 'partnership',
  target: Partnership,
  tableName: 'partnerships',
  columns: {
    id: { type: 'uuid', primary: true },
    partnershipType: { type: 'text', name: 'partnership_type' },
    cateringId: { type: 'uuid', name: 'catering_id' },
    corporateId: { type: 'uuid', name: 'corporate_id', nullable: true },
    supplierId: { type: 'uuid', name: 'supplier_id', nullable: true },
    isActive: { type: 'boolean', name: 'is_active' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    endedAt: { type: 'timestamptz', name: 'ended_at', nullable: true },
    endsOn: { type: 'date', name: 'ends_on', nullable: true },
    endsAt: { type: 'timestamptz', name: 'ends_at', nullable: true },
    cutoffDays: { type: 'smallint', name: 'cutoff_days', nullable: true },
    cutoffTime: { type: 'text', name: 'cutoff_time', nullable: true },
    deliveryForm: { type: 'text', name: 'delivery_form', nullable: true },
  } satisfies ColumnsOf<Partnership>,
})

/** Whole kuruş in the product, lira with two decimals in the database. */
export const priceColumn = {
  to: (kurus: number | null): string | null => (kurus === null ? null : liraText(kurus)),
  from: (lira: string | null): number | null => (lira === null ? null : (kurusOf(Number(lira)) ?? null)),
}

/**
 * Whether a partnership `p` is active at the instant `now`. An end that is due counts even before it is carried out
 * (rule P9).
 */
export const lasts = (now: string): string => `(p.is_active AND (p.ends_at IS NULL OR p.ends_at > ${now}))`

const ofPair = `
  SELECT ${columnsOf(partnershipSchema, 'p')}
  FROM partnerships p
  WHERE p.is_active AND p.catering_id = $cateringId AND $partnerId IN (p.corporate_id, p.supplier_id)`
interface Pair {
  cateringId: CompanyId
  partnerId: CompanyId
}
const active = prepared<Pair, EntityRow>(ofPair)
/** A partnership with a passive company is suspended. */
const held = prepared<Pair, EntityRow>(`${ofPair} AND NOT p.is_suspended FOR SHARE`)
const heldAll = prepared<{ cateringId: CompanyId; partnerIds: readonly CompanyId[] }, EntityRow>(`
  SELECT ${columnsOf(partnershipSchema, 'p')}
  FROM partnerships p
  WHERE p.is_active AND NOT p.is_suspended AND p.catering_id = $cateringId AND p.partner_id = ANY ($partnerIds)
  ORDER BY p.id
  FOR SHARE`)
/** Whoever closes days of a company holds it: they are closed for a partnership that is being opened meanwhile, too. */
const holdCompanies = prepared<{ companyIds: readonly CompanyId[] }>(`
  SELECT FROM companies
  WHERE id = ANY ($companyIds)
  ORDER BY id
  FOR SHARE`)
const locked = prepared<Pair, EntityRow>(`${ofPair} FOR UPDATE`)
const lockedById = prepared<{ companyId: CompanyId; partnershipId: PartnershipId }, EntityRow>(`
  SELECT ${columnsOf(partnershipSchema, 'p')}
  FROM partnerships p
  WHERE p.id = $partnershipId AND $companyId IN (p.catering_id, p.corporate_id, p.supplier_id)
  FOR UPDATE`)
const update = prepared<{
  cateringId: CompanyId
  id: string
  isActive: boolean
  endedAt: Date | null
  endsOn: string | null
  endsAt: Date | null
  cutoffDays: number | null
  cutoffTime: string | null
  deliveryForm: string | null
}>(`
  UPDATE partnerships
  SET is_active = $isActive, ended_at = $endedAt, ends_on = $endsOn, ends_at = $endsAt,
    cutoff_days = $cutoffDays, cutoff_time = $cutoffTime, delivery_form = $deliveryForm
  WHERE catering_id = $cateringId AND id = $id`)
const addTerms = prepared<{
  partnershipId: PartnershipId
  offerId: OfferId
  startDate: string
  endDate: string
  unitPrice: string | null
  createdAt: Date
}>(`
  INSERT INTO partnership_terms (partnership_id, offer_id, start_date, end_date, unit_price, created_at)
  VALUES ($partnershipId, $offerId, $startDate, $endDate, $unitPrice, $createdAt)`)
/** `Billing` of the offer `o`. */
export const billing = `
    jsonb_build_object(
      'vatRate', o.vat_rate, 'period', o.period,
      'minimum', CASE WHEN o.minimum_portions IS NOT NULL
        THEN jsonb_build_object('portions', o.minimum_portions, 'weekdays', o.minimum_days) END
    ) AS billing`
const termsOf = prepared<{ cateringId: CompanyId; id: string }, Omit<Terms, 'unitPrice'> & { unitPrice: string }>(`
  SELECT t.partnership_id AS "partnershipId", t.offer_id AS "offerId",
    t.start_date AS "startDate", t.end_date AS "endDate", t.unit_price AS "unitPrice", t.created_at AS "createdAt",
    ${billing}
  FROM partnership_terms t
  JOIN offers o ON o.id = t.offer_id
  JOIN partnerships p ON p.id = t.partnership_id
  WHERE p.catering_id = $cateringId AND t.partnership_id = $id
  ORDER BY t.start_date`)

const partnership = (row: EntityRow): Partnership => entityOf(partnershipSchema, Partnership, row)
const partnershipOrNone = (row: EntityRow | null): Partnership | null => row && partnership(row)

export class PostgresPartnerships extends Partnerships {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(partnership: Partnership): Promise<void> {
    await this.#db.rows(holdCompanies, { companyIds: [partnership.cateringId, partnership.partner()] })
    await (await this.#db.manager()).insert(Partnership, partnership)
  }

  async active(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null> {
    return partnershipOrNone(await this.#db.row(active, { cateringId, partnerId }))
  }

  async hold(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null> {
    return partnershipOrNone(await this.#db.row(held, { cateringId, partnerId }))
  }

  async holdAll(cateringId: CompanyId, partnerIds: readonly CompanyId[]): Promise<Partnership[]> {
    return (await this.#db.rows(heldAll, { cateringId, partnerIds })).map(partnership)
  }

  async activeForChange(cateringId: CompanyId, partnerId: CompanyId): Promise<Partnership | null> {
    return partnershipOrNone(await this.#db.row(locked, { cateringId, partnerId }))
  }

  async forChange(companyId: CompanyId, partnershipId: PartnershipId): Promise<Partnership | null> {
    return partnershipOrNone(await this.#db.row(lockedById, { companyId, partnershipId }))
  }

  async update(partnership: Partnership): Promise<void> {
    await this.#db.change(update, partnership)
  }

  async addTerms({ unitPrice, billing: _, ...terms }: Terms): Promise<void> {
    await this.#db.change(addTerms, { ...terms, unitPrice: priceColumn.to(unitPrice) })
  }

  async termsOf({ cateringId, id }: Partnership): Promise<Terms[]> {
    const rows = await this.#db.rows(termsOf, { cateringId, id })
    return rows.map((row) => ({ ...row, unitPrice: priceColumn.from(row.unitPrice) ?? 0 }))
  }
}
