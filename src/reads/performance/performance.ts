import type { RunId } from '../../core/shared/index.ts'
import {
  defaultThresholds,
  hasPassed,
  isStaleBefore,
  judge,
  type Judgement,
  type LoadProgress,
  type LoadSummary,
  loadTests,
  successRateOf,
  throughputOf,
} from '../../core/performance/rules.ts'
import { planned, prepared } from '../../persistence/index.ts'
import { measureTexts, missedSentences, passLabel, testTexts } from '../../texts/performance/performance.ts'
import type { LoadRun, LoadRunSummary } from '../kernel/contract-shapes.ts'
import { Reads } from '../kernel/reads.ts'
import { instant } from '../kernel/sql-shapes.ts'

const shown = 20

/** A run that has not reported since $now has crashed, even if nobody has closed it yet. */
const columns = `
  id, test_key, connections, seconds, per_second, points, summary, ${instant('started_at')} AS started_at,
  ${instant('finished_at')} AS finished_at,
  CASE WHEN status = 'running' AND heartbeat_at < $now THEN 'failed' ELSE status END AS status`

const one = prepared<{ now: Date; runId: RunId }, RunRow>(`SELECT ${columns} FROM load_runs WHERE id = $runId`)
const newest = prepared<{ now: Date }, RunRow>(`
  SELECT ${columns}
  FROM load_runs
  ORDER BY load_runs.started_at DESC, id DESC
  LIMIT ${shown}`)
const latest = planned<{ now: Date; keys: readonly string[] }, RunRow>(`
  SELECT r.*
  FROM unnest($keys::text[]) WITH ORDINALITY AS t (key, at)
  CROSS JOIN LATERAL (
    SELECT ${columns}
    FROM load_runs
    WHERE test_key = t.key AND load_runs.status = 'finished'
    ORDER BY load_runs.started_at DESC
    LIMIT 1
  ) r
  ORDER BY t.at`)

type RunRow = {
  id: string
  test_key: string
  connections: number
  seconds: number
  per_second: number | null
  points: LoadProgress[]
  summary: LoadSummary | null
  started_at: string
  finished_at: string | null
  status: LoadRun['status']
}

const judgementsOf = ({ summary, per_second }: RunRow): Judgement[] =>
  summary === null ? [] : judge(summary, { ...defaultThresholds, targetPerSecond: per_second ?? undefined })

const oneDecimal = (value: number): number => Math.round(value * 10) / 10

const figuresOf = ({ summary, points }: RunRow): Pick<LoadRun, 'rps' | 'total' | 'ok' | 'p95'> => {
  if (summary !== null) {
    const { totalRequests: total, ok, p95 } = summary
    return { rps: oneDecimal(throughputOf(summary)), total, ok, p95: oneDecimal(p95) }
  }
  const { perSecond: rps = 0, total = 0, ok = 0, p95 } = points.at(-1) ?? {}
  return { rps, total, ok, p95: p95 === undefined ? null : oneDecimal(p95) }
}

/** A stopped run is shown but not judged. */
const runOf = (row: RunRow): LoadRun => {
  const judgements = row.status === 'finished' ? judgementsOf(row) : []
  return {
    run_id: row.id,
    key: row.test_key,
    name: testTexts[row.test_key]?.name ?? row.test_key,
    status: row.status,
    started_at: row.started_at,
    finished_at: row.finished_at,
    concurrency: row.connections,
    duration_seconds: row.seconds,
    rate_limit_rps: row.per_second,
    elapsed_seconds: row.points.at(-1)?.second ?? 0,
    ...figuresOf(row),
    points: row.points.map(({ second, perSecond, p95 }) => ({ second, rps: perSecond, p95: oneDecimal(p95) })),
    passed: row.status === 'finished' ? hasPassed(judgements) : null,
    reasons: missedSentences(judgements),
  }
}

export class PerformanceReads extends Reads {
  async run(runId: RunId): Promise<LoadRun | null> {
    const row = await this.#row(runId)
    return row && runOf(row)
  }

  /** Null for a run that does not exist; undefined for one without a result. */
  async summary(runId: RunId): Promise<LoadRunSummary | null | undefined> {
    const row = await this.#row(runId)
    if (row === null) return null
    if (row.summary === null) return undefined
    const { summary } = row
    const judgements = judgementsOf(row)
    const passed = hasPassed(judgements)
    return {
      run_id: row.id,
      total_requests: summary.totalRequests,
      ok: summary.ok,
      success_rate: successRateOf(summary),
      throughput_rps: oneDecimal(throughputOf(summary)),
      latency_ms: { p50: oneDecimal(summary.p50), p95: oneDecimal(summary.p95) },
      statuses: summary.statuses,
      passed,
      label: passLabel(passed),
      measures: judgements.map(({ measure, value, threshold, passed: isFine }) => ({
        measure,
        name: measureTexts[measure].name,
        value: measureTexts[measure].value(value),
        threshold: threshold === undefined ? null : measureTexts[measure].threshold(threshold),
        passed: isFine,
      })),
      reasons: missedSentences(judgements),
    }
  }

  async newest(): Promise<LoadRun[]> {
    return (await this.db.rows(newest, { now: isStaleBefore(this.clock.now()) })).map(runOf)
  }

  /** The latest finished run of each test, in the order of the tests. */
  async report(): Promise<LoadRun[]> {
    const keys = loadTests.map(({ key }) => key)
    return (await this.db.rows(latest, { now: isStaleBefore(this.clock.now()), keys })).map(runOf)
  }

  #row(runId: RunId): Promise<RunRow | null> {
    return this.db.row(one, { now: isStaleBefore(this.clock.now()), runId })
  }
}
