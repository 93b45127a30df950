import { type FactorHolder, holderIdOf, maxPasskeys, type Passkey, Passkeys } from '../../core/access/index.ts'
import type { PasskeyId } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const ofHolder = prepared<{ holderId: string }, Passkey>(`
  SELECT id, name, credential_id AS "credentialId", public_key AS "publicKey", counter::float8 AS counter
  FROM passkeys
  WHERE holder_id = $holderId
  ORDER BY id
  LIMIT ${maxPasskeys}`)
const expectPasskey = prepared<{ holderId: string; challenge: string; until: Date }>(`
  UPDATE second_factors f
  SET passkey_challenge = $challenge, passkey_challenge_until = $until
  WHERE f.holder_id = $holderId AND (
    EXISTS (SELECT FROM users u WHERE u.id = f.user_id AND u.second_factor_since IS NOT NULL)
    OR EXISTS (SELECT FROM administrators a WHERE a.id = f.administrator_id AND a.second_factor_since IS NOT NULL)
  )`)
const takeChallenge = prepared<{ holderId: string; now: Date }, { challenge: string | null }>(`
  WITH kept AS (
    SELECT holder_id, passkey_challenge
    FROM second_factors
    WHERE holder_id = $holderId AND passkey_challenge_until > $now
    FOR UPDATE
  )
  UPDATE second_factors f
  SET passkey_challenge = NULL, passkey_challenge_until = NULL
  FROM kept
  WHERE f.holder_id = kept.holder_id
  RETURNING kept.passkey_challenge AS challenge`)
const add = prepared<{
  id: PasskeyId
  holderId: string
  name: string
  credentialId: string
  publicKey: Uint8Array
  counter: number
  at: Date
}>(`
  INSERT INTO passkeys (id, holder_id, name, credential_id, public_key, counter, created_at)
  VALUES ($id, $holderId, $name, $credentialId, $publicKey, $counter, $at)
  ON CONFLICT (credential_id) DO NOTHING`)
const remove = prepared<{ holderId: string; passkeyId: PasskeyId }>(
  'DELETE FROM passkeys WHERE holder_id = $holderId AND id = $passkeyId',
)
/** Passkeys that are synchronized between devices do not count. */
const use = prepared<{ holderId: string; passkeyId: PasskeyId; counter: number; at: Date }>(`
  UPDATE passkeys
  SET counter = $counter, last_used_at = $at
  WHERE holder_id = $holderId AND id = $passkeyId AND (counter < $counter OR (counter = 0 AND $counter = 0))`)

export class PostgresPasskeys extends Passkeys {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  of(holder: FactorHolder): Promise<Passkey[]> {
    return this.#db.rows(ofHolder, { holderId: holderIdOf(holder) })
  }

  async expect(holder: FactorHolder, challenge: string, until: Date): Promise<boolean> {
    return (await this.#db.change(expectPasskey, { holderId: holderIdOf(holder), challenge, until })) === 1
  }

  async takeChallenge(holder: FactorHolder, now: Date): Promise<string | null> {
    return (await this.#db.row(takeChallenge, { holderId: holderIdOf(holder), now }))?.challenge ?? null
  }

  async add(holder: FactorHolder, passkey: Passkey, at: Date): Promise<boolean> {
    return (await this.#db.change(add, { ...passkey, holderId: holderIdOf(holder), at })) === 1
  }

  async remove(holder: FactorHolder, passkeyId: PasskeyId): Promise<boolean> {
    return (await this.#db.change(remove, { holderId: holderIdOf(holder), passkeyId })) === 1
  }

  async use(holder: FactorHolder, passkeyId: PasskeyId, counter: number, at: Date): Promise<boolean> {
    return (await this.#db.change(use, { holderId: holderIdOf(holder), passkeyId, counter, at })) === 1
  }
}
