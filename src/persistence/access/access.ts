import type { AdministratorId, CompanyId, KeyId, UserId } from '../../core/shared/index.ts'
import {
  type Account,
  Accounts,
  type AdministratorAccount,
  Administrators,
  type Credentials,
  type NewSession,
  type Partners,
  ResetRequests,
  RoleHolders,
  type SessionActor,
  type SessionHolder,
  Sessions,
  SlipCodes,
} from '../../core/access/index.ts'
import { quietAfterResetNewsHours } from '../../core/access/rules.ts'
import type { CompanyType, Role, RoleHolder, SessionKind } from '../../core/actors/rules.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'
import { gathered } from '../kernel/gathered.ts'
import { lasts } from '../partnerships/partnerships.ts'

const accountByPhone = prepared<{ companyId: CompanyId; phone: string }, Account>(`
  SELECT u.id AS "userId", u.company_id AS "companyId", c.type AS "companyType", c.is_active AS "companyIsActive",
    u.role, u.is_active AS "isActive", u.password_hash AS "passwordHash", u.password_expires_at AS "passwordExpiresAt",
    u.reset_requested_at IS NOT NULL AS "hasRequestedReset"
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.phone = $phone`)
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

  credentials(companyId: CompanyId, userId: UserId): Promise<Credentials | null> {
    return this.#db.row(credentials, { companyId, userId })
  }

  async replacePassword(companyId: CompanyId, userId: UserId, oldHash: string, newHash: string): Promise<boolean> {
    return (await this.#db.change(replacePassword, { companyId, userId, oldHash, newHash })) === 1
  }
}

const lockActiveCompany = prepared<{ companyId: CompanyId }>(
  'SELECT FROM companies WHERE id = $companyId AND is_active FOR NO KEY UPDATE',
)
const noteReset = prepared<{ companyId: CompanyId; phone: string; at: Date }>(`
  UPDATE users
  SET reset_requested_at = $at
  WHERE company_id = $companyId AND phone = $phone AND is_active`)
