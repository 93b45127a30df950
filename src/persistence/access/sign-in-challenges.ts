import { type FactorHolder, type NewSession, type SessionHolder, SignInChallenges } from '../../core/access/index.ts'
import type { AdministratorId, CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { addForProven } from './proven-sign-in.ts'

interface Dated {
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}
interface OfMember extends Dated {
  kind: string
  companyId: CompanyId
  userId: UserId
}
interface OfAdministrator extends Dated {
  administratorId: AdministratorId
}

/** As many codes as somebody mistypes; whoever needs more proves the password again. */
const maxAttempts = 5

const begin = addForProven('sign_in_challenges', 'IS NOT NULL')
const attempt = prepared<{ challengeHash: string; now: Date }, ChallengeRow>(`
  UPDATE sign_in_challenges
  SET attempts = attempts + 1
  WHERE token_hash = decode($challengeHash, 'hex') AND expires_at > $now AND attempts < ${maxAttempts}
  RETURNING kind, company_id, user_id, administrator_id`)
/** Locks the account before the challenge, like a change of password does. */
const openForMember = prepared<OfMember & { challengeHash: string }>(`
  WITH person AS (
    SELECT u.company_id, u.id
    FROM users u
    JOIN companies c ON c.id = u.company_id
    WHERE u.company_id = $companyId AND u.id = $userId AND u.is_active AND c.is_active
    FOR SHARE OF u
  ),
  used AS (
    DELETE FROM sign_in_challenges s
    USING person p
    WHERE s.company_id = p.company_id AND s.user_id = p.id AND s.token_hash = decode($challengeHash, 'hex')
      AND s.expires_at > $createdAt
    RETURNING s.company_id, s.user_id
  )
  INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), $kind, company_id, user_id, $createdAt, $expiresAt
  FROM used`)
const openForAdministrator = prepared<OfAdministrator & { challengeHash: string }>(`
  WITH account AS (
    SELECT a.id
    FROM administrators a
    WHERE a.id = $administratorId AND a.removed_at IS NULL
    FOR SHARE OF a
  ),
  used AS (
    DELETE FROM sign_in_challenges s
    USING account a
    WHERE s.administrator_id = a.id AND s.token_hash = decode($challengeHash, 'hex') AND s.expires_at > $createdAt
    RETURNING s.administrator_id
  )
  INSERT INTO sessions (token_hash, kind, administrator_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), 'admin', administrator_id, $createdAt, $expiresAt
  FROM used`)

interface ChallengeRow {
  kind: string
  company_id: CompanyId | null
  user_id: UserId | null
  administrator_id: AdministratorId | null
}

export class PostgresSignInChallenges extends SignInChallenges {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  begin(challenge: NewSession & SessionHolder): Promise<boolean> {
    return begin(this.#db, challenge)
  }

  async attempt(challengeHash: string, now: Date): Promise<FactorHolder | null> {
    const row = await this.#db.row(attempt, { challengeHash, now })
    if (row === null) return null
    return (
      row.kind === 'admin'
        ? { kind: row.kind, administratorId: row.administrator_id }
        : { kind: row.kind, companyId: row.company_id, userId: row.user_id }
    ) as FactorHolder
  }

  async open(challengeHash: string, session: NewSession & FactorHolder): Promise<boolean> {
    const opened =
      session.kind === 'admin'
        ? await this.#db.change(openForAdministrator, { ...session, challengeHash })
        : await this.#db.change(openForMember, { ...session, challengeHash })
    return opened === 1
  }
}
