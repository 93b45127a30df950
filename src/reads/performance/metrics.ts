import { listDaysBack } from '../../core/menus/index.ts'
import { lastGoodBackup, prepared } from '../../persistence/index.ts'
import { Reads } from '../kernel/reads.ts'

/** Figures about all instances together, by the names of their metrics without `tabldot_`. */
export interface CommonFigures {
  /** At most 100,000 are counted. */
  sessions: number
  jobs_waiting: number
  /** Of the job that has been due for longest; null if none waits. */
  jobs_oldest_age_seconds: number | null
  /** Failed, and will be tried again. */
  jobs_retrying: number
  /** Failed for good. */
  jobs_failed: number
  /** Kitchen lists that should have been frozen two minutes ago. */
  lists_late: number
  /** At most 100,000 are counted. */
  emails_waiting: number
  /** Of the oldest one that was tried and has not been accepted; null if there is none. */
  emails_delayed_seconds: number | null
  /** Since midnight in Istanbul. */
  emails_sent_today: number
  emails_failed_today: number
  /** Of the last good backup; null if there is none. */
  backup_age_seconds: number | null
  /** 1 if the last backup failed, otherwise 0; null if none was ever tried. */
  backup_failed: number | null
}

const maxSessions = 100_000
const today = `($now::timestamptz AT TIME ZONE 'Europe/Istanbul')::date`

const common = prepared<{ now: Date; maxSessions: number }, CommonFigures>(`
  SELECT
    (SELECT count(*)::int FROM (SELECT FROM sessions WHERE expires_at > $now LIMIT $maxSessions::int) s) AS sessions,
    j.*,
    (
      SELECT count(*)::int
      FROM menu_deadlines
      WHERE closes_at <= $now::timestamptz - interval '2 minutes'
        AND date >= ($now::timestamptz AT TIME ZONE 'UTC')::date - ${listDaysBack}
    ) AS lists_late,
    (SELECT count(*)::int FROM (SELECT FROM emails WHERE state = 'waiting' LIMIT 100000) e) AS emails_waiting,
    extract(epoch FROM $now - (
      SELECT min(created_at) FROM (SELECT * FROM emails WHERE state = 'waiting' LIMIT 100000) e WHERE attempts > 0
    ))::float8
      AS emails_delayed_seconds,
    (SELECT coalesce(sum(sent), 0)::int FROM email_totals WHERE day = ${today}) AS emails_sent_today,
    (SELECT coalesce(sum(failed + dropped), 0)::int FROM email_totals WHERE day = ${today}) AS emails_failed_today,
    extract(epoch FROM $now - ${lastGoodBackup})::float8 AS backup_age_seconds,
    (SELECT (failure IS NOT NULL)::int FROM backups ORDER BY id DESC LIMIT 1) AS backup_failed
  FROM (
    SELECT count(*) FILTER (WHERE is_due)::int AS jobs_waiting,
      extract(epoch FROM $now - min(run_at) FILTER (WHERE is_due))::float8 AS jobs_oldest_age_seconds,
      count(*) FILTER (WHERE attempts > 0 AND is_open)::int AS jobs_retrying,
      count(*) FILTER (WHERE attempts >= max_attempts)::int AS jobs_failed
    FROM (
      SELECT *, attempts < max_attempts AS is_open, attempts < max_attempts AND run_at <= $now AS is_due
      FROM graphile_worker.jobs
      WHERE locked_at IS NULL
    ) unlocked
  ) j`)

export class MetricReads extends Reads {
  /** One cheap statement, whose work does not grow with the history. */
  async common(): Promise<CommonFigures> {
    const row = await this.db.row(common, { now: this.clock.now(), maxSessions })
    return row as CommonFigures
  }
}
