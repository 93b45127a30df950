import type { LoadProgress, LoadSummary } from './verdict.ts'

/** A load test that was started from a browser; one runs at a time, over all instances (rule A1). */
export interface LoadRun {
  id: string
  testKey: string
  connections: number
  seconds: number
  /** Requests per second that were asked for. */
  perSecond: number | null
  startedBy: string
  startedAt: Date
}

export type LoadRunEnd = 'finished' | 'stopped' | 'failed'

export abstract class LoadRuns {
  /** False while another run goes on. Ends those of which nothing was heard since `staleBefore` first. */
  abstract start(run: LoadRun, staleBefore: Date): Promise<boolean>
  /** Keeps what was measured in one second; false when the run is to stop, or has been ended by somebody else. */
  abstract goOn(runId: string, progress: LoadProgress, at: Date): Promise<boolean>
  abstract end(runId: string, how: LoadRunEnd, summary: LoadSummary | null, at: Date): Promise<void>
  /** Whether the run goes on and was asked to stop. */
  abstract askToStop(runId: string): Promise<boolean>
  /** Ends the runs of which nothing was heard since; returns how many. */
  abstract endStale(staleBefore: Date, at: Date): Promise<number>
}
