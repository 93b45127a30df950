import { run, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { loggerTo, newQueuePool, type QueueProblem } from './job-queue.ts'

/** Handlers by job id. */
export type JobHandlers = Readonly<Record<string, (payload: unknown) => Promise<unknown>>>

export interface JobWorker {
  /** Takes no new jobs, and resolves when the running ones are done. */
  stop: () => Promise<void>
}

const restartDelayMs = 5_000
const abandonedCheckIntervalMs = 60_000

/**
 * A killed process leaves its jobs locked, and the library would only free them after four hours. No job takes two
 * minutes (a statement is limited to ten seconds), so a lock older than that belongs to a dead process.
 */
const unlockAbandoned = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by))
  FROM graphile_worker.jobs
  WHERE locked_at < now() - interval '2 minutes'
  HAVING count(*) > 0`

const tasksOf = (handlers: JobHandlers): TaskList =>
  Object.fromEntries(
    Object.entries(handlers).map(([id, handle]) => [id, async (payload: unknown) => void (await handle(payload))]),
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
}

const crontabOf = ({ nightly, everyMinute }: Timetable): string =>
  [
    ...nightly.map((id) => `0 0 * * * ${id} ?fill=1d`),
    ...everyMinute.map((id) => `* * * * * ${id} ?jobKey=${id}`),
  ].join('\n')

const newRunner = (pool: Pool, handlers: JobHandlers, timetable: Timetable, onProblem: QueueProblem): Promise<Runner> =>
  run({
    pgPool: pool,
    taskList: tasksOf(handlers),
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
  let runner: Runner | undefined
  let isStopping = false
  let pause: NodeJS.Timeout | undefined

  const begin = async (): Promise<void> => {
    try {
      runner = await newRunner(pool, handlers, timetable, onProblem)
      if (isStopping) await runner.stop()
      await runner.promise
    } catch (error) {
      onProblem('job worker ended', error)
    }
    runner = undefined
    if (!isStopping) pause = setTimeout(() => void (running = begin()), restartDelayMs)
  }
  let running = begin()

  const checkForAbandoned = () =>
    pool.query(unlockAbandoned).catch((error: unknown) => onProblem('abandoned jobs were not freed', error))
  const timer = setInterval(() => void checkForAbandoned(), abandonedCheckIntervalMs)
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
