import { EntitySchema } from 'typeorm'
import { Companies, Company } from '../core/companies/index.ts'
import type { Database } from './database.ts'

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
    address: { type: 'jsonb' },
    isActive: { type: 'boolean', name: 'is_active' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
  },
})

export class TypeOrmCompanies extends Companies {
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

  async add(company: Company): Promise<void> {
    await (await this.#db.manager()).insert(Company, company)
  }
}