const tellOfReset = prepared<{ companyId: CompanyId; at: Date }>(`
  UPDATE companies
  SET reset_told_at = $at
  WHERE id = $companyId
    AND (reset_told_at IS NULL OR reset_told_at <= $at::timestamptz - interval '${quietAfterResetNewsHours} hours')`)
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
  async note(companyId: CompanyId, phone: string, at: Date): Promise<boolean> {
    if ((await this.#db.row(lockActiveCompany, { companyId })) === null) return false
    if ((await this.#db.change(noteReset, { companyId, phone, at })) === 0) return false
    return (await this.#db.change(tellOfReset, { companyId, at })) === 1
  }

  async settle(companyId: CompanyId, ...userIds: UserId[]): Promise<void> {
    await this.#db.change(settleReset, { companyId, userIds })
  }
}

const byUsername = `
  SELECT id, username, password_hash AS "passwordHash", created_at AS "createdAt"
  FROM administrators
  WHERE removed_at IS NULL AND fold(username) = fold($username)`
const administratorByUsername = prepared<{ username: string }, AdministratorAccount>(byUsername)
const administratorForChange = prepared<{ username: string }, AdministratorAccount>(`${byUsername} FOR UPDATE`)
/** Ordered, so that two transactions that lock them all cannot deadlock. */
const lockAdministrators = prepared('SELECT FROM administrators WHERE removed_at IS NULL ORDER BY id FOR UPDATE')
const countAdministrators = prepared<object, { count: number }>(
  'SELECT count(*)::int AS count FROM administrators WHERE removed_at IS NULL',
)
const replaceAdministratorPassword = prepared<{ administratorId: AdministratorId; passwordHash: string }>(
  'UPDATE administrators SET password_hash = $passwordHash WHERE id = $administratorId',
)
const removeAdministrator = prepared<{ administratorId: AdministratorId; at: Date }>(
  `UPDATE administrators SET removed_at = $at, password_hash = '' WHERE id = $administratorId`,
)
const addAdministrator = prepared<{ id: string; username: string; passwordHash: string; createdAt: Date }>(`
  INSERT INTO administrators (id, username, password_hash, created_at)
  VALUES ($id, $username, $passwordHash, $createdAt)`)

export class PostgresAdministrators extends Administrators {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  byUsername(username: string): Promise<AdministratorAccount | null> {
    return this.#db.row(administratorByUsername, { username })
  }

  async add(administrator: AdministratorAccount): Promise<void> {
    await this.#db.change(addAdministrator, administrator)
  }

  forChange(username: string): Promise<AdministratorAccount | null> {
    return this.#db.row(administratorForChange, { username })
  }

  async lockAll(): Promise<void> {
    await this.#db.rows(lockAdministrators)
  }

  async count(): Promise<number> {
    return (await this.#db.row(countAdministrators))?.count ?? 0
  }

  async replacePassword(administratorId: AdministratorId, passwordHash: string): Promise<void> {
    await this.#db.change(replaceAdministratorPassword, { administratorId, passwordHash })
  }

  async remove(administratorId: AdministratorId, at: Date): Promise<void> {
    await this.#db.change(removeAdministrator, { administratorId, at })
  }
}

interface OpenedSession {
  tokenHash: string
  createdAt: Date
  expiresAt: Date
  passwordHash: string
}
interface SessionOfMember extends OpenedSession {
  kind: string
  companyId: CompanyId
  userId: UserId
}

/** `FOR SHARE` waits for a concurrent change to the user; PostgreSQL then checks the conditions again. */
const openForMember = prepared<SessionOfMember>(`
  INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), $kind, u.company_id, u.id, $createdAt, $expiresAt
  FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE u.company_id = $companyId AND u.id = $userId AND u.password_hash = $passwordHash
    AND u.is_active AND c.is_active
  FOR SHARE OF u`)
/** Locks the person before the code, like a password reset does. If two people use the same code, only one finds it. */
const openWithSlip = prepared<SessionOfMember & { slipCodeHash: string }>(`
  WITH person AS (
    SELECT u.company_id, u.id
    FROM users u
    JOIN companies c ON c.id = u.company_id
    WHERE u.company_id = $companyId AND u.id = $userId AND u.password_hash = $passwordHash
      AND u.is_active AND c.is_active AND c.slip_codes
    FOR SHARE OF u
  ),
  used AS (
    DELETE FROM slip_codes s
    USING person p
    WHERE s.company_id = p.company_id AND s.user_id = p.id AND s.code_hash = decode($slipCodeHash, 'hex')
    RETURNING s.company_id, s.user_id
  )
  INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), $kind, company_id, user_id, $createdAt, $expiresAt
  FROM used`)
const openForAdministrator = prepared<OpenedSession & { administratorId: AdministratorId }>(`
  INSERT INTO sessions (token_hash, kind, administrator_id, created_at, expires_at)
  SELECT decode($tokenHash, 'hex'), 'admin', a.id, $createdAt, $expiresAt
  FROM administrators a
  WHERE a.id = $administratorId AND a.password_hash = $passwordHash
  FOR SHARE OF a`)
const livingSession = (tokenHash: string, columns = '') => `
  SELECT s.kind, s.user_id, s.company_id, c.type AS company_type, u.role,
    u.password_expires_at IS NOT NULL AS must_change_password, s.administrator_id${columns}
  FROM sessions s
  LEFT JOIN users u ON u.id = s.user_id
  LEFT JOIN companies c ON c.id = s.company_id
  WHERE s.token_hash = ${tokenHash} AND s.expires_at > $now
    AND (s.kind = 'admin'
      OR (u.is_active AND c.is_active AND (u.password_expires_at IS NULL OR u.password_expires_at > $now)))`
/**
 * The subselect hides the number of tokens from the planner, and the lateral join rules out other join orders, so it
 * always uses the index.
 */
const actorsOf = prepared<{ tokens: readonly Buffer[]; now: Date }, ActorRow & { tokenHash: string }>(`
  SELECT encode(asked.hash, 'hex') AS "tokenHash", living.*
  FROM unnest((SELECT $tokens::bytea[])) AS asked (hash)
  CROSS JOIN LATERAL (${livingSession('asked.hash')} LIMIT 1) living`)
const arePartners = `
    EXISTS (
      SELECT FROM partnerships p
      WHERE ${lasts('$now')} AND p.catering_id = $cateringId AND p.corporate_id = $corporateId
    ) AS are_partners`
const actorInKitchen = prepared<
  { tokenHash: string; now: Date; cateringId: CompanyId; corporateId: CompanyId },
  ActorRow & { are_partners: boolean }
>(livingSession(`decode($tokenHash, 'hex')`, `,${arePartners}`))
const endSession = prepared<{ tokenHash: string }>(`DELETE FROM sessions WHERE token_hash = decode($tokenHash, 'hex')`)
const endOtherSessions = prepared<{ userId: UserId; keptTokenHash: string }>(`
  WITH slips AS (
    DELETE FROM slip_codes WHERE user_id = $userId
  )
  DELETE FROM sessions WHERE user_id = $userId AND token_hash <> decode($keptTokenHash, 'hex')`)
const endAllSessions = prepared<{ userIds: readonly UserId[] }>(`
  WITH slips AS (
    DELETE FROM slip_codes WHERE user_id = ANY ($userIds)
  )
  DELETE FROM sessions WHERE user_id = ANY ($userIds)`)
const endSessionsOfAdministrator = prepared<{ administratorId: AdministratorId }>(
  'DELETE FROM sessions WHERE administrator_id = $administratorId',
)

/** Member columns are null for an administrator, and vice versa. */
interface ActorRow {
  kind: SessionKind | 'admin'
  administrator_id: AdministratorId | null
  user_id: UserId | null
  company_id: CompanyId | null
  company_type: CompanyType | null
  role: Role | null
  must_change_password: boolean
}

const signedIn = (row: ActorRow): SessionActor =>
  (row.kind === 'admin'
    ? { kind: row.kind, administratorId: row.administrator_id }
    : {
        kind: row.kind,
        userId: row.user_id,
        companyId: row.company_id,
        companyType: row.company_type,
        role: row.role,
        mustChangePassword: row.must_change_password,
      }) as SessionActor

interface AskedActor {
  tokenHash: string
  now: Date
}

export class PostgresSessions extends Sessions {
  readonly #db: Database
  readonly #actors = gathered((asked: readonly AskedActor[]) => this.#actorsOf(asked))
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async open(session: NewSession & SessionHolder): Promise<boolean> {
    return (await this.#opened(session)) === 1
  }

  #opened(session: NewSession & SessionHolder): Promise<number> {
    if (session.kind === 'admin') return this.#db.change(openForAdministrator, session)
    const { slipCodeHash } = session
    if (slipCodeHash === undefined) return this.#db.change(openForMember, session)
    return this.#db.change(openWithSlip, { ...session, slipCodeHash })
  }

  actorOf(tokenHash: string, now: Date): Promise<SessionActor | null> {
    return this.#actors({ tokenHash, now })
  }

  /** Answers all of them as of their latest instant. */
  async #actorsOf(asked: readonly AskedActor[]): Promise<(SessionActor | null)[]> {
    const tokens = asked.map(({ tokenHash }) => Buffer.from(tokenHash, 'hex'))
    const now = asked.reduce((latest, one) => (one.now > latest ? one.now : latest), new Date(0))
    const rows = await this.#db.rows(actorsOf, { tokens, now })
    const actors = new Map(rows.map((row) => [row.tokenHash, signedIn(row)]))
    return asked.map(({ tokenHash }) => actors.get(tokenHash) ?? null)
  }

  async actorInKitchen(
    tokenHash: string,
    now: Date,
    { cateringId, corporateId }: Partners,
  ): Promise<{ actor: SessionActor; arePartners: boolean } | null> {
    const row = await this.#db.row(actorInKitchen, { tokenHash, now, cateringId, corporateId })
    return row && { actor: signedIn(row), arePartners: row.are_partners }
  }

  async end(tokenHash: string): Promise<void> {
    await this.#db.change(endSession, { tokenHash })
  }

  async endOthersOf(userId: UserId, keptTokenHash: string): Promise<void> {
    await this.#db.change(endOtherSessions, { userId, keptTokenHash })
  }

  async endAllOf(...userIds: UserId[]): Promise<void> {
    await this.#db.change(endAllSessions, { userIds })
  }

  async endAllOfAdministrator(administratorId: AdministratorId): Promise<void> {
    await this.#db.change(endSessionsOfAdministrator, { administratorId })
  }
}

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
    await this.#db.change(keepSlipCodes, {
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
