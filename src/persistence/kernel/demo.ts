import { setTimeout as pause } from 'node:timers/promises'
import type { CompanyId, LocalDate, ShiftId, UserId } from '../../core/shared/index.ts'
import type { Database } from './database.ts'
import { planned } from './statement.ts'

export interface DemoRating {
  userId: UserId
  shiftId: ShiftId
  date: LocalDate
  stars: number
  at: Date
}

export interface DemoChoice {
  companyId: CompanyId
  userId: UserId
  shiftId: ShiftId
  date: LocalDate
  cateringId: CompanyId
  key: string
  at: Date
}

const advisoryLockKey = 727275
const extendLockTimeout = planned(`SET LOCAL lock_timeout = '60s'`)
const extendStatementTimeout = planned(`SET LOCAL statement_timeout = '60s'`)
const tryToLock = planned<{ advisoryLockKey: number }, { is_locked: boolean }>(
  'SELECT pg_try_advisory_xact_lock($advisoryLockKey) AS is_locked',
)
const retryDelayMs = 200
const choose = planned<{ choices: string }>(`
  INSERT INTO choices (
    user_id, shift_id, date, corporate_id, catering_id, menu_day_id, department_id,
    choice_key, choice_label, meal_name, created_at, updated_at)
  SELECT u.id, d.shift_id, d.date, d.corporate_id, d.catering_id, d.id, u.department_id,
    c.key, o.option ->> 'label', o.option #>> '{meal,name}', c.at, c.at
  FROM jsonb_to_recordset($choices) AS c (
    "companyId" uuid, "userId" uuid, "shiftId" uuid, date date, "cateringId" uuid, key text, at timestamptz
  )
  JOIN menu_days d
    ON d.catering_id = c."cateringId"
      AND d.corporate_id = c."companyId"
      AND d.shift_id = c."shiftId"
      AND d.date = c.date
  JOIN users u ON u.company_id = d.corporate_id AND u.id = c."userId"
  CROSS JOIN LATERAL jsonb_array_elements(d.options) AS o (option)
  WHERE o.option ->> 'key' = c.key`)
const rate = planned<{ ratings: string }>(`
  INSERT INTO ratings (user_id, shift_id, date, catering_id, stars, created_at)
  SELECT c.user_id, c.shift_id, c.date, c.catering_id, r.stars, r.at
  FROM jsonb_to_recordset($ratings) AS r ("userId" uuid, "shiftId" uuid, date date, stars smallint, at timestamptz)
  JOIN choices c ON c.user_id = r."userId" AND c.shift_id = r."shiftId" AND c.date = r.date`)

/** Demo data of the past, written at once: one by one, as people write it, would take most of the demo's time. */
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

  /** On published days of the past. */
  async choose(choices: readonly DemoChoice[]): Promise<void> {
    await this.#db.change(choose, { choices: JSON.stringify(choices) })
  }

  async rate(ratings: readonly DemoRating[]): Promise<void> {
    await this.#db.change(rate, { ratings: JSON.stringify(ratings) })
  }
}
