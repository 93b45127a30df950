import type { Company } from '../core/companies/index.ts'
import { SyntheticCompanies } from '../core/performance/index.ts'
import { companySchema } from './companies.ts'
import { recordOf, rowsOf } from './columns.ts'
import { type Database, planned } from './database.ts'

const record = recordOf(companySchema)
const add = planned(`
  INSERT INTO companies (${record.names}, is_synthetic)
  SELECT ${record.names}, true FROM jsonb_to_recordset($1) AS n (${record.typed})`)
/** Waits for requests that still run, and makes later ones find nobody. */
const lockPeople = planned(`
  SELECT FROM users u JOIN companies c ON c.id = u.company_id
  WHERE c.is_synthetic AND (c.id = ANY ($1) OR c.created_at < $2) FOR UPDATE OF u`)
/** In one statement, because its foreign keys are only checked at its end. */
const remove = planned(`
  WITH gone AS (
    SELECT array_agg(id) AS ids FROM companies WHERE is_synthetic AND (id = ANY ($1) OR created_at < $2)
  ), ${[
    'sessions WHERE company_id',
    'notifications WHERE company_id',
    'choice_totals WHERE corporate_id',
    'choice_month_totals WHERE corporate_id',
    'choices WHERE corporate_id',
    'menu_days WHERE corporate_id',
    'shifts WHERE company_id',
    'users WHERE company_id',
    'partnerships WHERE catering_id',
  ]
    .map((rows, at) => `rows_${at} AS (DELETE FROM ${rows} = ANY ((SELECT ids FROM gone)::uuid[]))`)
    .join(', ')}
  DELETE FROM companies WHERE id = ANY ((SELECT ids FROM gone)::uuid[])`)

export class PostgresSyntheticCompanies extends SyntheticCompanies {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(company: Company): Promise<void> {
    await this.#db.change(add, [rowsOf(companySchema, [company])])
  }

  async remove(companyIds: readonly string[]): Promise<void> {
    await this.#remove([companyIds, null])
  }

  removeOlderThan(instant: Date): Promise<number> {
    return this.#remove([[], instant])
  }

  #remove(which: unknown[]): Promise<number> {
    return this.#db.run(async () => {
      await this.#db.change(lockPeople, which)
      return this.#db.change(remove, which)
    })
  }
}
