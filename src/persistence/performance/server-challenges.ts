import { createHmac, randomBytes } from 'node:crypto'
import { ServerChallenges } from '../../core/performance/index.ts'
import { type Database, prepared } from '../kernel/database.ts'

const issue = prepared('INSERT INTO secrets (name, value) VALUES ($1, $2)')
const keyOf = prepared('SELECT value FROM secrets WHERE name = $1')
/** What is older than an hour was left behind by a run that crashed. */
const withdraw = prepared(`
  DELETE FROM secrets WHERE name = $1 OR (name COLLATE "C" >= 'challenge ' AND name COLLATE "C" < $2)`)

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
    await this.#db.change(issue, [nameOf(challengeId), randomBytes(32).toString('base64url')])
  }

  async proofOf(challengeId: string, address: string): Promise<string | null> {
    const key = (await this.#db.row<{ value: string }>(keyOf, [nameOf(challengeId)]))?.value
    return key === undefined ? null : createHmac('sha256', key).update(address).digest('base64url')
  }

  async withdraw(challengeId: string): Promise<void> {
    await this.#db.change(withdraw, [nameOf(challengeId), nameOf(hourBefore(challengeId))])
  }
}
