import { setTimeout as pause } from 'node:timers/promises'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { Tokens } from '../core/access/index.ts'
import type { Use } from '../core/shared/index.ts'
import { Argon2Passwords, sameText, WebPushSender } from '../gateways/index.ts'
import type { Log, Metrics } from '../http/index.ts'
import { Database, type ReplicaState } from '../persistence/index.ts'
import { type CommonFigures, MetricReads } from '../reads/index.ts'
import { packageVersion } from './package-root.ts'

/** In seconds: from a request that the server answers from memory to a large import. */
const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** Gauges of prom-client whose names say that they are counters. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total']

/** A database that has not answered for this long is reported as down; Prometheus itself waits for ten seconds. */
const patienceMs = 2_000

const commonHelp: Record<keyof CommonFigures, string> = {
  sessions: 'Sessions that have not expired; at most 100,000 are counted.',
  jobs_waiting: 'Jobs that are due and have not been started.',
  jobs_oldest_age_seconds: 'How long the oldest waiting job has been due.',
  jobs_retrying: 'Jobs that failed and will be tried again.',
  jobs_failed: 'Jobs that failed for good.',
  lists_late: 'Kitchen lists whose cut-off passed more than two minutes ago and that are not frozen yet.',
  emails_waiting: 'E-mails that wait to be sent; at most 100,000 are counted.',
  emails_delayed_seconds: 'How long the mail server has not accepted the oldest e-mail that was tried.',
  emails_sent_today: 'E-mails sent since midnight in Istanbul.',
  emails_failed_today: 'E-mails that failed for good, or were dropped, since midnight in Istanbul.',
  backup_age_seconds: 'Age of the data in the last good backup.',
  backup_failed: 'Whether the last backup failed (1) or not (0).',
}

/** The metrics of this process, and of the database that it shares with others. */
export const newMetrics = (token: string, use: Use, inFlight: () => number, log: Log): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)

  const addGauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answered requests by operation of the contract and status; "file" and "other" are no operations.',
    labelNames: ['operation', 'status'],
    buckets: durationBuckets,
    registers,
  })
  addGauge('http_requests_in_flight', 'Requests that are being answered.', inFlight)
  new Gauge({ name: 'tabldot_build_info', help: 'The version, as a label.', labelNames: ['version'], registers }).set(
    { version: packageVersion() },
    1,
  )

  const database = use(Database)
  let isDatabaseUp = false
  addGauge('tabldot_database_up', 'Whether the database answers (1) or not (0).', () => Number(isDatabaseUp))
  addGauge('tabldot_database_max_connections', 'DATABASE_POOL.', () => database.connections.max)
  addGauge('tabldot_database_open_connections', 'Connections of requests.', () => database.connections.open)
  addGauge('tabldot_database_idle_connections', 'Open connections in no use.', () => database.connections.idle)
  addGauge('tabldot_database_waiting', 'What waits for a connection.', () => database.connections.waiting)

  const addReplicaGauge = (name: string, help: string, read: (state: ReplicaState) => number | null) =>
    new Gauge({
      name,
      help,
      labelNames: ['replica'],
      registers,
      collect() {
        this.reset()
        for (const state of database.replicas) {
          const figure = read(state)
          if (figure !== null) this.set({ replica: state.name }, figure)
        }
      },
    })
  addReplicaGauge('tabldot_replica_read', 'Whether the replica is read (1) or not (0).', ({ isRead }) => Number(isRead))
  addReplicaGauge('tabldot_replica_lag_bytes', "What it has not replayed of the primary's log.", ({ lag }) => lag)

  const passwords = use(Argon2Passwords)
  addGauge('tabldot_hashes_running', 'Passwords that are being hashed.', () => passwords.queue.running)
  addGauge('tabldot_hashes_waiting', 'Passwords that wait to be hashed.', () => passwords.queue.waiting)

  const { counts } = use(WebPushSender)
  new Counter({
    name: 'tabldot_pushes_total',
    help: 'Push messages by outcome: delivered, gone (no such device any more), refused, busy (will be sent again).',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset()
      for (const [outcome, count] of Object.entries(counts)) this.inc({ outcome }, count)
    },
  })

  const common = Object.entries(commonHelp).map(([key, help]) => ({
    key: key as keyof CommonFigures,
    gauge: new Gauge({ name: `tabldot_${key}`, help, registers }),
  }))
  const show = (figures: Partial<CommonFigures>): void => {
    for (const { key, gauge } of common) {
      const figure = figures[key] ?? null
      if (figure === null) gauge.remove()
      else gauge.set(figure)
    }
  }
  let reading: Promise<boolean> | undefined
  const readDatabase = (): Promise<boolean> =>
    (reading ??= use(MetricReads)
      .common()
      .then(
        (figures) => {
          show(figures)
          return true
        },
        (error: unknown) => {
          log.error({ err: error }, 'metrics of the database are missing')
          return false
        },
      )
      .finally(() => (reading = undefined)))
  const collect = async (): Promise<string> => {
    isDatabaseUp = await Promise.race([readDatabase(), pause(patienceMs, false, { ref: false })])
    if (!isDatabaseUp) show({})
    return registry.metrics()
  }

  const observers = new Map<string, Map<number, Histogram.Internal<string>>>()
  const observerOf = (operation: string, status: number): Histogram.Internal<string> => {
    const observer = durations.labels(operation, String(status))
    observers.set(operation, (observers.get(operation) ?? new Map<number, typeof observer>()).set(status, observer))
    return observer
  }

  const tokenHash = use(Tokens).hashOf(token)
  let collecting: Promise<string> | undefined
  return {
    observe: (operation, status, seconds) =>
      (observers.get(operation)?.get(status) ?? observerOf(operation, status)).observe(seconds),
    isReadWith: (hash) => sameText(hash, tokenHash),
    text: () => (collecting ??= collect().finally(() => (collecting = undefined))),
    type: registry.contentType,
  }
}
