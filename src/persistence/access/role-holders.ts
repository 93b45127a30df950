import { RoleHolders } from '../../core/access/index.ts'
import type { Role, RoleHolder } from '../../core/actors/rules.ts'
import type { CompanyId, KeyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const lockCompany = prepared<{ companyId: CompanyId }>('SELECT FROM companies WHERE id = $companyId FOR NO KEY UPDATE')
const roleOfPerson = prepared<{ companyId: CompanyId; userId: UserId }, { role: Role }>(
  'SELECT role FROM users WHERE company_id = $companyId AND id = $userId AND is_active',
)
const roleOfKey = prepared<{ companyId: CompanyId; keyId: KeyId; now: Date }, { role: Role }>(`
  SELECT role
  FROM integration_keys
  WHERE company_id = $companyId AND id = $keyId AND revoked_at IS NULL AND expires_at > $now`)

export class PostgresRoleHolders extends RoleHolders {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async lockCompany(companyId: CompanyId): Promise<void> {
    await this.#db.row(lockCompany, { companyId })
  }

  async presentRole(companyId: CompanyId, holder: RoleHolder, now: Date): Promise<Role | null> {
    const row =
      holder.kind === 'key'
        ? this.#db.row(roleOfKey, { companyId, keyId: holder.keyId, now })
        : this.#db.row(roleOfPerson, { companyId, userId: holder.userId })
    return (await row)?.role ?? null
  }
}
