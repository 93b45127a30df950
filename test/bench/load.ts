import autocannon, { type Options, type Result } from 'autocannon'

/** One round of load from its own process: reads a plan from standard input, writes the figures to standard output. */
export interface Plan {
  url: string
  connections: number
  seconds: number
  /** Requests per second over all connections; unlimited by default. */
  perSecond?: number
  requests: { method: 'GET' | 'POST'; path: string; headers: Record<string, string>; body?: string }[]
}

export interface Figures {
  perSecond: number
  p50: number
  p95: number
  failures: number
}

let text = ''
for await (const chunk of process.stdin) text += String(chunk)
const plan = JSON.parse(text) as Plan
let client = 0
const latencies: number[] = []
const result = await new Promise<Result>((resolve, reject) => {
  const options: Options = {
    url: plan.url,
    connections: plan.connections,
    duration: plan.seconds,
    ...(plan.perSecond !== undefined && { overallRate: plan.perSecond }),
    setupClient: (one) => {
      const own = plan.requests.filter((_, at) => at % plan.connections === client)
      client++
      one.setRequests(own)
    },
  }
  const run = autocannon(options, (error: Error | null, figures) => (error === null ? resolve(figures) : reject(error)))
  run.on('response', (_client, _status, _bytes, milliseconds) => latencies.push(milliseconds))
})
latencies.sort((one, other) => one - other)
const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0
const figures: Figures = {
  perSecond: result.requests.total / result.duration,
  p50: at(0.5),
  p95: at(0.95),
  failures: result.non2xx + result.errors + result.timeouts,
}
process.stdout.write(JSON.stringify(figures))
