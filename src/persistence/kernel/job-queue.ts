import { Logger, runMigrations as installQueue } from 'graphile-worker'
import pg from 'pg'
import { type Job, Jobs } from '../../core/shared/index.ts'
import type { Database } from './database.ts'
import { prepared } from './statement.ts'
import { connectionWait, noTimeLimits } from './time-limits.ts'

export type QueueProblem = (message: string, error: unknown) => void

/** Passes on the queue's errors and warnings and drops the rest. */
export const loggerTo = (onProblem: QueueProblem): Logger =>
  new Logger(() => (level, message, meta) => {
    if (level === 'error' || level === 'warning') onProblem(message, meta?.['error'])
  })

/** The queue has its own pool: one connection always listens for new jobs and must not come from the requests' pool. */
export const newQueuePool = (url: string, onProblem: QueueProblem, limits: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 3,
    connectionTimeoutMillis: connectionWait,
    application_name: 'tabldot jobs',
    ...limits,
  })
  const onLost = (error: Error) => onProblem('connection of the job queue lost', error)
  pool.on('error', onLost)
  pool.on('connect', (client) => client.on('error', onLost))
  return pool
}

/** Creates or updates the queue's own tables in the schema `graphile_worker`. */
export const installJobQueue = async (url: string): Promise<void> => {
  const ignore = () => undefined
  const pool = newQueuePool(url, ignore, noTimeLimits)
  try {
    await installQueue({ pgPool: pool, logger: loggerTo(ignore) })
  } finally {
    await pool.end()
  }
}

const add = prepared<{ jobId: string; payload: string; queue: string | null; runAt: Date | null; priority: number }>(`
  SELECT
  FROM graphile_worker.add_job($jobId, $payload::json, queue_name => $queue, run_at => $runAt, priority => $priority)`)
const addAll = prepared<{ jobId: string; payloads: string; queue: string | null; priority: number }>(`
  SELECT FROM graphile_worker.add_jobs(ARRAY(
    SELECT ($jobId, payload, $queue, NULL, NULL, NULL, $priority, NULL)::graphile_worker.job_spec
    FROM json_array_elements($payloads) AS payload
  ))`)

/** Lower numbers run first. */
const priorityOf = ({ isAtomic }: Job): number => (isAtomic ? 0 : 10)

/** Jobs of one queue run one after the other. */
const queueOf = ({ id, isSerial }: Job): string | null => (isSerial ? id : null)

export class PostgresJobs extends Jobs {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add<Payload>(job: Job<Payload>, payload: Payload, at?: Date): Promise<void> {
    const values = {
      jobId: job.id,
      payload: JSON.stringify(payload),
      queue: queueOf(job),
      runAt: at ?? null,
      priority: priorityOf(job),
    }
    await this.#db.row(add, values)
  }

  async addAll<Payload>(job: Job<Payload>, payloads: readonly Payload[]): Promise<void> {
    if (payloads.length === 0) return
    const values = { jobId: job.id, payloads: JSON.stringify(payloads), queue: queueOf(job), priority: priorityOf(job) }
    await this.#db.row(addAll, values)
  }
}
