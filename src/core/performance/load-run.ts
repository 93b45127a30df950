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
