import type { CompanyId, RunId } from '../../core/shared/index.ts'
import type { Company } from '../../core/companies/index.ts'
import { skipKey } from '../../core/menus/index.ts'
import {
  type LoadProgress,
  type LoadRun,
  type LoadRunEnd,
  LoadRuns,
  type LoadSummary,
  SyntheticCompanies,
} from '../../core/performance/index.ts'
import { companySchema } from '../companies/companies.ts'
import { recordOf, rowsOf } from '../kernel/columns.ts'
import type { Database } from '../kernel/database.ts'
import { planned, prepared } from '../kernel/statement.ts'

const record = recordOf(companySchema)
const add = planned<{ companies: string }>(`
  INSERT INTO companies (${record.names}, is_synthetic)
  SELECT ${record.names}, true
  FROM jsonb_to_recordset($companies) AS n (${record.typed})`)
interface Removed {
  companyIds: readonly CompanyId[]
  createdBefore: Date | null
}
/** Waits for running requests, and makes later ones find nobody. */
const lockPeople = planned<Removed>(`
  SELECT FROM users u
  JOIN companies c ON c.id = u.company_id
  WHERE c.is_synthetic AND (c.id = ANY ($companyIds) OR c.created_at < $createdBefore)
  FOR UPDATE OF u`)
const rowsOfCompanies = [
  'sessions WHERE company_id',
  'notifications WHERE company_id',
  'choice_totals WHERE corporate_id',
  'choice_month_totals WHERE corporate_id',
  'choices WHERE corporate_id',
  'menu_days WHERE corporate_id',
  'shifts WHERE company_id',
  'users WHERE company_id',
  'partnerships WHERE catering_id',
]
/** One statement, because foreign keys are only checked at its end. */
const remove = planned<Removed>(`
  WITH gone AS (
    SELECT array_agg(id) AS ids
    FROM companies
    WHERE is_synthetic AND (id = ANY ($companyIds) OR created_at < $createdBefore)
  ),
  ${rowsOfCompanies
    .map((rows, at) => `rows_${at} AS (DELETE FROM ${rows} = ANY ((SELECT ids FROM gone)::uuid[]))`)
    .join(',\n  ')}
  DELETE FROM companies WHERE id = ANY ((SELECT ids FROM gone)::uuid[])`)
/** Compares both ways: what is missing from the lists differs, too. */
const listDifferences = prepared<{ companyId: CompanyId }, { differences: number }>(`
  WITH listed AS (
    SELECT l.menu_day_id, c.key, sum(c.count)::bigint AS people
    FROM kitchen_lists l
    CROSS JOIN LATERAL jsonb_to_recordset(l.counts) AS c (key text, count int)
    WHERE l.corporate_id = $companyId
    GROUP BY 1, 2
    UNION ALL
    SELECT menu_day_id, '${skipKey}', skipped
    FROM kitchen_lists
    WHERE corporate_id = $companyId AND skipped > 0
  ),
  counted AS (
    SELECT menu_day_id, choice_key, count(*) AS people
    FROM choices
    WHERE corporate_id = $companyId
    GROUP BY 1, 2
  )
  SELECT count(*)::int AS differences
  FROM ((TABLE listed EXCEPT TABLE counted) UNION ALL (TABLE counted EXCEPT TABLE listed)) d`)

export class PostgresSyntheticCompanies extends SyntheticCompanies {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async add(company: Company): Promise<void> {
    await this.#db.change(add, { companies: rowsOf(companySchema, [company]) })
  }

  async remove(companyIds: readonly CompanyId[]): Promise<void> {
    await this.#remove({ companyIds, createdBefore: null })
  }

  removeOlderThan(instant: Date): Promise<number> {
    return this.#remove({ companyIds: [], createdBefore: instant })
  }

  async listDifferences(companyId: CompanyId): Promise<number> {
    return (await this.#db.row(listDifferences, { companyId }))?.differences ?? 0
  }

  #remove(which: Removed): Promise<number> {
    return this.#db.run(async () => {
      await this.#db.change(lockPeople, which)
      return this.#db.change(remove, which)
    })
  }
}

const endStale = prepared<{ staleBefore: Date; at: Date }>(`
  UPDATE load_runs
  SET status = 'failed', finished_at = $at
  WHERE status = 'running' AND heartbeat_at < $staleBefore`)
const startRun = prepared<{
  id: string
  testKey: string
  connections: number
  seconds: number
  perSecond: number | null
  startedBy: string
  startedAt: Date
}>(`
  INSERT INTO load_runs (id, test_key, connections, seconds, per_second, status, started_by, started_at, heartbeat_at)
  VALUES ($id, $testKey, $connections, $seconds, $perSecond, 'running', $startedBy, $startedAt, $startedAt)
  ON CONFLICT ((true)) WHERE status = 'running' DO NOTHING`)
const recordSecond = prepared<{ runId: RunId; points: string; at: Date }, { continues: boolean }>(`
  UPDATE load_runs
  SET points = points || $points::jsonb, heartbeat_at = $at
  WHERE id = $runId AND status = 'running'
  RETURNING NOT stop_requested AS "continues"`)
const endRun = prepared<{ runId: RunId; status: string; summary: string | null; at: Date }>(`
  UPDATE load_runs
  SET status = $status, summary = $summary, finished_at = $at
  WHERE id = $runId AND status = 'running'`)
const requestStop = prepared<{ runId: RunId }>(
  `UPDATE load_runs SET stop_requested = true WHERE id = $runId AND status = 'running'`,
)

export class PostgresLoadRuns extends LoadRuns {
  readonly #db: Database
  constructor(db: Database) {
    super()
    this.#db = db
  }

  async start(run: LoadRun, staleBefore: Date): Promise<boolean> {
    await this.endStale(staleBefore, run.startedAt)
    return (await this.#db.change(startRun, run)) === 1
  }

  async recordSecond(runId: RunId, progress: LoadProgress, at: Date): Promise<boolean> {
    const row = await this.#db.row(recordSecond, { runId, points: JSON.stringify([progress]), at })
    return row?.continues ?? false
  }

  async end(runId: RunId, status: LoadRunEnd, summary: LoadSummary | null, at: Date): Promise<void> {
    await this.#db.change(endRun, { runId, status, summary: summary && JSON.stringify(summary), at })
  }

  async requestStop(runId: RunId): Promise<boolean> {
    return (await this.#db.change(requestStop, { runId })) === 1
  }

  endStale(staleBefore: Date, at: Date): Promise<number> {
    return this.#db.change(endStale, { staleBefore, at })
  }
}
