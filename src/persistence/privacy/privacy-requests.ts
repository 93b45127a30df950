import {
  type ClosedPrivacyRequest,
  type DuePrivacyRequest,
  type PrivacyRequest,
  type PrivacyRequestKind,
  PrivacyRequests,
} from '../../core/privacy/index.ts'
import type { CompanyId, LocalDate, PrivacyRequestId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const add = prepared<PrivacyRequest>(`
  INSERT INTO privacy_requests
    (id, company_id, user_id, kind, note, asked_on, due_on, state, answer, recorded_by, created_at)
  VALUES ($id, $companyId, $userId, $kind, $note, $askedOn, $dueOn, $state, $answer, $recordedBy, $createdAt)
  ON CONFLICT (company_id, user_id, kind) WHERE state = 'open' DO NOTHING`)
const of = prepared<{ companyId: CompanyId; id: PrivacyRequestId }, PrivacyRequest>(`
  SELECT id, company_id AS "companyId", user_id AS "userId", kind, note, asked_on AS "askedOn", due_on AS "dueOn",
    state, answer, recorded_by AS "recordedBy", created_at AS "createdAt"
  FROM privacy_requests
  WHERE company_id = $companyId AND id = $id`)
const openOf = prepared<{ companyId: CompanyId; userId: UserId; kind: string }, { id: PrivacyRequestId }>(`
  SELECT id FROM privacy_requests
  WHERE company_id = $companyId AND user_id = $userId AND kind = $kind AND state = 'open'`)
const close = prepared<ClosedPrivacyRequest>(`
  UPDATE privacy_requests
  SET state = $state, answer = $answer, decided_by = $decidedBy, decided_at = $at
  WHERE company_id = $companyId AND id = $id AND state = 'open'`)
const takeDue = prepared<{ by: LocalDate }, DuePrivacyRequest>(`
  WITH due AS (
    UPDATE privacy_requests
    SET is_reminded = true
    WHERE state = 'open' AND NOT is_reminded AND due_on <= $by
    RETURNING id, company_id, user_id, kind, due_on
  )
  SELECT d.company_id AS "companyId", d.user_id AS "userId", d.kind, d.due_on AS "dueOn", u.role
  FROM due d
  JOIN users u ON u.company_id = d.company_id AND u.id = d.user_id
  ORDER BY d.id`)

export class PostgresPrivacyRequests extends PrivacyRequests {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(request: PrivacyRequest): Promise<boolean> {
    return (await this.#db.change(add, request)) === 1
  }

  of(companyId: CompanyId, id: PrivacyRequestId): Promise<PrivacyRequest | null> {
    return this.#db.row(of, { companyId, id })
  }

  async openOf(companyId: CompanyId, userId: UserId, kind: PrivacyRequestKind): Promise<PrivacyRequestId | null> {
    return (await this.#db.row(openOf, { companyId, userId, kind }))?.id ?? null
  }

  async close(closed: ClosedPrivacyRequest): Promise<boolean> {
    return (await this.#db.change(close, closed)) === 1
  }

  takeDue(by: LocalDate): Promise<DuePrivacyRequest[]> {
    return this.#db.rows(takeDue, { by })
  }
}
