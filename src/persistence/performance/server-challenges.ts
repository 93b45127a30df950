import { createHmac, randomBytes } from 'node:crypto'
import { ServerChallenges } from '../../core/performance/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

const issue = prepared<{ challengeId: string; toString: string }>(
  'INSERT INTO secrets (name, value) VALUES ($challengeId, $toString)',
)
const keyOf = prepared<{ challengeId: string }, { value: string }>(
  'SELECT value FROM secrets WHERE name = $challengeId',
)
/** What is older than an hour was left behind by a run that crashed. */
const withdraw = prepared<{ challengeId: string; challengeId2: string }>(`
  DELETE FROM secrets WHERE name = $challengeId OR (name COLLATE "C" >= 'challenge ' AND name COLLATE "C" < $challengeId2)`)

const nameOf = (challengeId: string): string => `challenge ${challengeId}`

const hourInMilliseconds = 3_600_000
/** Ids begin with the milliseconds of their time, in twelve digits. */
const hourBefore = (challengeId: string): string => {
  const at = Number.parseInt(challengeId.replace('-', '').slice(0, 12), 16)
  const digits = (at - hourInMilliseconds).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}`
}

/** Its key is made for one challenge, so a proof is good for nothing else. */
export class PostgresServerChallenges extends ServerChallenges {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async issue(challengeId: string): Promise<void> {
    await this.#db.change(issue, { challengeId: nameOf(challengeId), toString: randomBytes(32).toString('base64url') })
  }

  async proofOf(challengeId: string, address: string): Promise<string | null> {
    const key = (await this.#db.row(keyOf, { challengeId: nameOf(challengeId) }))?.value
    return key === undefined ? null : createHmac('sha256', key).update(address).digest('base64url')
  }

  async withdraw(challengeId: string): Promise<void> {
    await this.#db.change(withdraw, { challengeId: nameOf(challengeId), challengeId2: nameOf(hourBefore(challengeId)) })
  }
}
