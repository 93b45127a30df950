import type { CompanyId, RequestId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { Request, Requests } from '../../core/feedback/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

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
    reply: { type: 'text', nullable: true },
    repliedAt: { type: 'timestamptz', name: 'replied_at', nullable: true },
    repliedBy: { type: 'uuid', name: 'replied_by', nullable: true },
    raterId: { type: 'uuid', name: 'rater_id', nullable: true },
    ratedShiftId: { type: 'uuid', name: 'rated_shift_id', nullable: true },
    ratedOn: { type: 'date', name: 'rated_on', nullable: true },
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  } satisfies ColumnsOf<Request>,
})

const locked = prepared<{ companyId: CompanyId; requestId: RequestId }, EntityRow>(`
  SELECT ${columnsOf(requestSchema, 'r')}
  FROM requests r
  WHERE r.company_id = $companyId AND r.id = $requestId
  FOR UPDATE`)

export class PostgresRequests extends Requests {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(request: Request): Promise<void> {
    await (await this.#db.manager()).insert(Request, request)
  }

  async forChange(companyId: CompanyId, requestId: RequestId): Promise<Request | null> {
    const row = await this.#db.row(locked, { companyId, requestId })
    return row && entityOf(requestSchema, Request, row)
  }

  async update({ companyId, id, ...changed }: Request): Promise<void> {
    await (await this.#db.manager()).update(Request, { companyId, id }, changed)
  }
}
