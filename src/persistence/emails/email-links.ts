import { type EmailLink, EmailLinks } from '../../core/emails/index.ts'
import type { CompanyId, EmailId, LocalDate, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const addConfirmation = prepared<EmailLink & { on: LocalDate }>(`
  INSERT INTO email_links (email_id, purpose, company_id, user_id, address, created_at, created_on, expires_at)
  VALUES ($emailId, 'confirm', $companyId, $userId, $address, $createdAt, $on, $expiresAt)
  ON CONFLICT (company_id, lower(address), created_on) WHERE purpose = 'confirm' DO NOTHING`)
const addReset = prepared<EmailLink & { unlessSince: Date }>(`
  INSERT INTO email_links AS l (email_id, purpose, company_id, user_id, address, created_at, expires_at)
  VALUES ($emailId, 'reset', $companyId, $userId, $address, $createdAt, $expiresAt)
  ON CONFLICT (user_id) WHERE purpose = 'reset' DO UPDATE
    SET email_id = excluded.email_id, address = excluded.address, created_at = excluded.created_at,
      expires_at = excluded.expires_at, used_at = NULL
    WHERE l.created_at <= $unlessSince OR l.used_at IS NOT NULL OR l.address <> excluded.address`)
/** Locks the person before the link, as a change of the address does. */
const confirm = prepared<{ emailId: EmailId; at: Date }>(`
  WITH person AS (
    SELECT u.company_id, u.id
    FROM email_links l
    JOIN users u ON u.company_id = l.company_id AND u.id = l.user_id AND u.email = l.address AND u.is_active
    WHERE l.email_id = $emailId
    FOR NO KEY UPDATE OF u
  ),
  used AS (
    UPDATE email_links l
    SET used_at = $at
    FROM person p
    WHERE l.email_id = $emailId AND l.company_id = p.company_id AND l.user_id = p.id AND l.purpose = 'confirm'
      AND l.used_at IS NULL AND l.expires_at > $at
    RETURNING l.company_id, l.user_id
  )
  UPDATE users u
  SET email_confirmed_at = coalesce(u.email_confirmed_at, $at), email_unreachable_at = NULL
  FROM used
  WHERE u.company_id = used.company_id AND u.id = used.user_id`)
const usable = `
  FROM users u
  JOIN companies c ON c.id = u.company_id AND c.is_active
  WHERE l.email_id = $emailId AND l.purpose = 'reset' AND l.used_at IS NULL AND l.expires_at > $now
    AND u.company_id = l.company_id AND u.id = l.user_id AND u.email = l.address
    AND u.email_confirmed_at IS NOT NULL AND u.is_active`
const ofReset = prepared<{ emailId: EmailId; now: Date }, { companyId: CompanyId; userId: UserId }>(`
  SELECT l.company_id AS "companyId", l.user_id AS "userId"
  FROM email_links l
  CROSS JOIN LATERAL (SELECT ${usable}) held`)
const useReset = prepared<{ emailId: EmailId; now: Date }>(`
  UPDATE email_links l
  SET used_at = $now
  ${usable}`)

export class PostgresEmailLinks extends EmailLinks {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async addConfirmation(link: EmailLink, on: LocalDate): Promise<boolean> {
    return (await this.#db.change(addConfirmation, { ...link, on })) === 1
  }

  async addReset(link: EmailLink, unlessSince: Date): Promise<boolean> {
    return (await this.#db.change(addReset, { ...link, unlessSince })) === 1
  }

  async confirm(emailId: EmailId, at: Date): Promise<boolean> {
    return (await this.#db.change(confirm, { emailId, at })) === 1
  }

  ofReset(emailId: EmailId, now: Date): Promise<{ companyId: CompanyId; userId: UserId } | null> {
    return this.#db.row(ofReset, { emailId, now })
  }

  async useReset(emailId: EmailId, now: Date): Promise<boolean> {
    return (await this.#db.change(useReset, { emailId, now })) === 1
  }
}
