/** The result of a run; latencies in milliseconds. */
export interface LoadSummary {
  totalRequests: number
  ok: number
  /** Number of responses by HTTP status. */
  statuses: Record<string, number>
  /** Number of requests without a response, by error code. */
  networkErrors: Record<string, number>
  seconds: number
  p50: number
  p95: number
  /** How many figures of the frozen list differ from a recount; only of a test that ends with the cut-off. */
  listDifferences?: number
}

/** The progress of a run so far. */
export interface LoadProgress {
  /** Starts at 1. */
  second: number
  total: number
  ok: number
  /** Responses in the last second. */
  perSecond: number
  /** Of the last second, in milliseconds. */
  p95: number
}

export interface Thresholds {
  /** Share of requests answered with 2xx, from 0 to 1. */
  minSuccess: number
  /** Milliseconds; the 95th percentile has to be below this. */
  maxP95: number
  /** The requested rate in requests per second; if undefined, any throughput passes. */
  targetPerSecond: number | undefined
}

/** Rule R3. */
export const defaultThresholds: Thresholds = { minSuccess: 0.99, maxP95: 300, targetPerSecond: undefined }

export interface Judgement {
  measure: 'successRate' | 'p95' | 'throughput' | 'frozenList'
  value: number
  threshold: number | undefined
  passed: boolean
}

export const successRateOf = ({ ok, totalRequests }: LoadSummary): number =>
  totalRequests === 0 ? 0 : ok / totalRequests
export const throughputOf = ({ totalRequests, seconds }: LoadSummary): number =>
  seconds === 0 ? 0 : totalRequests / seconds

/** The target rate counts as reached if the throughput rounds to it. */
export const judge = (summary: LoadSummary, { minSuccess, maxP95, targetPerSecond }: Thresholds): Judgement[] => [
  {
    measure: 'successRate',
    value: successRateOf(summary),
    threshold: minSuccess,
    passed: successRateOf(summary) >= minSuccess,
  },
  { measure: 'p95', value: summary.p95, threshold: maxP95, passed: summary.totalRequests > 0 && summary.p95 < maxP95 },
  {
    measure: 'throughput',
    value: throughputOf(summary),
    threshold: targetPerSecond,
    passed:
      summary.totalRequests > 0 &&
      (targetPerSecond === undefined || Math.round(throughputOf(summary)) >= targetPerSecond),
  },
  ...(summary.listDifferences === undefined
    ? []
    : [
        {
          measure: 'frozenList' as const,
          value: summary.listDifferences,
          threshold: 0,
          passed: summary.listDifferences === 0,
        },
      ]),
]

/** The single reason a run failed, if there is one; `unknown_session` also if only some of its steps need a session. */
export type FailureReason = { kind: 'silence' | 'unknown_session' } | { kind: 'status' | 'network'; code: string }

export const reasonOf = ({ ok, statuses, networkErrors }: LoadSummary): FailureReason | null => {
  if ('401' in statuses) return { kind: 'unknown_session' }
  const causes = [
    ...Object.keys(statuses).map((code) => ({ kind: 'status' as const, code })),
    ...Object.keys(networkErrors).map((code) => ({ kind: 'network' as const, code })),
  ]
  if (causes.length === 0) return { kind: 'silence' }
  return ok === 0 && causes.length === 1 ? (causes[0] ?? null) : null
}

export const hasPassed = (judgements: readonly Judgement[]): boolean => judgements.every(({ passed }) => passed)
