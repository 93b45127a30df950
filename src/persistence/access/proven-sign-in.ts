import type { NewSession, SessionHolder } from '../../core/access/index.ts'
import type { AdministratorId, CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

interface Proven {
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  passwordHash: string
}
interface OfMember extends Proven {
  kind: string
  companyId: CompanyId
  userId: UserId
}

/**
 * Adds a row for whoever has proved the password, if their second factor is as `factor` says: a session, or a challenge
 * for the second step. `FOR SHARE` waits for a concurrent change to the account; PostgreSQL then checks the conditions
 * again.
 */
export const addForProven = (table: 'sessions' | 'sign_in_challenges', factor: 'IS NULL' | 'IS NOT NULL') => {
  const forMember = prepared<OfMember>(`
  INSERT INTO ${table} (token_hash, kind, company_id, user_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), $kind, u.company_id, u.id, $createdAt, $expiresAt
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId AND u.password_hash = $passwordHash
    AND u.is_active AND c.is_active AND u.second_factor_since ${factor}
  FOR SHARE OF u`)
  /** Locks the person before the code, like a password reset. If two people use the same code, only one finds it. */
  const withSlip = prepared<OfMember & { slipCodeHash: string }>(`
  WITH person AS (
    SELECT u.company_id, u.id
    FROM users u
    JOIN companies c ON c.id = u.company_id
    WHERE u.company_id = $companyId AND u.id = $userId AND u.password_hash = $passwordHash
      AND u.is_active AND c.is_active AND c.slip_codes AND u.second_factor_since ${factor}
    FOR SHARE OF u
  ),
  used AS (
    DELETE FROM slip_codes s
    USING person p
    WHERE s.company_id = p.company_id AND s.user_id = p.id AND s.code_hash = decode($slipCodeHash, 'hex')
    RETURNING s.company_id, s.user_id
  )
  INSERT INTO ${table} (token_hash, kind, company_id, user_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), $kind, company_id, user_id, $createdAt, $expiresAt
  FROM used`)
  const forAdministrator = prepared<Proven & { administratorId: AdministratorId }>(`
  INSERT INTO ${table} (token_hash, kind, administrator_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), 'admin', a.id, $createdAt, $expiresAt
  FROM administrators a
  WHERE a.id = $administratorId AND a.password_hash = $passwordHash AND a.second_factor_since ${factor}
  FOR SHARE OF a`)

  const added = (db: Database, proven: NewSession & SessionHolder): Promise<number> => {
    if (proven.kind === 'admin') return db.change(forAdministrator, proven)
    const { slipCodeHash } = proven
    if (slipCodeHash === undefined) return db.change(forMember, proven)
    return db.change(withSlip, { ...proven, slipCodeHash })
  }
  return async (db: Database, proven: NewSession & SessionHolder): Promise<boolean> => (await added(db, proven)) === 1
}
