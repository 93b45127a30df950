import {
  type LoadProgress,
  type LoadRun,
  type LoadRunEnd,
  LoadRuns,
  type LoadSummary,
} from '../../../src/core/performance/index.ts'

interface Row extends LoadRun {
  status: 'running' | LoadRunEnd
  heardAt: Date
  isAskedToStop: boolean
}

export class FakeLoadRuns extends LoadRuns {
  readonly rows: Row[] = []

  async start(run: LoadRun, staleBefore: Date): Promise<boolean> {
    await this.endStale(staleBefore, run.startedAt)
    if (this.rows.some(({ status }) => status === 'running')) return false
    this.rows.push({ ...run, status: 'running', heardAt: run.startedAt, isAskedToStop: false })
    return true
  }

  recordSecond(runId: string, _progress: LoadProgress, at: Date): Promise<boolean> {
    const row = this.#running(runId)
    if (row) row.heardAt = at
    return Promise.resolve(row !== undefined && !row.isAskedToStop)
  }

  end(runId: string, how: LoadRunEnd, _summary: LoadSummary | null, _at: Date): Promise<void> {
    const row = this.#running(runId)
    if (row) row.status = how
    return Promise.resolve()
  }

  requestStop(runId: string): Promise<boolean> {
    const row = this.#running(runId)
    if (row) row.isAskedToStop = true
    return Promise.resolve(row !== undefined)
  }

  endStale(staleBefore: Date, _at: Date): Promise<number> {
    const stale = this.rows.filter(({ status, heardAt }) => status === 'running' && heardAt < staleBefore)
    for (const row of stale) row.status = 'failed'
    return Promise.resolve(stale.length)
  }

  #running(runId: string): Row | undefined {
    return this.rows.find(({ id, status }) => id === runId && status === 'running')
  }
}
