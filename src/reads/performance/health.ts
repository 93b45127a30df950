import { lastGoodBackup, planned, prepared } from '../../persistence/index.ts'
import type { PlatformHealth } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { instant } from '../kernel/sql-shapes.ts'

const probe = prepared('SELECT 1')

const maxSessions = 100_000

const platform = planned<{ now: Date; maxSessions: number }, Omit<PlatformHealth, 'version' | 'started_at'>>(`
  SELECT current_setting('server_version') AS database_version,
    (
      SELECT jsonb_build_object('count', count(*)::int, 'last', (array_agg(name ORDER BY id DESC))[1])
      FROM migrations
    ) AS migrations,
    (
      SELECT jsonb_build_object(
        'waiting', count(*) FILTER (WHERE run_at <= $now AND attempts < max_attempts)::int,
        'failing', count(*) FILTER (WHERE attempts > 0 AND last_error IS NOT NULL)::int,
        'oldest_at', ${instant('min(run_at) FILTER (WHERE run_at <= $now AND attempts < max_attempts)')}
      )
      FROM graphile_worker.jobs
    ) AS jobs,
    pg_database_size(current_database())::float8 AS database_bytes,
    (
      SELECT jsonb_build_object('count', least(count(*), $maxSessions::int), 'is_more', count(*) > $maxSessions::int)
      FROM (SELECT FROM sessions WHERE expires_at > $now LIMIT $maxSessions::int + 1) s
    ) AS sessions,
    ${instant(lastGoodBackup)} AS last_backup_at,
    (SELECT ${instant('last_archived_time')} FROM pg_stat_archiver) AS last_archived_at`)

export class HealthReads extends Reads {
  /** Rejects if the database does not answer. */
  async probe(): Promise<void> {
    await this.db.row(probe)
  }

  async platform(): Promise<Omit<PlatformHealth, 'version' | 'started_at'>> {
    const [row] = await this.db.rows(platform, { now: this.clock.now(), maxSessions })
    return row as Omit<PlatformHealth, 'version' | 'started_at'>
  }
}
