import { type FactorHolder, holderIdOf, SecondFactors } from '../../core/access/index.ts'
import type { AdministratorId, CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

interface Member {
  companyId: CompanyId
  userId: UserId
}

const find = prepared<{ holderId: string }, { secret: string; isOn: boolean }>(`
  SELECT f.secret, coalesce(u.second_factor_since, a.second_factor_since) IS NOT NULL AS "isOn"
  FROM second_factors f
  LEFT JOIN users u ON u.id = f.user_id
  LEFT JOIN administrators a ON a.id = f.administrator_id
  WHERE f.holder_id = $holderId`)
/** The row of the account is locked, so that no secret is replaced while it is being confirmed. */
const keepSecret = (holder: string): string => `
  INSERT INTO second_factors (holder_id, user_id, administrator_id, secret, created_at)
  ${holder}
  ON CONFLICT (holder_id) DO UPDATE
  SET secret = excluded.secret, last_step = 0, created_at = excluded.created_at`
const prepareForMember = prepared<Member & { secret: string; at: Date }>(
  keepSecret(`
  SELECT u.id, u.id, NULL, $secret, $at
  FROM users u
  WHERE u.company_id = $companyId AND u.id = $userId AND u.second_factor_since IS NULL
  FOR NO KEY UPDATE OF u`),
)
const prepareForAdministrator = prepared<{ administratorId: AdministratorId; secret: string; at: Date }>(
  keepSecret(`
  SELECT a.id, NULL, a.id, $secret, $at
  FROM administrators a
  WHERE a.id = $administratorId AND a.second_factor_since IS NULL
  FOR NO KEY UPDATE OF a`),
)
const switchOnForMember = prepared<Member & { at: Date }>(`
  UPDATE users SET second_factor_since = $at
  WHERE company_id = $companyId AND id = $userId AND second_factor_since IS NULL`)
const switchOnForAdministrator = prepared<{ administratorId: AdministratorId; at: Date }>(`
  UPDATE administrators SET second_factor_since = $at
  WHERE id = $administratorId AND second_factor_since IS NULL`)
const switchOffForMember = prepared<Member>(`
  WITH account AS (
    UPDATE users SET second_factor_since = NULL
    WHERE company_id = $companyId AND id = $userId AND second_factor_since IS NOT NULL
    RETURNING id
  )
  DELETE FROM second_factors f
  USING account
  WHERE f.holder_id = account.id`)
const switchOffForAdministrator = prepared<{ administratorId: AdministratorId }>(`
  WITH account AS (
    UPDATE administrators SET second_factor_since = NULL
    WHERE id = $administratorId AND second_factor_since IS NOT NULL
    RETURNING id
  )
  DELETE FROM second_factors f
  USING account
  WHERE f.holder_id = account.id`)
const useStep = prepared<{ holderId: string; secret: string; step: number }>(`
  UPDATE second_factors SET last_step = $step
  WHERE holder_id = $holderId AND secret = $secret AND last_step < $step`)
const useRecoveryCode = prepared<{ holderId: string; codeHash: string }>(
  `DELETE FROM recovery_codes WHERE holder_id = $holderId AND code_hash = decode($codeHash, 'hex')`,
)
/** Of two replacements at the same time, the second also sees the codes of the first. */
const lock = prepared<{ holderId: string }, { holder_id: string }>(
  'SELECT holder_id FROM second_factors WHERE holder_id = $holderId FOR UPDATE',
)
const forgetRecoveryCodes = prepared<{ holderId: string }>('DELETE FROM recovery_codes WHERE holder_id = $holderId')
const addRecoveryCodes = prepared<{ holderId: string; codeHashes: readonly string[] }>(`
  INSERT INTO recovery_codes (holder_id, code_hash)
  SELECT $holderId, decode(hash, 'hex')
  FROM unnest($codeHashes::text[]) AS c (hash)`)

export class PostgresSecondFactors extends SecondFactors {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  of(holder: FactorHolder): Promise<{ secret: string; isOn: boolean } | null> {
    return this.#db.row(find, { holderId: holderIdOf(holder) })
  }

  async prepare(holder: FactorHolder, secret: string, at: Date): Promise<boolean> {
    const kept =
      holder.kind === 'admin'
        ? await this.#db.change(prepareForAdministrator, { administratorId: holder.administratorId, secret, at })
        : await this.#db.change(prepareForMember, { companyId: holder.companyId, userId: holder.userId, secret, at })
    return kept === 1
  }

  async switchOn(holder: FactorHolder, at: Date): Promise<boolean> {
    const switched =
      holder.kind === 'admin'
        ? await this.#db.change(switchOnForAdministrator, { administratorId: holder.administratorId, at })
        : await this.#db.change(switchOnForMember, { companyId: holder.companyId, userId: holder.userId, at })
    return switched === 1
  }

  async switchOff(holder: FactorHolder): Promise<boolean> {
    const switched =
      holder.kind === 'admin'
        ? await this.#db.change(switchOffForAdministrator, { administratorId: holder.administratorId })
        : await this.#db.change(switchOffForMember, { companyId: holder.companyId, userId: holder.userId })
    return switched === 1
  }

  async useStep(holder: FactorHolder, secret: string, step: number): Promise<boolean> {
    return (await this.#db.change(useStep, { holderId: holderIdOf(holder), secret, step })) === 1
  }

  async useRecoveryCode(holder: FactorHolder, codeHash: string): Promise<boolean> {
    return (await this.#db.change(useRecoveryCode, { holderId: holderIdOf(holder), codeHash })) === 1
  }

  async replaceRecoveryCodes(holder: FactorHolder, codeHashes: readonly string[]): Promise<boolean> {
    const holderId = holderIdOf(holder)
    if ((await this.#db.row(lock, { holderId })) === null) return false
    await this.#db.change(forgetRecoveryCodes, { holderId })
    await this.#db.change(addRecoveryCodes, { holderId, codeHashes })
    return true
  }
}
