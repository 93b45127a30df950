import autocannon, { type Options, type Request, type Result } from 'autocannon'

/** One round of load from its own process: reads a plan from standard input, writes the figures to standard output. */
export interface Plan {
  /** Of one server, or of several that share the connections. */
  url: string | string[]
  connections: number
  seconds: number
  /** Ends after this many requests, each sent once, instead of after `seconds`. */
  amount?: number
  /** Requests per second over all connections; unlimited by default. */
  perSecond?: number
  requests: {
    method: 'GET' | 'POST' | 'DELETE'
    path: string
    headers: Record<string, string>
    body?: string
    /** Requests of a kind are also summed up by themselves. */
    kind?: string
  }[]
}

export interface Figures {
  perSecond: number
  p50: number
  p95: number
  failures: number
  /** Milliseconds of processor time for a request, of the server and PostgreSQL. */
  processor?: number
  kinds?: Record<string, { requests: number; p50: number; p95: number }>
}

let text = ''
for await (const chunk of process.stdin) text += String(chunk)
const plan = JSON.parse(text) as Plan
const shares = Array.from({ length: plan.connections }, (): Plan['requests'] => [])
for (const [at, request] of plan.requests.entries()) shares[at % plan.connections]?.push(request)
/**
 * A request that is sent once is built when its turn comes. Building hundreds of thousands before the first answer can
 * be read makes them time out.
 */
const built = (requests: Plan['requests']): Request[] =>
  plan.amount === undefined ? requests : requests.map((one) => ({ ...one, setupRequest: (request) => request }))
let client = 0
const latencies: number[] = []
const byKind: Record<string, number[]> = {}
/** What each connection has been answered, in the order in which it asked. */
const asked = new Map<unknown, { requests: Plan['requests']; answered: number }>()
const urls = [plan.url].flat()
const load = (url: string): Promise<Result> =>
  new Promise((resolve, reject) => {
    const options: Options = {
      url,
      connections: plan.connections / urls.length,
      duration: plan.seconds,
      ...(plan.amount !== undefined && { amount: plan.amount / urls.length }),
      ...(plan.perSecond !== undefined && { overallRate: plan.perSecond / urls.length }),
      setupClient: (one) => {
        const own = shares[client++] ?? []
        one.setRequests(built(own))
        asked.set(one, { requests: own, answered: 0 })
      },
    }
    const run = autocannon(options, (error: Error | null, figures) =>
      error === null ? resolve(figures) : reject(error),
    )
    run.on('response', (one, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds)
      const own = asked.get(one)
      const kind = own?.requests[own.answered++ % own.requests.length]?.kind
      if (kind !== undefined) (byKind[kind] ??= []).push(milliseconds)
    })
  })
const results = await Promise.all(urls.map(load))
const sum = (of: (result: Result) => number): number => results.reduce((total, result) => total + of(result), 0)
const percentiles = (unsorted: number[]) => {
  const sorted = unsorted.toSorted((one, other) => one - other)
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
const figures: Figures = {
  perSecond: sum(({ requests }) => requests.total) / Math.max(...results.map(({ duration }) => duration)),
  ...percentiles(latencies),
  /** Timeouts are errors, too. */
  failures: sum(({ non2xx, errors }) => non2xx + errors),
  ...(Object.keys(byKind).length > 0 && {
    kinds: Object.fromEntries(
      Object.entries(byKind).map(([kind, own]) => [kind, { requests: own.length, ...percentiles(own) }]),
    ),
  }),
}
process.stdout.write(JSON.stringify(figures))
