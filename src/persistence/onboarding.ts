import { EntitySchema } from 'typeorm'
import { Application, Applications } from '../core/onboarding/index.ts'
import { type Database, prepared } from './database.ts'

export const applicationSchema = new EntitySchema<Application>({
  name: 'application',
  target: Application,
  tableName: 'applications',
  columns: {
    id: { type: 'uuid', primary: true },
    mode: { type: 'text' },
    status: { type: 'text' },
    companyId: { type: 'uuid', name: 'company_id', nullable: true },
    newCompany: { type: 'jsonb', name: 'new_company', nullable: true },
    applicantName: { type: 'text', name: 'applicant_name' },
    applicantPhone: { type: 'text', name: 'applicant_phone' },
    applicantEmail: { type: 'text', name: 'applicant_email' },
    passwordHash: { type: 'text', name: 'password_hash', nullable: true },
    notes: { type: 'text', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
})

const member = prepared('SELECT 1 FROM users WHERE company_id = $1 AND phone = $2')

export class TypeOrmApplications extends Applications {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(application: Application): Promise<void> {
    await (await this.#db.manager()).insert(Application, application)
  }

  async isMember(companyId: string, phone: string): Promise<boolean> {
    return (await this.#db.row(member, [companyId, phone])) !== null
  }
}
