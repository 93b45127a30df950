import { type CompanyId, homeTimezone, maskedName, type RequestId, type UserId } from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { FirmRequest, KitchenRequest, OwnRequest, Page, RequestStatus } from '../kernel/contract-shapes.ts'
import { instant } from '../kernel/sql-shapes.ts'
import { Reads } from '../kernel/reads.ts'

const reply = (isNamed: string): string => `
  CASE
    WHEN r.reply IS NOT NULL THEN jsonb_build_object(
      'text', r.reply, 'created_at', ${instant('r.replied_at')},
      'catering_name', CASE WHEN ${isNamed} THEN (SELECT k.name FROM companies k WHERE k.id = r.replied_by) END
    )
  END`
/** Caterings must not learn about each other. */
const replyForKitchen = reply('r.replied_by = $cateringId')

const shapeWith = (reply: string): string => `
  jsonb_build_object(
    'id', r.id, 'title', r.title, 'message', r.message, 'tags', to_jsonb(r.tags), 'urgency', r.urgency,
    'status', r.status, 'reply', ${reply}, 'date', (r.created_at AT TIME ZONE '${homeTimezone}')::date,
    'created_at', ${instant('r.created_at')}
  )`

/** What the writer may let others read: as the consent keeps it, or with the rating while that has its person. */
const comment = `
  CASE
    WHEN c.id IS NOT NULL THEN jsonb_build_object(
      'stars', c.stars, 'month', to_char(c.month, 'YYYY-MM'), 'is_allowed', true, 'is_shown', s.comment_id IS NOT NULL
    )
    WHEN g.stars IS NOT NULL THEN jsonb_build_object(
      'stars', g.stars, 'month', to_char(g.date, 'YYYY-MM'), 'is_allowed', false, 'is_shown', false
    )
  END`
const shapeForAuthor = `${shapeWith(reply('true'))} || jsonb_build_object('comment', ${comment})`
/** Of the requests `r`. */
const withComment = `
  LEFT JOIN comments c ON c.request_id = r.id
  LEFT JOIN shown_comments s ON s.catering_id = c.catering_id AND s.comment_id = c.id
  LEFT JOIN ratings g ON g.user_id = r.rater_id AND g.shift_id = r.rated_shift_id AND g.date = r.rated_on`

const own = planned<
  { companyId: CompanyId; userId: UserId; status: string | null; limit: number; offset: number },
  Requests<OwnRequest>
>(`
  SELECT
    (
      SELECT count(*)::int
      FROM requests
      WHERE company_id = $companyId AND user_id = $userId AND ($status::text IS NULL OR status = $status)
    ) AS total,
    coalesce((
      SELECT jsonb_agg(${shapeForAuthor} ORDER BY r.created_at DESC, r.id DESC)
      FROM (
        SELECT *
        FROM requests
        WHERE company_id = $companyId AND user_id = $userId AND ($status::text IS NULL OR status = $status)
        ORDER BY created_at DESC, id DESC
        LIMIT $limit OFFSET $offset
      ) r
      ${withComment}
    ), '[]') AS requests`)
const ownOne = prepared<{ companyId: CompanyId; userId: UserId; requestId: RequestId }, { request: OwnRequest }>(`
  SELECT ${shapeForAuthor} AS request
  FROM requests r
  ${withComment}
  WHERE r.company_id = $companyId AND r.user_id = $userId AND r.id = $requestId`)

/** Requests from before the partnership were meant for the previous kitchen. */
const visible = `
  FROM requests
  WHERE company_id = $corporateId
    AND ($status::text IS NULL OR status = $status)
    AND created_at >= (
      SELECT p.created_at
      FROM partnerships p
      WHERE p.catering_id = $cateringId
        AND p.corporate_id = $corporateId
        AND p.partnership_type = 'catering'
        AND p.is_active
    )`
const ofKitchen = planned<
  { cateringId: CompanyId; corporateId: CompanyId; status: string | null; limit: number; offset: number },
  Requests<Written>
>(`
  SELECT (SELECT count(*)::int ${visible}) AS total,
    coalesce((
      SELECT jsonb_agg(
        ${shapeWith(replyForKitchen)} || jsonb_build_object('author', u.full_name) ORDER BY r.created_at DESC, r.id DESC
      )
      FROM (
        SELECT *
        ${visible}
        ORDER BY created_at DESC, id DESC
        LIMIT $limit OFFSET $offset
      ) r
      JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id
    ), '[]') AS requests`)

