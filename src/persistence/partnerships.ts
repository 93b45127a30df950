import { EntitySchema } from 'typeorm'
import { Partnership, Partnerships } from '../core/partnerships/index.ts'
import { type Database, prepared } from './database.ts'

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
  },
})

const active = prepared(
  'SELECT 1 FROM partnerships WHERE is_active AND catering_id = $1 AND $2 IN (corporate_id, supplier_id)',
)

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
}
