import { Comments, type Request } from '../../core/feedback/index.ts'
import type { CommentId, CompanyId, RequestId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

interface CommentKey {
  cateringId: CompanyId
  commentId: CommentId
}

/** Deactivating the account or the firm waits, and then takes the comment away. */
const allow = prepared<{ companyId: CompanyId; userId: UserId; requestId: RequestId; at: Date }>(`
  INSERT INTO comments (request_id, catering_id, stars, month, allowed_at)
  SELECT q.id, r.catering_id, r.stars, date_trunc('month', r.date)::date, $at
  FROM requests q
  JOIN users u ON u.company_id = q.company_id AND u.id = q.user_id AND u.is_active
  JOIN companies f ON f.id = q.company_id AND f.is_active
  JOIN ratings r ON r.user_id = q.rater_id AND r.shift_id = q.rated_shift_id AND r.date = q.rated_on
  WHERE q.company_id = $companyId AND q.user_id = $userId AND q.id = $requestId
  FOR SHARE OF u, f
  ON CONFLICT (request_id) DO NOTHING`)
const isAllowed = prepared<{ companyId: CompanyId; requestId: RequestId }>(`
  SELECT FROM comments c
  JOIN requests q ON q.company_id = $companyId AND q.id = $requestId
  WHERE c.request_id = q.id`)
const withdraw = prepared<{ companyId: CompanyId; requestId: RequestId; at: Date }>(`
  WITH withdrawn AS (
    DELETE FROM comments c
    USING requests q
    WHERE q.company_id = $companyId AND q.id = $requestId AND c.request_id = q.id
    RETURNING c.id
  )
  INSERT INTO destruction_records (company_id, scope, count, comment_id, happened_at, actor_kind)
  SELECT $companyId, 'comment', 1, id, $at, 'member'
  FROM withdrawn`)
const hold = prepared<CommentKey>(
  'SELECT FROM comments WHERE catering_id = $cateringId AND id = $commentId FOR KEY SHARE',
)
const show = prepared<CommentKey & { at: Date }>(`
  INSERT INTO shown_comments (comment_id, catering_id, shown_at)
  VALUES ($commentId, $cateringId, $at)
  ON CONFLICT (comment_id) DO NOTHING`)
const hide = prepared<CommentKey>(
  'DELETE FROM shown_comments WHERE catering_id = $cateringId AND comment_id = $commentId',
)

export class PostgresComments extends Comments {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async allow({ companyId, userId, id: requestId }: Request, at: Date): Promise<boolean> {
    if ((await this.#db.change(allow, { companyId, userId, requestId, at })) > 0) return true
    return (await this.#db.row(isAllowed, { companyId, requestId })) !== null
  }

  async withdraw({ companyId, id: requestId }: Request, at: Date): Promise<void> {
    await this.#db.change(withdraw, { companyId, requestId, at })
  }

  async hold(cateringId: CompanyId, commentId: CommentId): Promise<boolean> {
    return (await this.#db.row(hold, { cateringId, commentId })) !== null
  }

  async show(cateringId: CompanyId, commentId: CommentId, at: Date): Promise<boolean> {
    return (await this.#db.change(show, { cateringId, commentId, at })) > 0
  }

  async hide(cateringId: CompanyId, commentId: CommentId): Promise<boolean> {
    return (await this.#db.change(hide, { cateringId, commentId })) > 0
  }
}
