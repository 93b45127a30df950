import type { RequestHandler } from 'express'
import type { Use } from '../../src/core/shared/index.ts'
import { loadContract, type Log, operationsOf, UnlistedRefusal } from '../../src/http/index.ts'
import { type Application, type ApplicationOptions, openApplication } from '../../src/main/application.ts'
import { readConfiguration } from '../../src/main/configuration.ts'
import { contractCheckOf } from '../../src/main/contract-check.ts'
import { contractFile, startHttpServer } from '../../src/main/http-server.ts'
import { type Caller, type Client, newCaller, newClient } from './client.ts'
import { asOwner, cloneDatabase, type TestDatabase } from './database.ts'
import './remembered-paths.ts'
import { SettableClock } from './settable-clock.ts'
import { openSql, type Sql } from './sql.ts'

/** A Wednesday noon in Istanbul. */
export const wednesdayNoon = '2026-11-11T09:00:00Z'

export const contractOperations = operationsOf(loadContract(contractFile))

/** One for all products of a worker: it caches what it has compiled, and nothing about requests. */
let sharedCheck: Promise<RequestHandler[]> | undefined

export interface Product {
  port: number
  databaseUrl: string
  clock: SettableClock
  use: Use
  startWorker: Application['startWorker']
  send: Client['send']
  call: Caller
  /** Runs the statement as a superuser. */
  sql: (statement: string) => Promise<Record<string, unknown>[]>
  /** What the product wrote to its error log. */
  loggedErrors: unknown[]
  drain: () => Promise<void>
  stop: () => Promise<void>
}

export interface ProductOptions {
  /** Whether requests and responses are also checked against the contract; false for testing the registrar alone. */
  contractCheck?: boolean | RequestHandler[]
  clock?: SettableClock
  /** An existing database, which is kept when the product stops. */
  databaseUrl?: string
  env?: NodeJS.ProcessEnv
  /** Called with everything the product writes to its log. */
  onLog?: (facts: object) => void
  onReplicaChange?: ApplicationOptions['onReplicaChange']
  /** One instance on one database server even with TEST_REPLICAS, for tests of what happens inside a process. */
  isSingle?: boolean
}

/** Starts the whole product on its own database and port; with TEST_REPLICAS twice, and requests take turns. */
export const startProduct = async ({
  contractCheck = true,
  clock = new SettableClock(wednesdayNoon),
  databaseUrl,
  env = {},
  onLog = () => undefined,
  onReplicaChange = () => undefined,
  isSingle = false,
}: ProductOptions = {}): Promise<Product> => {
  const own: TestDatabase | undefined = databaseUrl === undefined ? await cloneDatabase() : undefined
  const url = databaseUrl ?? own?.url ?? ''
  const isReplicated = !isSingle && (own?.replicaUrls.length ?? 0) > 0
  const configuration = readConfiguration({
    DATABASE_URL: url,
    ...(isReplicated && { DATABASE_REPLICA_URLS: own?.replicaUrls.join(',') }),
    PORT: '0',
    LOG_LEVEL: 'silent',
    SHUTDOWN_GRACE: '0',
    CONTRACT_CHECK: 'strict',
    ...env,
  })
  const loggedErrors: unknown[] = []
  const log: Log = {
    info: onLog,
    error: (facts) => {
      onLog(facts)
      loggedErrors.push(facts)
    },
  }
  const checks = contractCheck === true ? await (sharedCheck ??= contractCheckOf()) : contractCheck || []
  const startInstance = async () => {
    const application = await openApplication(configuration, { clock, onReplicaChange })
    const { port, drain } = await startHttpServer(configuration, application, log, checks)
    return { application, port, drain, client: newClient(port) }
  }
  const first = await startInstance()
  const instances = isReplicated ? [first, await startInstance()] : [first]
  // Opened by the first statement, since drills have a database of their own and no tests' superuser.
  let sql: Sql | undefined
  let sent = 0
  const send: Client['send'] = (raw) => instances[sent++ % instances.length]!.client.send(raw)
  return {
    port: first.port,
    databaseUrl: url,
    clock,
    use: first.application.use,
    startWorker: first.application.startWorker,
    send,
    call: newCaller(contractOperations, send),
    sql: (statement) => (sql ??= openSql(asOwner(url))).run(statement),
    loggedErrors,
    drain: first.drain,
    stop: async () => {
      for (const { client, drain, application } of instances) {
        client.close()
        await drain()
        await application.close()
      }
      await sql?.close()
      await own?.drop()
      const unlisted = loggedErrors.map((facts) => (facts as { err?: unknown }).err)
      const told = new Set(unlisted.flatMap((error) => (error instanceof UnlistedRefusal ? [error.message] : [])))
      if (told.size > 0) throw new Error([...told].join('\n'))
    },
  }
}
