import { ResetRequests } from '../../core/access/index.ts'
import type { CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const lockActiveCompany = prepared<{ companyId: CompanyId }>(
  'SELECT FROM companies WHERE id = $companyId AND is_active FOR NO KEY UPDATE',
)
const noteReset = prepared<{ companyId: CompanyId; phone: string; at: Date }>(`
  UPDATE users
  SET reset_requested_at = $at
  WHERE company_id = $companyId AND phone = $phone AND is_active`)
const tellOfReset = prepared<{ companyId: CompanyId; at: Date; unlessToldAfter: Date }>(`
  UPDATE companies
  SET reset_told_at = $at
  WHERE id = $companyId AND (reset_told_at IS NULL OR reset_told_at <= $unlessToldAfter)`)
const settleReset = prepared<{ companyId: CompanyId; userIds: readonly UserId[] }>(`
  UPDATE users
  SET reset_requested_at = NULL
  WHERE company_id = $companyId AND id = ANY ($userIds) AND reset_requested_at IS NOT NULL`)

export class PostgresResetRequests extends ResetRequests {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  /** Locks the company before the person, like everything else does. */
  async note(companyId: CompanyId, phone: string, at: Date, unlessToldAfter: Date): Promise<boolean> {
    if ((await this.#db.row(lockActiveCompany, { companyId })) === null) return false
    if ((await this.#db.change(noteReset, { companyId, phone, at })) === 0) return false
    return (await this.#db.change(tellOfReset, { companyId, at, unlessToldAfter })) === 1
  }

  async settle(companyId: CompanyId, ...userIds: UserId[]): Promise<void> {
    await this.#db.change(settleReset, { companyId, userIds })
  }
}
