import { createHmac, randomBytes } from 'node:crypto'
import { ServerChallenges } from '../../core/performance/index.ts'
import { hourInMilliseconds } from '../../core/shared/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const issue = prepared<{ name: string; value: string }>('INSERT INTO secrets (name, value) VALUES ($name, $value)')
const keyOf = prepared<{ name: string }, { value: string }>('SELECT value FROM secrets WHERE name = $name')
/** Also removes what crashed runs have left behind. */
const withdraw = prepared<{ name: string; hourBefore: string }>(`
  DELETE FROM secrets
  WHERE name = $name OR (name COLLATE "C" >= 'challenge ' AND name COLLATE "C" < $hourBefore)`)

const nameOf = (challengeId: string): string => `challenge ${challengeId}`

/** Ids begin with their timestamp in milliseconds, as twelve hex digits. */
const hourBefore = (challengeId: string): string => {
  const at = Number.parseInt(challengeId.replace('-', '').slice(0, 12), 16)
  const digits = (at - hourInMilliseconds).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/** Each challenge has its own key, so that a proof is useless for any other. */
export class PostgresServerChallenges extends ServerChallenges {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async issue(challengeId: string): Promise<void> {
    await this.#db.change(issue, { name: nameOf(challengeId), value: randomBytes(32).toString('base64url') })
  }

  async proofOf(challengeId: string, address: string): Promise<string | null> {
    const key = (await this.#db.row(keyOf, { name: nameOf(challengeId) }))?.value
    return key === undefined ? null : createHmac('sha256', key).update(address).digest('base64url')
  }

  async withdraw(challengeId: string): Promise<void> {
    const values = { name: nameOf(challengeId), hourBefore: nameOf(hourBefore(challengeId)) }
    await this.#db.change(withdraw, values)
  }
}
