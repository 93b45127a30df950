import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import { Sessions, Tokens } from '../core/access/index.ts'
import { Partnerships } from '../core/partnerships/index.ts'
import { Clock, KeptAnswers, Transaction } from '../core/shared/index.ts'
import { loadContract, type Log, newOperations, newServer, type Readiness, unreadable } from '../http/index.ts'
import type { Application } from './application.ts'
import { type Configuration, ConfigurationError } from './configuration.ts'
import { packageRoot } from './package-root.ts'

export interface RunningServer {
  /** The port it really listens on. */
  port: number
  /** Takes no new connections, finishes what is in flight, sends clients that go on asking elsewhere, and resolves. */
  drain: () => Promise<void>
}

export const contractFile = join(packageRoot, 'openapi.yaml')

/** The code of an address that this machine does not have; of a database it would mean something else. */
const foreign = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        foreign.includes(error.code ?? '')
          ? new ConfigurationError(`HOST bu makinenin bir adresi olmalı (verilen: "${host}").`)
          : error,
      ),
    )
    server.listen(port, host, resolve)
  })

export const startHttpServer = async (
  configuration: Configuration,
  { use }: Application,
  log: Log,
  contractCheck: RequestHandler[] = [],
): Promise<RunningServer> => {
  const readiness: Readiness = { isDraining: false }
  const app = newServer({
    contract: loadContract(contractFile),
    webFolder: join(packageRoot, 'dist', 'web'),
    operations: newOperations(use, readiness, configuration),
    ports: {
      sessions: use(Sessions),
      tokens: use(Tokens),
      partnerships: use(Partnerships),
      keptAnswers: use(KeptAnswers),
      transaction: use(Transaction),
      clock: use(Clock),
    },
    log,
    trustedProxies: configuration.trustedProxies,
    publicUrl: configuration.publicUrl,
    embedOrigins: configuration.embedOrigins,
    imageHosts: configuration.imageHosts,
    contractCheck,
  })
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000 }, app)
  server.maxConnections = 1000
  server.prependListener('request', (_request, response) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close')
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const { problem } = unreadable(error.code)
    const body = JSON.stringify(problem)
    socket.end(
      `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status] ?? ''}\r\nConnection: close\r\nContent-Type: application/problem+json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    )
  })
  await listening(server, configuration.port, configuration.host)
  return {
    port: (server.address() as AddressInfo).port,
    drain: async () => {
      readiness.isDraining = true
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      const closingIdle = setInterval(() => server.closeIdleConnections(), 50)
      await closed
      clearInterval(closingIdle)
    },
  }
}
