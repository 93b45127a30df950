import { setTimeout as pause } from 'node:timers/promises'
import { type AttemptOutcome, type FailureLimit, SignInAttempts, signInRefusal } from '../../core/access/index.ts'
import type { Database } from '../kernel/database.ts'
import { prepared } from '../kernel/statement.ts'

/** Attempts that a crash cut off are in the way no longer than this; a password waits far less to be verified. */
const runningSeconds = 60
/** Some ten seconds together; at random, so that those who wait do not come back at the same moment. */
const maxWaits = 25
const waitMs = (waits: number): number => Math.min(500, 25 * 2 ** waits) * (0.5 + Math.random())

/**
 * In one order for everybody, so that two attempts never block each other. Everybody behind an address writes the same row: its
 * lock must not last until the disk has answered. A crash of PostgreSQL forgets the failures of the last half second.
 */
const limits = `
  FROM set_config('synchronous_commit', 'off', true),
       unnest($1::text[], $2::int[], $3::int[], $4::int[]) AS l (subject, max, window_seconds, lock_seconds) ORDER BY subject`
const max = `($2::int[])[array_position($1::text[], a.subject)]`
const lockSeconds = `($4::int[])[array_position($1::text[], a.subject)]`
const failures = `CASE WHEN a.resets_at <= $5 THEN 0 ELSE a.failures END`
const running = `CASE WHEN a.running_until <= $5 THEN 0 ELSE a.running END`

const begin = prepared(`
  INSERT INTO sign_in_attempts AS a (subject, failures, running, running_until, resets_at)
  SELECT subject, 0, 1, $5::timestamptz + interval '${runningSeconds} seconds', $5::timestamptz + make_interval(secs => window_seconds)
  ${limits}
  ON CONFLICT (subject) DO UPDATE SET
    failures = ${failures}, running = ${running} + 1, running_until = excluded.running_until,
    resets_at = CASE WHEN a.resets_at <= $5 THEN excluded.resets_at ELSE a.resets_at END
  WHERE ${failures} + ${running} < ${max}
  RETURNING subject`)
const end = prepared(`
  INSERT INTO sign_in_attempts AS a (subject, failures, resets_at)
  SELECT subject, CASE WHEN $6 = 'failed' THEN 1 ELSE 0 END, $5::timestamptz + make_interval(secs => window_seconds)
  ${limits}
  ON CONFLICT (subject) DO UPDATE SET
    running = greatest(a.running - 1, 0),
    failures = CASE WHEN $6 = 'failed' THEN ${failures} + 1
                    WHEN $6 = 'succeeded' AND ${lockSeconds} IS NOT NULL THEN 0
                    ELSE a.failures END,
    resets_at = CASE WHEN $6 <> 'failed' THEN a.resets_at
                     WHEN ${failures} + 1 >= ${max} AND ${lockSeconds} IS NOT NULL THEN $5 + make_interval(secs => ${lockSeconds})
                     WHEN a.resets_at <= $5 OR ${lockSeconds} IS NOT NULL THEN excluded.resets_at
                     ELSE a.resets_at END`)
/** The limit that stops longest; none while only running attempts are in the way. */
const reached = prepared<
  {
    keys: readonly string[] | readonly (number | null)[] | null
    maxima: readonly string[] | readonly (number | null)[] | null
    now: Date
  },
  { subject: string; seconds: number }
>(`
  SELECT a.subject, ceil(extract(epoch FROM a.resets_at - $now::timestamptz))::int AS seconds
  FROM unnest($keys::text[], $maxima::int[]) AS l (subject, max) JOIN sign_in_attempts a USING (subject)
  WHERE a.failures >= l.max AND a.resets_at > $now
  ORDER BY a.resets_at DESC LIMIT 1`)
const forget = prepared<{ accounts: readonly string[] }>(
  `DELETE FROM sign_in_attempts a USING unnest($accounts::text[]) AS f (account)
  WHERE a.subject = f.account OR (a.subject > f.account || ':' AND a.subject < f.account || ';')`,
)

const columnsOf = (all: readonly FailureLimit[]) => [
  all.map(({ key }) => key),
  all.map(({ max: most }) => most),
  all.map(({ windowSeconds }) => windowSeconds),
  all.map((limit) => limit.lockSeconds),
]

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
    throw signInRefusal('sign_in.busy', { seconds: 5 })
  }

  async end(all: readonly FailureLimit[], outcome: AttemptOutcome, now: Date): Promise<void> {
    await this.#db.outsideTransaction(() => this.#db.change(end, [...columnsOf(all), now, outcome]))
  }

  async forget(...accounts: string[]): Promise<void> {
    await this.#db.change(forget, { accounts })
  }

  async #takePlaces(all: readonly FailureLimit[], now: Date): Promise<boolean> {
    const taken = await this.#db.outsideTransaction(() =>
      this.#db.rows<{ subject: string }>(begin, [...columnsOf(all), now]),
    )
    if (taken.length === all.length) return true
    const toGiveBack = all.filter(({ key }) => taken.some(({ subject }) => subject === key))
    if (toGiveBack.length > 0) await this.end(toGiveBack, 'undecided', now)
    return false
  }

  async #refuseIfReached(all: readonly FailureLimit[], now: Date): Promise<void> {
    const [keys, maxima] = columnsOf(all)
    const row = await this.#db.outsideTransaction(() => this.#db.row(reached, { keys, maxima, now }))
    const limit = all.find(({ key }) => key === row?.subject)
    if (row !== null && limit !== undefined) throw signInRefusal(limit.refusal, { seconds: row.seconds })
  }
}
