import {
  type NewSession,
  type Partners,
  type SessionActor,
  type SessionHolder,
  Sessions,
} from '../../core/access/index.ts'
import type { CompanyType, Role, SessionKind } from '../../core/actors/rules.ts'
import type { AdministratorId, CompanyId, UserId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { gathered } from '../kernel/gathered.ts'
import { prepared } from '../kernel/statement.ts'
import { lasts } from '../partnerships/partnerships.ts'
import { addForProven } from './proven-sign-in.ts'

const open = addForProven('sessions', 'IS NULL')
/**
 * Of a token that is asked for twice, both. The subselects hide the number of tokens from the planner, and the lateral
 * join rules out other join orders, so it always uses the index.
 */
const actorsOf = prepared<
  {
    tokens: readonly Buffer[]
    cateringIds: readonly (CompanyId | null)[]
    corporateIds: readonly (CompanyId | null)[]
    now: Date
  },
  ActorRow & { place: number; are_partners: boolean }
>(`
  SELECT asked.place::int, living.*,
    asked.catering_id IS NOT NULL AND EXISTS (
      SELECT FROM partnerships p
      WHERE ${lasts('$now')} AND p.catering_id = asked.catering_id AND p.corporate_id = asked.corporate_id
    ) AS are_partners
  FROM unnest((SELECT $tokens::bytea[]), (SELECT $cateringIds::uuid[]), (SELECT $corporateIds::uuid[])) WITH ORDINALITY
    AS asked (hash, catering_id, corporate_id, place)
  CROSS JOIN LATERAL (
    SELECT s.kind, s.user_id, s.company_id, c.type AS company_type, u.role,
      u.password_expires_at IS NOT NULL AS must_change_password, s.administrator_id,
      coalesce(pg_wal_lsn_diff(s.written_up_to, '0/0')::float8, 0) AS written_up_to,
      CASE WHEN s.kind = 'admin' THEN (
        SELECT a.second_factor_since IS NULL FROM administrators a WHERE a.id = s.administrator_id
      ) END AS lacks_factor
    FROM sessions s
    LEFT JOIN users u ON u.id = s.user_id
    LEFT JOIN companies c ON c.id = s.company_id
    WHERE s.token_hash = asked.hash AND s.expires_at > $now
      AND (s.kind = 'admin'
        OR (u.is_active AND c.is_active AND (u.password_expires_at IS NULL OR u.password_expires_at > $now)))
    LIMIT 1
  ) living`)
/** After the commit, whose position is therefore smaller. */
const markWritten = prepared<{ tokenHash: string }>(
  `UPDATE sessions SET written_up_to = pg_current_wal_insert_lsn() WHERE token_hash = decode($tokenHash, 'hex')`,
)
const endSession = prepared<{ tokenHash: string }>(`DELETE FROM sessions WHERE token_hash = decode($tokenHash, 'hex')`)
const endOtherSessions = prepared<{ userId: UserId; keptTokenHash: string }>(`
  WITH slips AS (
    DELETE FROM slip_codes WHERE user_id = $userId
  ),
  challenges AS (
    DELETE FROM sign_in_challenges WHERE user_id = $userId
  ),
  links AS (
    DELETE FROM email_links WHERE user_id = $userId AND purpose = 'reset'
  ),
  others AS (
    DELETE FROM sessions WHERE user_id = $userId AND token_hash <> decode($keptTokenHash, 'hex')
  )
  SELECT FROM sessions WHERE user_id = $userId AND token_hash = decode($keptTokenHash, 'hex')`)
const endAllSessions = prepared<{ userIds: readonly UserId[] }>(`
  WITH slips AS (
    DELETE FROM slip_codes WHERE user_id = ANY ($userIds)
  ),
  challenges AS (
    DELETE FROM sign_in_challenges WHERE user_id = ANY ($userIds)
  ),
  links AS (
    DELETE FROM email_links WHERE user_id = ANY ($userIds) AND purpose = 'reset'
  )
  DELETE FROM sessions WHERE user_id = ANY ($userIds)`)
const endSessionsOfAdministrator = prepared<{ administratorId: AdministratorId; keptTokenHash: string }>(`
  WITH challenges AS (
    DELETE FROM sign_in_challenges WHERE administrator_id = $administratorId
  )
  DELETE FROM sessions
  WHERE administrator_id = $administratorId AND token_hash <> decode($keptTokenHash, 'hex')`)

/** Member columns are null for an administrator, and vice versa. */
interface ActorRow {
  kind: SessionKind | 'admin'
  administrator_id: AdministratorId | null
  user_id: UserId | null
  company_id: CompanyId | null
  company_type: CompanyType | null
  role: Role | null
  must_change_password: boolean
  written_up_to: number
  lacks_factor: boolean | null
}

const signedIn = (row: ActorRow, areAdministratorsAsked: boolean): SessionActor =>
  (row.kind === 'admin'
    ? {
        kind: row.kind,
        writtenUpTo: row.written_up_to,
        administratorId: row.administrator_id,
        ...(areAdministratorsAsked && row.lacks_factor && { mustSetUpSecondFactor: true }),
      }
    : {
        kind: row.kind,
        writtenUpTo: row.written_up_to,
        userId: row.user_id,
        companyId: row.company_id,
        companyType: row.company_type,
        role: row.role,
        mustChangePassword: row.must_change_password,
      }) as SessionActor

interface AskedActor {
  tokenHash: string
  now: Date
  partners?: Partners
}

interface FoundActor {
  actor: SessionActor
  arePartners: boolean
}

export class PostgresSessions extends Sessions {
  readonly #db: Database
  readonly #areAdministratorsAsked: boolean
  readonly #actors = gathered(
    (asked: readonly AskedActor[]) => this.#actorsOf(asked),
    () => this.#db.reader,
  )
  /** `areAdministratorsAsked`: every administrator has to have a second factor. */
  constructor(db: Database, areAdministratorsAsked = false) {
    super()
    this.#db = db
    this.#areAdministratorsAsked = areAdministratorsAsked
  }

  open(session: NewSession & SessionHolder): Promise<boolean> {
    return open(this.#db, session)
  }

  async actorOf(tokenHash: string, now: Date): Promise<SessionActor | null> {
    return (await this.#actors({ tokenHash, now }))?.actor ?? null
  }

  actorInKitchen(tokenHash: string, now: Date, partners: Partners): Promise<FoundActor | null> {
    return this.#actors({ tokenHash, now, partners })
  }

  /** Answers all of them as of their latest instant. */
  async #actorsOf(asked: readonly AskedActor[]): Promise<(FoundActor | null)[]> {
    const rows = await this.#db.rows(actorsOf, {
      tokens: asked.map(({ tokenHash }) => Buffer.from(tokenHash, 'hex')),
      cateringIds: asked.map(({ partners }) => partners?.cateringId ?? null),
      corporateIds: asked.map(({ partners }) => partners?.corporateId ?? null),
      now: asked.reduce((latest, one) => (one.now > latest ? one.now : latest), new Date(0)),
    })
    const found = new Map(
      rows.map((row) => [
        row.place,
        { actor: signedIn(row, this.#areAdministratorsAsked), arePartners: row.are_partners },
      ]),
    )
    return asked.map((_, at) => found.get(at + 1) ?? null)
  }

  async wrote(tokenHash: string): Promise<void> {
    if (this.#db.hasReplicas) await this.#db.change(markWritten, { tokenHash })
  }

  async end(tokenHash: string): Promise<void> {
    await this.#db.change(endSession, { tokenHash })
  }

  async endOthersOf(userId: UserId, keptTokenHash: string): Promise<boolean> {
    return (await this.#db.change(endOtherSessions, { userId, keptTokenHash })) === 1
  }

  async endAllOf(...userIds: UserId[]): Promise<void> {
    await this.#db.change(endAllSessions, { userIds })
  }

  endAllOfAdministrator(administratorId: AdministratorId): Promise<void> {
    return this.endOthersOfAdministrator(administratorId, '')
  }

  async endOthersOfAdministrator(administratorId: AdministratorId, keptTokenHash: string): Promise<void> {
    await this.#db.change(endSessionsOfAdministrator, { administratorId, keptTokenHash })
  }
}
