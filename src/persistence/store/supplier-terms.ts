import { type CompanyId, kurusOf, type Lira, liraText } from '../../core/shared/index.ts'
import { type DeliveryTerms, SupplierTerms } from '../../core/store/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

export type TermsRow = Omit<DeliveryTerms, 'minimumAmount'> & { minimumAmount: Lira }

/** The terms `t`. */
export const termsShape = `'weekdays', t.weekdays, 'cutoffDays', t.cutoff_days, 'cutoffTime', t.cutoff_time,
  'minimumAmount', t.minimum_amount, 'version', t.version`

export const termsFrom = ({ minimumAmount, ...terms }: TermsRow): DeliveryTerms => ({
  ...terms,
  minimumAmount: kurusOf(minimumAmount) ?? 0,
})

const holdTerms = prepared<{ supplierId: CompanyId }, { terms: TermsRow }>(`
  SELECT json_build_object(${termsShape}) AS terms
  FROM supplier_terms t
  WHERE t.supplier_id = $supplierId
  FOR NO KEY UPDATE`)
const saveTerms = prepared<{
  supplierId: CompanyId
  weekdays: readonly number[]
  cutoffDays: number
  cutoffTime: string
  minimumAmount: string
  version: number
}>(`
  INSERT INTO supplier_terms AS t (supplier_id, weekdays, cutoff_days, cutoff_time, minimum_amount, version)
  VALUES ($supplierId, $weekdays, $cutoffDays, $cutoffTime, $minimumAmount, $version)
  ON CONFLICT (supplier_id) DO UPDATE
  SET weekdays = excluded.weekdays, cutoff_days = excluded.cutoff_days, cutoff_time = excluded.cutoff_time,
    minimum_amount = excluded.minimum_amount, version = excluded.version
  WHERE t.version = excluded.version - 1`)

export class PostgresSupplierTerms extends SupplierTerms {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async forChange(supplierId: CompanyId): Promise<DeliveryTerms | null> {
    const row = await this.#db.row(holdTerms, { supplierId })
    return row && termsFrom(row.terms)
  }

  async save(supplierId: CompanyId, terms: DeliveryTerms): Promise<boolean> {
    const saved = { supplierId, ...terms, minimumAmount: liraText(terms.minimumAmount) }
    return (await this.#db.change(saveTerms, saved)) > 0
  }
}
