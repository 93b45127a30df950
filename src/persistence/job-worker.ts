import { run, type Runner, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import { loggerTo, newQueuePool, type QueueProblem } from './job-queue.ts'

/** What carries each job out, by its id. */
export type JobCarriers = Readonly<Record<string, (payload: unknown) => Promise<unknown>>>

export interface JobWorker {
  /** Takes no new jobs, finishes those it carries, and resolves. */
  stop: () => Promise<void>
}

const beginAgainAfter = 5_000
const lookForAbandonedEvery = 60_000

/**
 * A process that was killed keeps its job locked; the library would wait four hours for it. No job takes two minutes
 * (a statement has ten seconds), so whoever holds one longer is dead.
 */
const freeAbandoned = `
  SELECT graphile_worker.force_unlock_workers(array_agg(DISTINCT locked_by)) FROM graphile_worker.jobs
  WHERE locked_at < now() - interval '2 minutes' HAVING count(*) > 0`

const tasksOf = (carriers: JobCarriers): TaskList =>
  Object.fromEntries(
    Object.entries(carriers).map(([name, carry]) => [name, async (payload: unknown) => void (await carry(payload))]),
  )

/** A line that went dead is given up after the one, and taken out of use after the other. */
const deadLines = { query_timeout: 15_000, maxLifetimeSeconds: 120, keepAlive: true }

/** With a delay, be it none, the library waits for its last writes when it stops, and hears of their failures. */
const carefully = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

const newRunner = (pool: Pool, carriers: JobCarriers, onProblem: QueueProblem): Promise<Runner> =>
  run({
    pgPool: pool,
    taskList: tasksOf(carriers),
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    logger: loggerTo(onProblem),
    preset: carefully,
  })

/** Carries jobs out until it is stopped; when the database goes away it begins again. */
export const startJobWorker = (url: string, carriers: JobCarriers, onProblem: QueueProblem): JobWorker => {
  const pool = newQueuePool(url, onProblem, deadLines)
  let runner: Runner | undefined
  let isStopping = false
  let pause: NodeJS.Timeout | undefined

  const begin = async (): Promise<void> => {
    try {
      runner = await newRunner(pool, carriers, onProblem)
      if (isStopping) await runner.stop()
      await runner.promise
    } catch (error) {
      onProblem('job worker ended', error)
    }
    runner = undefined
    if (!isStopping) pause = setTimeout(() => void (running = begin()), beginAgainAfter)
  }
  let running = begin()

  const lookForAbandoned = () =>
    pool.query(freeAbandoned).catch((error: unknown) => onProblem('abandoned jobs were not freed', error))
  const timer = setInterval(() => void lookForAbandoned(), lookForAbandonedEvery)
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
