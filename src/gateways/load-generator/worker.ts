import autocannon, { type Options, type Result } from 'autocannon'
import type { LoadPlan, LoadProgress, LoadSummary } from '../../core/performance/index.ts'
import { requestsOf } from './requests.ts'

export type Report = { progress: LoadProgress } | { summary: LoadSummary }

/** Consecutive failed connections before a run gives up. */
const bailout = 50

/** Reports what arrived since the previous call. */
const newStopwatch = (latencies: readonly number[], okays: () => number) => {
  let second = 0
  let seen = 0
  return (): LoadProgress => {
    const fresh = latencies.slice(seen).sort((one, other) => one - other)
    seen = latencies.length
    second++
    return { second, total: seen, ok: okays(), perSecond: fresh.length, p95: percentile(fresh, 0.95) }
  }
}

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const countIn = (counts: Record<string, number>, key: string): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

const run = async (
  plan: LoadPlan,
  tell: (report: Report) => void,
  onStop: (stop: () => void) => void,
): Promise<void> => {
  const requests = requestsOf(plan)
  const latencies: number[] = []
  const statuses: Record<string, number> = {}
  const networkErrors: Record<string, number> = {}
  let connection = 0
  const isOk = ([status]: [string, number]) => status.startsWith('2')
  const progress = newStopwatch(latencies, () =>
    Object.entries(statuses)
      .filter(isOk)
      .reduce((sum, [, count]) => sum + count, 0),
  )
  const result = await new Promise<Result>((resolve, reject) => {
    const options: Options = {
      url: plan.url,
      connections: plan.connections,
      duration: plan.seconds,
      bailout,
      ...(plan.perSecond !== undefined && { overallRate: plan.perSecond }),
      setupClient: (client) => {
        const share = requests.filter((_, at) => at % plan.connections === connection)
        connection++
        client.setRequests(share.length > 0 ? share : [...requests])
      },
    }
    const instance = autocannon(options, (error: Error | null, figures) =>
      error === null ? resolve(figures) : reject(error),
    )
    instance.on('response', (_client, status, _bytes, milliseconds) => {
      latencies.push(milliseconds)
      countIn(statuses, String(status))
    })
    instance.on('reqError', (error) => countIn(networkErrors, (error as NodeJS.ErrnoException).code ?? 'ETIMEDOUT'))
    instance.on('tick', () => tell({ progress: progress() }))
    onStop(() => instance.stop())
  })
  latencies.sort((one, other) => one - other)
  const totalRequests = latencies.length + result.errors
  const summary = {
    totalRequests,
    ok: result['2xx'],
    statuses,
    networkErrors,
    seconds: result.duration,
    p50: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
  }
  tell({ summary })
}

let stop = (): void => undefined
process.once('message', (plan: LoadPlan) => {
  process.on('message', () => stop())
  run(
    plan,
    (report) => process.send?.(report),
    (stopRun) => (stop = stopRun),
  )
    .then(() => process.disconnect())
    .catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`)
      process.exit(1)
    })
})
/** The parent is gone, so nobody is left to report to. */
process.once('disconnect', () => process.exit())
