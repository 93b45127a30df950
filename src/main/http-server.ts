import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http'
import { type AddressInfo, isIP } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestHandler } from 'express'
import { identifyKey, Sessions, Tokens } from '../core/access/index.ts'
import { Companies } from '../core/companies/index.ts'
import { Mailer } from '../core/emails/index.ts'
import { Clock, KeptAnswers, Showing, Transaction } from '../core/shared/index.ts'
import { loadContract, type Log, newOperations, newServer, type Readiness } from '../http/index.ts'
import { badSetting, settingForms } from '../texts/kernel/settings.ts'
import type { Application } from './application.ts'
import { type Configuration, ConfigurationError } from './configuration.ts'
import { guardConnections, proxyIdleTime, requestLimits } from './connections.ts'
import { sumFiles } from './file-sums.ts'
import { backlog, gentleClose } from './gentle-close.ts'
import { packageRoot, packageVersion } from './package-root.ts'

export interface RunningServer {
  /** The actual port, even if `PORT` is 0. */
  port: number
  /** Reports not ready, keeps serving for the grace period, finishes the requests in flight, and resolves. */
  drain: () => Promise<void>
}

export const contractFile = join(packageRoot, 'openapi.yaml')

/** Error codes for a `HOST` that is not an address of this machine; anywhere else they would refer to the database. */
const unknownHostCodes = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL']

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        unknownHostCodes.includes(error.code ?? '')
          ? new ConfigurationError(badSetting('HOST', settingForms.ownAddress, host))
          : error,
      ),
    )
    server.listen({ port, host, backlog }, resolve)
  })

/** The loopback address, unless the server only listens on another address. */
const ownUrlOf = (host: string, port: number): string => {
  const address = isIP(host) === 0 || ['0.0.0.0', '::', '::1', '127.0.0.1'].includes(host) ? loopbackOf(host) : host
  return `http://${isIP(address) === 6 ? `[${address}]` : address}:${port}`
}
const loopbackOf = (host: string): string => (host === '::1' ? host : '127.0.0.1')

/**
 * A class whose objects have this prototype from the start: Express would give it to each request and response, after
 * which V8 cannot use what it knows about their class (0136).
 */
const madeAs = <Kind extends typeof IncomingMessage | typeof ServerResponse>(Kind: Kind, prototype: object): Kind => {
  const Made = function (...given: ConstructorParameters<Kind>): unknown {
    return Reflect.construct(Kind, given, Made)
  }
  Made.prototype = prototype
  return Made as unknown as Kind
}

export const startHttpServer = async (
  configuration: Configuration,
  { use }: Application,
  log: Log,
  contractCheck: RequestHandler[] = [],
): Promise<RunningServer> => {
  const readiness: Readiness = { isDraining: false, ownUrl: '', work: new Set() }
  const files = sumFiles(log.info)
  const metrics =
    configuration.metricsToken === undefined
      ? undefined
      : (await import('./metrics.ts')).newMetrics(configuration.metricsToken, use, () => inFlight(), log)
  const app = newServer({
    contract: loadContract(contractFile),
    webFolder: join(packageRoot, 'dist', 'web'),
    operations: newOperations(use, readiness, { ...configuration, version: packageVersion() }, log, metrics),
    ports: {
      sessions: use(Sessions),
      identifyKey: use(identifyKey),
      tokens: use(Tokens),
      companies: use(Companies),
      keptAnswers: use(KeptAnswers),
      showing: use(Showing),
      transaction: use(Transaction),
      clock: use(Clock),
    },
    log,
    countFile: files.add,
    observe: metrics?.observe,
    trustedProxies: configuration.trustedProxies,
    publicUrl: configuration.publicUrl,
    sendsMail: use(Mailer).isOn,
    embedOrigins: configuration.embedOrigins,
    imageHosts: configuration.imageHosts,
    contractCheck,
    checksRefusals: configuration.contractCheck === 'strict',
  })
  const server = createServer({
    ...requestLimits,
    ...(configuration.trustedProxies > 0 && { keepAliveTimeout: proxyIdleTime }),
    IncomingMessage: madeAs(IncomingMessage, app.request),
    ServerResponse: madeAs(ServerResponse, app.response),
  })
  const { afterwards, close, inFlight } = gentleClose(server)
  server.on('request', afterwards(app))
  guardConnections(server, configuration.trustedProxies > 0 ? undefined : configuration.connectionsPerAddress)
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.prependListener('request', (_request, response) => {
    if (readiness.isDraining) response.setHeader('Connection', 'close')
  })
  await listening(server, configuration.port, configuration.host)
  const { port } = server.address() as AddressInfo
  readiness.ownUrl = ownUrlOf(configuration.host, port)
  return {
    port,
    drain: async () => {
      readiness.isDraining = true
      await pause(configuration.shutdownGrace * 1000)
      await close(configuration.shutdownGrace * 1000)
      await Promise.all(readiness.work)
      files.flush()
    },
  }
}
