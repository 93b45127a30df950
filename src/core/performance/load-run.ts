/** A load test started from a browser; only one runs at a time, across all instances (rule A1). */
export interface LoadRun {
  id: string
  testKey: string
  connections: number
  seconds: number
  /** The requested rate, in requests per second. */
  perSecond: number | null
  startedBy: string
  startedAt: Date
}

export type LoadRunEnd = 'finished' | 'stopped' | 'failed'
