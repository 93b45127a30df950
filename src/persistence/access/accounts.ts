import { type Account, Accounts, type Credentials } from '../../core/access/index.ts'
import type { CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const accountWhere = (condition: string): string => `
  SELECT u.id AS "userId", u.company_id AS "companyId", u.phone, c.type AS "companyType",
    c.is_active AS "companyIsActive", u.role, u.is_active AS "isActive", u.password_hash AS "passwordHash",
    u.password_expires_at AS "passwordExpiresAt", u.reset_requested_at IS NOT NULL AS "hasRequestedReset"
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND ${condition}`
const accountByPhone = prepared<{ companyId: CompanyId; phone: string }, Account>(accountWhere('u.phone = $phone'))
const accountById = prepared<{ companyId: CompanyId; userId: UserId }, Account>(accountWhere('u.id = $userId'))
const credentials = prepared<{ companyId: CompanyId; userId: UserId }, Credentials>(`
  SELECT u.password_hash AS "passwordHash", u.password_expires_at IS NOT NULL AS "isOneTime",
    u.full_name AS "fullName", u.phone, c.name AS "companyName"
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId`)
const replacePassword = prepared<{ companyId: CompanyId; userId: UserId; oldHash: string; newHash: string }>(`
  UPDATE users
  SET password_hash = $newHash, password_expires_at = NULL
  WHERE company_id = $companyId AND id = $userId AND password_hash = $oldHash`)

export class PostgresAccounts extends Accounts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  byPhone(companyId: CompanyId, phone: string): Promise<Account | null> {
    return this.#db.row(accountByPhone, { companyId, phone })
  }

  byId(companyId: CompanyId, userId: UserId): Promise<Account | null> {
    return this.#db.row(accountById, { companyId, userId })
  }

  credentials(companyId: CompanyId, userId: UserId): Promise<Credentials | null> {
    return this.#db.row(credentials, { companyId, userId })
  }

  async replacePassword(companyId: CompanyId, userId: UserId, oldHash: string, newHash: string): Promise<boolean> {
    return (await this.#db.change(replacePassword, { companyId, userId, oldHash, newHash })) === 1
  }
}
