import { setTimeout as pause } from 'node:timers/promises'
import type { LocalDate, ShiftId, UserId } from '../../core/shared/index.ts'
import type { Database } from './database.ts'
import { planned } from './statement.ts'

export interface DemoRating {
  userId: UserId
  shiftId: ShiftId
  date: LocalDate
  stars: number
  at: Date
}

const advisoryLockKey = 727275
const extendLockTimeout = planned(`SET LOCAL lock_timeout = '60s'`)
const extendStatementTimeout = planned(`SET LOCAL statement_timeout = '60s'`)
const tryToLock = planned<{ advisoryLockKey: number }, { is_locked: boolean }>(
  'SELECT pg_try_advisory_xact_lock($advisoryLockKey) AS is_locked',
)
const retryDelayMs = 200
const rate = planned<{ ratings: string }>(`
  INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
  SELECT c.user_id, c.shift_id, c.date, c.catering_id, r.stars, r.at
  FROM jsonb_to_recordset($ratings) AS r ("userId" uuid, "shiftId" uuid, date date, stars smallint, at timestamptz)
  JOIN choices c ON c.user_id = r."userId" AND c.shift_id = r."shiftId" AND c.date = r.date`)

/** Demo data that no use case writes yet. */
export class DemoRecords {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  /**
   * Holds the demo's lock until the transaction ends: a second run waits and then finds the demo already filled. It
   * polls, because a connection that is silent for twelve seconds counts as dead.
   */
  async lock(): Promise<void> {
    await this.#db.change(extendLockTimeout)
    await this.#db.change(extendStatementTimeout)
    while (!(await this.#db.row(tryToLock, { advisoryLockKey }))?.is_locked) await pause(retryDelayMs)
  }

  async rate(ratings: readonly DemoRating[]): Promise<void> {
    await this.#db.change(rate, { ratings: JSON.stringify(ratings) })
  }
}
