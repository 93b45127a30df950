import { EntitySchema } from 'typeorm'
import { Partnership, Partnerships, type Terms } from '../../core/partnerships/index.ts'
import { kurusOf, liraText } from '../../core/shared/index.ts'
import { type ColumnsOf, columnsOf, entityOf } from '../kernel/columns.ts'
import { type Database, prepared } from '../kernel/database.ts'

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
  } satisfies ColumnsOf<Partnership>,
})

/** Whole kuruş here, lira with two decimals there. */
export const priceColumn = {
  to: (kurus: number | null): string | null => (kurus === null ? null : liraText(kurus)),
  from: (lira: string | null): number | null => (lira === null ? null : (kurusOf(Number(lira)) ?? null)),
}

/** Whether a partnership `p` lasts at the instant `now`, also before somebody has carried out an end that is due (rule P9). */
export const lasts = (now: string): string => `(p.is_active AND (p.ends_at IS NULL OR p.ends_at > ${now}))`

const ofPair = `
  SELECT ${columnsOf(partnershipSchema, 'p')} FROM partnerships p
  WHERE p.is_active AND p.catering_id = $1 AND $2 IN (p.corporate_id, p.supplier_id)`
const active = prepared(ofPair)
/** One with a passive company stands still. */
const held = prepared(`${ofPair} AND NOT p.is_suspended FOR SHARE`)
const heldAll = prepared(`
  SELECT ${columnsOf(partnershipSchema, 'p')} FROM partnerships p
  WHERE p.is_active AND NOT p.is_suspended AND p.catering_id = $1 AND p.partner_id = ANY ($2) ORDER BY p.id FOR SHARE`)
const locked = prepared(`${ofPair} FOR UPDATE`)
const lockedById = prepared(`
  SELECT ${columnsOf(partnershipSchema, 'p')} FROM partnerships p
  WHERE p.id = $2 AND $1 IN (p.catering_id, p.corporate_id, p.supplier_id) FOR UPDATE`)
const update = prepared(`
  UPDATE partnerships SET is_active = $3, ended_at = $4, ends_on = $5, ends_at = $6, cutoff_days = $7, cutoff_time = $8
  WHERE catering_id = $1 AND id = $2`)
const addTerms = prepared(`
  INSERT INTO partnership_terms (partnership_id, offer_id, start_date, end_date, unit_price, created_at)
  VALUES ($1, $2, $3, $4, $5, $6)`)
const termsOf = prepared(`
  SELECT t.partnership_id AS "partnershipId", t.offer_id AS "offerId", t.start_date AS "startDate", t.end_date AS "endDate",
    t.unit_price AS "unitPrice", t.created_at AS "createdAt"
  FROM partnership_terms t JOIN partnerships p ON p.id = t.partnership_id
  WHERE p.catering_id = $1 AND t.partnership_id = $2 ORDER BY t.start_date`)

type Row = Record<string, unknown>

export class PostgresPartnerships extends Partnerships {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(partnership: Partnership): Promise<void> {
    await (await this.#db.manager()).insert(Partnership, partnership)
  }

  async isActive(cateringId: string, partnerId: string): Promise<boolean> {
    return (await this.#db.row(active, [cateringId, partnerId])) !== null
  }

  hold(cateringId: string, partnerId: string): Promise<Partnership | null> {
    return this.#one(held, [cateringId, partnerId])
  }

  async holdAll(cateringId: string, partnerIds: readonly string[]): Promise<Partnership[]> {
    const rows = await this.#db.rows<Row>(heldAll, [cateringId, partnerIds])
    return rows.map((row) => entityOf(partnershipSchema, Partnership, row))
  }

  activeForChange(cateringId: string, partnerId: string): Promise<Partnership | null> {
    return this.#one(locked, [cateringId, partnerId])
  }

  forChange(companyId: string, partnershipId: string): Promise<Partnership | null> {
    return this.#one(lockedById, [companyId, partnershipId])
  }

  async update(partnership: Partnership): Promise<void> {
    const { cateringId, id, isActive, endedAt, endsOn, endsAt, cutoffDays, cutoffTime } = partnership
    const values = [cateringId, id, isActive, endedAt, endsOn, endsAt, cutoffDays, cutoffTime]
    await this.#db.change(update, values)
  }

  async addTerms({ partnershipId, offerId, startDate, endDate, unitPrice, createdAt }: Terms): Promise<void> {
    const values = [partnershipId, offerId, startDate, endDate, priceColumn.to(unitPrice), createdAt]
    await this.#db.change(addTerms, values)
  }

  async termsOf({ cateringId, id }: Partnership): Promise<Terms[]> {
    const rows = await this.#db.rows<Omit<Terms, 'unitPrice'> & { unitPrice: string }>(termsOf, [cateringId, id])
    return rows.map((row) => ({ ...row, unitPrice: priceColumn.from(row.unitPrice) ?? 0 }))
  }

  async #one(statement: typeof held, values: unknown[]): Promise<Partnership | null> {
    const row = await this.#db.row<Row>(statement, values)
    return row && entityOf(partnershipSchema, Partnership, row)
  }
}
