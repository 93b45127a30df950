import type { CompanyId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { type Address, Companies, Company, firstFreeSlug } from '../../core/companies/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'

const addressColumn = {
  to: ({ postalCode, ...address }: Address) => ({ ...address, postal_code: postalCode }),
  from: ({ postal_code, ...address }: Omit<Address, 'postalCode'> & { postal_code: string }): Address => ({
    ...address,
    postalCode: postal_code,
  }),
}

export const companySchema = new EntitySchema<Company>({
  name: 'company',
  target: Company,
  tableName: 'companies',
  columns: {
    id: { type: 'uuid', primary: true },
    type: { type: 'text' },
    name: { type: 'text' },
    slug: { type: 'text' },
    taxNumber: { type: 'text', name: 'tax_number', nullable: true },
    phone: { type: 'text', nullable: true },
    contactName: { type: 'text', name: 'contact_name', nullable: true },
    address: { type: 'jsonb', transformer: addressColumn },
    isActive: { type: 'boolean', name: 'is_active' },
    logoUrl: { type: 'text', name: 'logo_url', nullable: true },
    allergensRequired: { type: 'boolean', name: 'allergens_required' },
    reminderHours: { type: 'smallint', name: 'reminder_hours' },
    slipCodes: { type: 'boolean', name: 'slip_codes' },
    withholdsVat: { type: 'boolean', name: 'withholds_vat' },
    registrationNeedsApproval: { type: 'boolean', name: 'registration_needs_approval' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  } satisfies ColumnsOf<Company>,
})

const held = prepared<{ companyIds: readonly CompanyId[] }, EntityRow>(`
  SELECT ${columnsOf(companySchema, 'c')}
  FROM companies c
  WHERE c.id = ANY ($companyIds)
  ORDER BY c.id
  FOR SHARE`)
const holdSlug = prepared<{ slug: string }>(`SELECT pg_advisory_xact_lock(hashtextextended('slug:' || $slug, 0))`)
const slugsLike = planned<{ slug: string }, { slug: string }>(
  `SELECT slug FROM companies WHERE slug = $slug OR slug LIKE $slug || '-%'`,
)

export class PostgresCompanies extends Companies {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async byId(companyId: CompanyId): Promise<Company | null> {
    return (await this.#db.manager()).findOne(Company, { where: { id: companyId } })
  }

  async bySlug(slug: string): Promise<Company | null> {
    return (await this.#db.manager()).findOneBy(Company, { slug })
  }

  async forChange(companyId: CompanyId): Promise<Company | null> {
    return (await this.#db.manager()).findOne(Company, {
      where: { id: companyId },
      lock: { mode: 'for_no_key_update' },
    })
  }

  async hold(companyIds: readonly CompanyId[]): Promise<Company[]> {
    const rows = await this.#db.rows(held, { companyIds })
    return rows.map((row) => entityOf(companySchema, Company, row))
  }

  async update(company: Company): Promise<void> {
    const { id: companyId, type: _type, slug: _slug, createdAt: _createdAt, ...changed } = company
    await (await this.#db.manager()).update(Company, { id: companyId }, changed)
  }

  async freeSlug(slug: string): Promise<string> {
    await this.#db.row(holdSlug, { slug })
    const taken = await this.#db.rows(slugsLike, { slug })
    return firstFreeSlug(slug, new Set(taken.map((row) => row.slug)))
  }

  async add(company: Company): Promise<void> {
    await (await this.#db.manager()).insert(Company, company)
  }
}
