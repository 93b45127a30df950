import type { CompanyId, RequestId } from '../../core/shared/index.ts'
import { EntitySchema } from 'typeorm'
import { Request, Requests } from '../../core/feedback/index.ts'
import { columnsOf, entityOf, type EntityRow, type ColumnsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { lasts } from '../partnerships/partnerships.ts'

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
    createdAt: { type: 'timestamptz', name: 'created_at' },
    updatedAt: { type: 'timestamptz', name: 'updated_at' },
  } satisfies ColumnsOf<Request>,
})

const forAnswer = prepared<
  { cateringId: CompanyId; corporateId: CompanyId; requestId: RequestId; at: Date },
  EntityRow
>(`
  SELECT ${columnsOf(requestSchema, 'r')}
  FROM requests r
  JOIN partnerships p ON p.corporate_id = r.company_id
  WHERE p.catering_id = $cateringId AND p.corporate_id = $corporateId AND p.partnership_type = 'catering'
    AND ${lasts('$at::timestamptz')}
    AND r.company_id = $corporateId AND r.id = $requestId AND r.created_at >= p.created_at
  FOR UPDATE OF r`)

export class PostgresRequests extends Requests {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(request: Request): Promise<void> {
    await (await this.#db.manager()).insert(Request, request)
  }

  async forAnswer(
    cateringId: CompanyId,
    corporateId: CompanyId,
    requestId: RequestId,
    at: Date,
  ): Promise<Request | null> {
    const row = await this.#db.row(forAnswer, { cateringId, corporateId, requestId, at })
    return row && entityOf(requestSchema, Request, row)
  }

  async update({ companyId, id, ...changed }: Request): Promise<void> {
    await (await this.#db.manager()).update(Request, { companyId, id }, changed)
  }
}
