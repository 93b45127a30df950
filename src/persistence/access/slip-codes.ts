import { SlipCodes } from '../../core/access/index.ts'
import type { CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const keepSlipCodes = prepared<{ companyId: CompanyId; codes: string }>(`
  INSERT INTO slip_codes (company_id, user_id, code_hash)
  SELECT $companyId, user_id, decode(hash, 'hex')
  FROM jsonb_to_recordset($codes) AS c (user_id uuid, hash text)
  ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET code_hash = excluded.code_hash`)
const forgetSlipCode = prepared<{ companyId: CompanyId; userId: UserId }>(
  'DELETE FROM slip_codes WHERE company_id = $companyId AND user_id = $userId',
)
const forgetSlipCodes = prepared<{ companyId: CompanyId }>('DELETE FROM slip_codes WHERE company_id = $companyId')

export class PostgresSlipCodes extends SlipCodes {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async keep(companyId: CompanyId, codes: readonly { userId: UserId; hash: string }[]): Promise<void> {
    if (codes.length === 0) return
    await this.#db.send(keepSlipCodes, {
      companyId,
      codes: JSON.stringify(codes.map(({ userId, hash }) => ({ user_id: userId, hash }))),
    })
  }

  async forget(companyId: CompanyId, userId: UserId): Promise<void> {
    await this.#db.change(forgetSlipCode, { companyId, userId })
  }

  async forgetAllOf(companyId: CompanyId): Promise<void> {
    await this.#db.change(forgetSlipCodes, { companyId })
  }
}
