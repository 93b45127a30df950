import { EntitySchema } from 'typeorm'
import { Request, Requests, type RequestStatus } from '../core/feedback/index.ts'
import { type Database, prepared } from './database.ts'
import { lasts } from './partnerships.ts'

export const requestSchema = new EntitySchema<Request>({
  name: 'request',
  target: Request,
  tableName: 'requests',
  columns: {
    id: { type: 'uuid', primary: true },
    companyId: { type: 'uuid', name: 'company_id' },
    userId: { type: 'uuid', name: 'user_id' },
    title: { type: 'text' },
    message: { type: 'text' },
    tags: { type: 'text', array: true },
    urgency: { type: 'text' },
    status: { type: 'text' },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  },
})

const answer = prepared(`
  UPDATE requests r SET status = $4, updated_at = $5
  FROM partnerships p
  WHERE p.catering_id = $1 AND p.corporate_id = $2 AND p.partnership_type = 'catering' AND ${lasts('$5')}
    AND r.company_id = $2 AND r.id = $3 AND r.created_at >= p.created_at`)

export class PostgresRequests extends Requests {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(request: Request): Promise<void> {
    await (await this.#db.manager()).insert(Request, request)
  }

  async answer(
    cateringId: string,
    corporateId: string,
    requestId: string,
    status: RequestStatus,
    at: Date,
  ): Promise<boolean> {
    return (await this.#db.change(answer, [cateringId, corporateId, requestId, status, at])) === 1
  }
}
