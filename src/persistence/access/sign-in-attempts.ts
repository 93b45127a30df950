import { setTimeout as pause } from 'node:timers/promises'
import {
  type AttemptOutcome,
  type FailureLimit,
  SignInAttempts,
  signInRefusal,
  tooBusyToSignIn,
} from '../../core/access/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

/** How long an attempt that ended in a crash blocks others; verifying a password takes far less. */
const runningSeconds = 60
/** About ten seconds in total; randomized, so that waiting attempts do not retry at the same moment. */
const maxWaits = 25
const waitMs = (waits: number): number => Math.min(500, 25 * 2 ** waits) * (0.5 + Math.random())

interface LimitColumns {
  subjects: readonly string[]
  maxima: readonly number[]
  windows: readonly number[]
  /** Null for a limit that does not lock. */
  locks: readonly (number | null)[]
}

/**
 * Always in the same order, so that two attempts cannot deadlock. Everybody behind an address writes the same row, so
 * its lock must not be held until the disk has answered: a crash of PostgreSQL loses the failures of the last half
 * second.
 */
const limits = `
  FROM set_config('synchronous_commit', 'off', true),
    unnest($subjects::text[], $maxima::int[], $windows::int[], $locks::int[])
      AS l (subject, max, window_seconds, lock_seconds)
  ORDER BY subject`
const place = 'array_position($subjects::text[], a.subject)'
const max = `($maxima::int[])[${place}]`
const lockSeconds = `($locks::int[])[${place}]`
const failures = 'CASE WHEN a.resets_at <= $now THEN 0 ELSE a.failures END'
const running = 'CASE WHEN a.running_until <= $now THEN 0 ELSE a.running END'

const begin = prepared<LimitColumns & { now: Date }, { subject: string }>(`
  INSERT INTO sign_in_attempts AS a (subject, failures, running, running_until, resets_at)
  SELECT subject, 0, 1, $now::timestamptz + interval '${runningSeconds} seconds',
    $now::timestamptz + make_interval(secs => window_seconds)
  ${limits}
  ON CONFLICT (subject) DO UPDATE SET
    failures = ${failures},
    running = ${running} + 1,
    running_until = excluded.running_until,
    resets_at = CASE WHEN a.resets_at <= $now THEN excluded.resets_at ELSE a.resets_at END
  WHERE ${failures} + ${running} < ${max}
  RETURNING subject`)
const end = prepared<LimitColumns & { now: Date; outcome: string }>(`
  INSERT INTO sign_in_attempts AS a (subject, failures, resets_at)
  SELECT subject, CASE WHEN $outcome = 'failed' THEN 1 ELSE 0 END,
    $now::timestamptz + make_interval(secs => window_seconds)
  ${limits}
  ON CONFLICT (subject) DO UPDATE SET
    running = greatest(a.running - 1, 0),
    failures = CASE
      WHEN $outcome = 'failed' THEN ${failures} + 1
      WHEN $outcome = 'succeeded' AND ${lockSeconds} IS NOT NULL THEN 0
      ELSE a.failures
    END,
    resets_at = CASE
      WHEN $outcome <> 'failed' THEN a.resets_at
      WHEN ${failures} + 1 >= ${max} AND ${lockSeconds} IS NOT NULL THEN $now + make_interval(secs => ${lockSeconds})
      WHEN a.resets_at <= $now OR ${lockSeconds} IS NOT NULL THEN excluded.resets_at
      ELSE a.resets_at
    END`)
/** The limit that blocks longest; none while only running attempts are in the way. */
const reached = prepared<
  { subjects: readonly string[]; maxima: readonly number[]; now: Date },
  { subject: string; seconds: number }
>(`
  SELECT a.subject, ceil(extract(epoch FROM a.resets_at - $now::timestamptz))::int AS seconds
  FROM unnest($subjects::text[], $maxima::int[]) AS l (subject, max)
  JOIN sign_in_attempts a USING (subject)
  WHERE a.failures >= l.max AND a.resets_at > $now
  ORDER BY a.resets_at DESC
  LIMIT 1`)
const forget = prepared<{ accounts: readonly string[] }>(`
  DELETE FROM sign_in_attempts a
  USING unnest($accounts::text[]) AS f (account)
  WHERE a.subject = f.account OR (a.subject > f.account || ':' AND a.subject < f.account || ';')`)

const columnsOf = (all: readonly FailureLimit[]): LimitColumns => ({
  subjects: all.map(({ key }) => key),
  maxima: all.map((limit) => limit.max),
  windows: all.map(({ windowSeconds }) => windowSeconds),
  locks: all.map((limit) => limit.lockSeconds),
})

export class PostgresSignInAttempts extends SignInAttempts {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async begin(all: readonly FailureLimit[], now: Date): Promise<void> {
    for (let waits = 0; waits < maxWaits; waits++) {
      if (await this.#takePlaces(all, now)) return
      await this.#refuseIfReached(all, now)
      await pause(waitMs(waits))
    }
    throw tooBusyToSignIn()
  }

  async end(all: readonly FailureLimit[], outcome: AttemptOutcome, now: Date): Promise<void> {
    await this.#db.outsideTransaction(() => this.#db.change(end, { ...columnsOf(all), now, outcome }))
  }

  async forget(...accounts: string[]): Promise<void> {
    await this.#db.change(forget, { accounts })
  }

  async #takePlaces(all: readonly FailureLimit[], now: Date): Promise<boolean> {
    const taken = await this.#db.outsideTransaction(() => this.#db.rows(begin, { ...columnsOf(all), now }))
    if (taken.length === all.length) return true
    const toGiveBack = all.filter(({ key }) => taken.some(({ subject }) => subject === key))
    if (toGiveBack.length > 0) await this.end(toGiveBack, 'undecided', now)
    return false
  }

  async #refuseIfReached(all: readonly FailureLimit[], now: Date): Promise<void> {
    const row = await this.#db.outsideTransaction(() => this.#db.row(reached, { ...columnsOf(all), now }))
    const limit = all.find(({ key }) => key === row?.subject)
    if (row !== null && limit !== undefined) throw signInRefusal(limit.refusal, { seconds: row.seconds })
  }
}
