import { EntitySchema, In } from 'typeorm'
import { type Address, Companies, Company } from '../core/companies/index.ts'
import type { Database } from './database.ts'

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
    phone: { type: 'text', nullable: true },
    address: { type: 'jsonb', transformer: addressColumn },
    isActive: { type: 'boolean', name: 'is_active' },
    logoUrl: { type: 'text', name: 'logo_url', nullable: true },
    allergensRequired: { type: 'boolean', name: 'allergens_required' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  },
})

export class PostgresCompanies extends Companies {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async byId(companyId: string): Promise<Company | null> {
    return (await this.#db.manager()).findOne(Company, { where: { id: companyId } })
  }

  async bySlug(slug: string): Promise<Company | null> {
    return (await this.#db.manager()).findOneBy(Company, { slug })
  }

  async forChange(companyId: string): Promise<Company | null> {
    return (await this.#db.manager()).findOne(Company, {
      where: { id: companyId },
      lock: { mode: 'for_no_key_update' },
    })
  }

  async hold(companyIds: readonly string[]): Promise<Company[]> {
    return (await this.#db.manager()).find(Company, {
      where: { id: In(companyIds) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    })
  }

  async update(company: Company): Promise<void> {
    const { id: companyId, type: _type, slug: _slug, createdAt: _createdAt, ...changed } = company
    await (await this.#db.manager()).update(Company, { id: companyId }, changed)
  }

  async add(company: Company): Promise<void> {
    await (await this.#db.manager()).insert(Company, company)
  }
}
