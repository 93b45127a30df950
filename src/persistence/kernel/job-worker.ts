import { type JobHelpers, run, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { loggerTo, newQueuePool, type QueueProblem } from './job-queue.ts'

/** Handlers by job id. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<unknown>>>

export interface JobWorker {
  /** Takes no new jobs, and resolves when the running ones are done. */
  stop: () => Promise<void>
}

const restartDelayMs = 5_000
const tidyingIntervalMs = 60_000
const tolerableJumpMs = 30_000

/** By how much the clock is ahead of the time since the start; changes when the clock is set. */
// eslint-disable-next-line no-restricted-syntax -- this is about the clock of the machine, which the library sleeps by
const clockOffset = (): number => Date.now() - performance.now()

/** For jobs that take minutes. */
const refreshLocks = 'UPDATE graphile_worker._private_jobs SET locked_at = now() WHERE id = ANY ($1)'

/**
 * A killed process leaves its jobs locked, and the library would only free them after four hours. A living one keeps
 * its locks fresh, so one older than two minutes belongs to a dead process.
 */
const unlockAbandoned = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
  FROM graphile_worker.jobs
  WHERE locked_at < now() - interval '2 minutes'
  HAVING count(*) > 0`

/**
 * An instance whose clock runs ahead schedules for its own time, and the library then lets no instance schedule
 * anything earlier. Here the database's clock decides. A failed job is left where it waits for its next try.
 */
const undoClockAhead = `
  WITH undone AS (
    UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
    WHERE last_execution > now() + interval '30 seconds'
  )
  UPDATE graphile_worker._private_jobs SET run_at = now()
  WHERE run_at > now() + interval '30 seconds' AND attempts = 0 AND payload::jsonb ? '_cron'`

/** `running` has the ids of the jobs under way. */
const tasksOf = (handlers: JobHandlers, running: Set<string>): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [
      id,
      async (payload: unknown, { job }: JobHelpers) => {
        running.add(job.id)
        try {
          await handle(payload)
        } finally {
          running.delete(job.id)
        }
      },
    ]),
  )

/**
 * A query on a dead connection fails after `query_timeout`; `maxLifetimeSeconds` takes the connection out of the pool.
 */
const poolLimits = { query_timeout: 15_000, maxLifetimeSeconds: 120, keepAlive: true }

/**
 * Only with a batch delay set, even to 0, does the library await its last writes when it stops and report their
 * failures.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

/** Scheduled jobs, each run once for all instances. */
export interface Timetable {
  /** At midnight UTC; a night without a running instance is made up for later. */
  nightly: readonly string[]
  /** At most one of each waits: the next minute's job replaces one that failed. */
  everyMinute: readonly string[]
  /** The same, and while one runs the others wait. */
  everyMinuteInTurn: readonly string[]
  /** At a time of the day in UTC, such as `30 0` for 00:30, made up for like the nightly ones; tried three times. */
  daily: Readonly<Record<string, string>>
}

const crontabOf = ({ nightly, everyMinute, everyMinuteInTurn, daily }: Timetable): string =>
  [
    ...Object.entries(daily).map(([id, time]) => `${time} * * * ${id} ?fill=1d&max=3&jobKey=${id}`),
    ...nightly.map((id) => `0 0 * * * ${id} ?fill=1d`),
    ...everyMinuteInTurn.map((id) => `* * * * * ${id} ?jobKey=${id}&queue=${id}&priority=10`),
    ...everyMinute.map((id) => `* * * * * ${id} ?jobKey=${id}`),
  ].join('\n')

const newRunner = (pool: Pool, tasks: TaskList, timetable: Timetable, onProblem: QueueProblem): Promise<Runner> =>
  run({
    pgPool: pool,
    taskList: tasks,
    crontab: crontabOf(timetable),
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: loggerTo(onProblem),
    preset,
  })

/** Runs queued and scheduled jobs until it is stopped; restarts when the connection to the database is lost. */
export const startJobWorker = (
  url: string,
  handlers: JobHandlers,
  timetable: Timetable,
  onProblem: QueueProblem,
): JobWorker => {
  const pool = newQueuePool(url, onProblem, poolLimits)
  const underWay = new Set<string>()
  let runner: Runner | undefined
  let isStopping = false
  let pause: NodeJS.Timeout | undefined

  const begin = async (): Promise<void> => {
    try {
      runner = await newRunner(pool, tasksOf(handlers, underWay), timetable, onProblem)
      if (isStopping) await runner.stop()
      await runner.promise
    } catch (error) {
      onProblem('job worker ended', error)
    }
    runner = undefined
    if (!isStopping) pause = setTimeout(() => void (running = begin()), restartDelayMs)
  }
  let running = begin()

  let offset = clockOffset()
  /** The library sleeps until its next minute by the clock, which a clock set back moves away by as much. */
  const restartAfterJump = async (): Promise<void> => {
    const jump = clockOffset() - offset
    if (Math.abs(jump) < tolerableJumpMs) return
    offset += jump
    onProblem(`the clock was set by ${Math.round(jump / 1000)} seconds`, undefined)
    await runner?.stop()
  }

  const tidyUp = async (): Promise<void> => {
    try {
      await restartAfterJump()
      if (underWay.size > 0) await pool.query(refreshLocks, [[...underWay]])
      await pool.query(unlockAbandoned)
      await pool.query(undoClockAhead)
    } catch (error) {
      onProblem('abandoned jobs were not freed', error)
    }
  }
  const timer = setInterval(() => void tidyUp(), tidyingIntervalMs)
  timer.unref()

  return {
    stop: async () => {
      isStopping = true
      clearInterval(timer)
      clearTimeout(pause)
      await runner?.stop().catch(() => undefined)
      await running
      await pool.end()
    },
  }
}