/** Reads at most a page of each firm, whatever was written there before. */
const ofCatering = planned<
  { cateringId: CompanyId; status: string | null; last: number; limit: number; offset: number },
  { requests: (Written & { firm: FirmRequest['firm'] })[]; has_more: boolean }
>(`
  WITH page AS MATERIALIZED (
    SELECT r.*, c.name AS firm_name
    FROM partnerships p
    JOIN companies c ON c.id = p.corporate_id
    CROSS JOIN LATERAL (
      SELECT *
      FROM requests r
      WHERE r.company_id = p.corporate_id
        AND ($status::text IS NULL OR r.status = $status)
        AND r.created_at >= p.created_at
      ORDER BY r.created_at DESC, r.id DESC
      LIMIT $last + 1
    ) r
    WHERE p.catering_id = $cateringId AND p.partnership_type = 'catering' AND p.is_active
    ORDER BY r.created_at DESC, r.id DESC
    LIMIT $limit + 1 OFFSET $offset
  )
  SELECT (SELECT count(*) > $limit FROM page) AS has_more,
    coalesce((
      SELECT jsonb_agg(
        ${shapeWith(replyForKitchen)} || jsonb_build_object(
          'author', u.full_name, 'firm', jsonb_build_object('id', r.company_id, 'name', r.firm_name)
        )
        ORDER BY r.created_at DESC, r.id DESC
      )
      FROM (SELECT * FROM page ORDER BY created_at DESC, id DESC LIMIT $limit) r
      JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id
    ), '[]') AS requests`)

const answered = prepared<{ cateringId: CompanyId; corporateId: CompanyId; requestId: RequestId }, AnsweredRequest>(`
  SELECT r.id, r.status, ${replyForKitchen} AS reply
  FROM requests r
  WHERE r.company_id = $corporateId AND r.id = $requestId`)

const masked = <One extends Written>({ author, ...request }: One) => ({
  ...request,
  author_masked: maskedName(author),
})

interface Requests<Item> {
  requests: Item[]
  total: number
}

/** For kitchens, before the name is masked. */
type Written = Omit<OwnRequest, 'comment'> & { author: string }
type AnsweredRequest = Pick<OwnRequest, 'id' | 'status' | 'reply'>

export class FeedbackReads extends Reads {
  async ofPerson(
    companyId: CompanyId,
    userId: UserId,
    status: RequestStatus | undefined,
    { limit, offset }: Page,
  ): Promise<Requests<OwnRequest>> {
    const row = await this.db.row(own, { companyId, userId, status: status ?? null, limit, offset })
    return row ?? { requests: [], total: 0 }
  }

  /** A request that the person has just written or changed. */
  async own(companyId: CompanyId, userId: UserId, requestId: RequestId): Promise<OwnRequest> {
    const [row] = await this.db.rows(ownOne, { companyId, userId, requestId })
    return (row as { request: OwnRequest }).request
  }

  /** A request that the kitchen has just answered. */
  async answered(cateringId: CompanyId, corporateId: CompanyId, requestId: RequestId): Promise<AnsweredRequest> {
    const [row] = await this.db.rows(answered, { cateringId, corporateId, requestId })
    return row as AnsweredRequest
  }

  /** Of all firms that a catering cooks for; without full names, like those of a kitchen. */
  async ofCatering(
    cateringId: CompanyId,
    status: RequestStatus | undefined,
    { limit, offset }: Page,
  ): Promise<{ requests: FirmRequest[]; has_more: boolean }> {
    const values = { cateringId, status: status ?? null, last: limit + offset, limit, offset }
    const row = await this.db.row(ofCatering, values)
    return { requests: (row?.requests ?? []).map(masked), has_more: row?.has_more ?? false }
  }

  /** The kitchen never sees the author's full name. */
  async ofKitchen(
    cateringId: CompanyId,
    corporateId: CompanyId,
    status: RequestStatus | undefined,
    { limit, offset }: Page,
  ): Promise<Requests<KitchenRequest>> {
    const values = { cateringId, corporateId, status: status ?? null, limit, offset }
    const row = await this.db.row(ofKitchen, values)
    return { requests: (row?.requests ?? []).map(masked), total: row?.total ?? 0 }
  }
}
