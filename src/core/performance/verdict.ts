/** The result of a run. Latencies in milliseconds. */
export interface LoadSummary {
  totalRequests: number
  ok: number
  /** Answers by HTTP status. */
  statuses: Record<string, number>
  /** Requests without an answer, by error code. */
  networkErrors: Record<string, number>
  seconds: number
  p50: number
  p95: number
}

/** What a run has come to so far. */
export interface LoadProgress {
  /** From 1. */
  second: number
  total: number
  ok: number
  /** Answers in the last second. */
  perSecond: number
  /** Of the last second, in milliseconds. */
  p95: number
}

export interface Thresholds {
  /** Share of requests answered with 2xx, from 0 to 1. */
  minSuccess: number
  /** Milliseconds; the 95th percentile has to stay below. */
  maxP95: number
  /** Requests per second that were asked for; without it any throughput will do. */
  targetPerSecond: number | undefined
}

/** Rule R3. */
export const defaultThresholds: Thresholds = { minSuccess: 0.99, maxP95: 300, targetPerSecond: undefined }

export interface Judgement {
  measure: 'successRate' | 'p95' | 'throughput'
  value: number
  threshold: number | undefined
  passed: boolean
}

export const successRateOf = ({ ok, totalRequests }: LoadSummary): number =>
  totalRequests === 0 ? 0 : ok / totalRequests
export const throughputOf = ({ totalRequests, seconds }: LoadSummary): number =>
  seconds === 0 ? 0 : totalRequests / seconds

/** A throughput counts as reached when it rounds to the whole number asked for. */
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
]

/** What a run failed for, if it is one thing; `unknown_session` also when only some of its steps need a session. */
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
