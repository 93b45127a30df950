import type { Database } from './database.ts'
import { planned } from './statement.ts'

export type BackupFailure = 'disk_full' | 'not_writable' | 'interrupted' | 'other'

export interface BackupRecord {
  /** The instant whose data the backup has. */
  madeAt: Date
  finishedAt: Date
  bytes: number | null
  failure: BackupFailure | null
}

/** One of the future was made while the clock was wrong, and nobody knows how old it is. */
export const lastGoodBackup = '(SELECT max(made_at) FROM backups WHERE failure IS NULL AND made_at <= $now)'

const add = planned<BackupRecord>(`
  INSERT INTO backups (made_at, finished_at, bytes, failure)
  VALUES ($madeAt, $finishedAt, $bytes, $failure)`)
const lastGood = planned<{ now: Date }, { at: Date | null }>(`SELECT ${lastGoodBackup} AS at`)
const newOnes = planned<{ since: Date }, { exists: boolean }>(
  'SELECT EXISTS (SELECT FROM backups WHERE made_at >= $since) AS exists',
)
/** Only one waits or runs, however many instances start. */
const requestFirst = planned<{ jobId: string }>(`
  SELECT graphile_worker.add_job($jobId, job_key => $jobId, job_key_mode => 'unsafe_dedupe', max_attempts => 3)
  WHERE NOT EXISTS (SELECT FROM backups)`)

/** What became of backups. */
export class BackupRecords {
  readonly #db: Database
  constructor(db: Database) {
    this.#db = db
  }

  async add(record: BackupRecord): Promise<void> {
    await this.#db.change(add, record)
  }

  /** The instant whose data the newest good backup has. */
  async lastGoodAt(now: Date): Promise<Date | null> {
    return (await this.#db.row(lastGood, { now }))?.at ?? null
  }

  /** Of any kind. */
  async hasOneSince(since: Date): Promise<boolean> {
    return (await this.#db.row(newOnes, { since }))?.exists ?? false
  }

  /** Adds the job unless there ever was a backup, good or not. */
  async requestFirst(jobId: string): Promise<void> {
    await this.#db.rows(requestFirst, { jobId })
  }
}
