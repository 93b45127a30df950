import {
  type CompanyId,
  homeTimezone,
  localDateAt,
  type PrivacyRequestId,
  type UserId,
} from '../../core/shared/index.ts'
import { planned, prepared } from '../../persistence/index.ts'
import type { Page, PrivacyRequest } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { instant } from '../kernel/sql-shapes.ts'

const shape = `
  jsonb_build_object(
    'id', r.id, 'kind', r.kind, 'note', r.note, 'asked_on', r.asked_on, 'due_on', r.due_on,
    'days_left', r.due_on - $today::date, 'state', r.state, 'answer', r.answer,
    'is_on_paper', r.recorded_by IS NOT NULL, 'decided_at', ${instant('r.decided_at')},
    'person', jsonb_build_object('id', u.id, 'full_name', u.full_name, 'role', u.role)
  )`
const withPerson = 'JOIN users u ON u.company_id = r.company_id AND u.id = r.user_id'

/** Those that wait come first, the most urgent one at the top. */
const order = `(r.state = 'open') DESC, CASE WHEN r.state = 'open' THEN r.due_on END, r.decided_at DESC, r.id`
interface Listed {
  requests: PrivacyRequest[]
  total: number
  open_count: number
}
const list = planned<{ companyId: CompanyId; today: string; limit: number; offset: number }, Listed>(`
  SELECT (SELECT count(*)::int FROM privacy_requests WHERE company_id = $companyId) AS total,
    (SELECT count(*)::int FROM privacy_requests WHERE company_id = $companyId AND state = 'open') AS open_count,
    coalesce((
      SELECT jsonb_agg(${shape} ORDER BY ${order})
      FROM (
        SELECT *
        FROM privacy_requests r
        WHERE r.company_id = $companyId
        ORDER BY ${order}
        LIMIT $limit OFFSET $offset
      ) r
      ${withPerson}
    ), '[]') AS requests`)
const one = prepared<{ companyId: CompanyId; today: string; id: PrivacyRequestId }, { request: PrivacyRequest }>(`
  SELECT ${shape} AS request
  FROM privacy_requests r
  ${withPerson}
  WHERE r.company_id = $companyId AND r.id = $id`)
const own = prepared<{ companyId: CompanyId; today: string; userId: UserId }, { request: PrivacyRequest }>(`
  SELECT ${shape} AS request
  FROM privacy_requests r
  ${withPerson}
  WHERE r.company_id = $companyId AND r.user_id = $userId
  ORDER BY r.created_at DESC, r.id DESC
  LIMIT 20`)
/** Of all companies, for the operator. */
export interface DueRequest {
  company: string
  slug: string
  kind: PrivacyRequest['kind']
  asked_on: string
  due_on: string
  days_left: number
}
const due = prepared<{ today: string }, DueRequest>(`
  SELECT c.name AS company, c.slug, r.kind, r.asked_on, r.due_on, r.due_on - $today::date AS days_left
  FROM privacy_requests r
  JOIN companies c ON c.id = r.company_id
  WHERE r.state = 'open'
  ORDER BY r.due_on, r.id`)

export class PrivacyRequestReads extends Reads {
  get #today(): string {
    return localDateAt(this.clock.now(), homeTimezone)
  }

  async list(companyId: CompanyId, { limit, offset }: Page): Promise<Listed & { has_more: boolean }> {
    const found = await this.db.row(list, { companyId, today: this.#today, limit, offset })
    const { requests, total, open_count } = found as Listed
    return { requests, total, open_count, has_more: offset + requests.length < total }
  }

  async one(companyId: CompanyId, id: PrivacyRequestId): Promise<PrivacyRequest> {
    return ((await this.db.row(one, { companyId, today: this.#today, id })) as { request: PrivacyRequest }).request
  }

  /** The last 20. */
  async own(companyId: CompanyId, userId: UserId): Promise<PrivacyRequest[]> {
    return (await this.db.rows(own, { companyId, today: this.#today, userId })).map(({ request }) => request)
  }

  due(): Promise<DueRequest[]> {
    return this.db.rows(due, { today: this.#today })
  }
}
