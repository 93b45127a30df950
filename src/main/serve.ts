import pino from 'pino'
import { openApplication } from './application.ts'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts'
import { contractCheckOf } from './contract-check.ts'
import { startHttpServer } from './http-server.ts'
import { startHousekeeping } from './housekeeping.ts'
import { knownTrouble } from './known-trouble.ts'
import { startWorker } from './worker.ts'

/** Counted from the end of the grace time; the defaults together stay below the ten seconds after which Docker kills. */
const longestDrain = 8_000
/** A start that is interrupted first finishes, so that it can be undone. */
const longestStart = 30_000

/** Registers how to close each part as soon as it is open, so that a later failure closes the earlier ones. */
const start = async (configuration: Configuration, log: pino.Logger, opened: AsyncDisposableStack): Promise<number> => {
  const application = await openApplication(configuration, {
    onConnectionLost: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  opened.defer(application.close)
  if (application.migrated.length > 0) log.info({ migrations: application.migrated }, 'migrated')
  const contractCheck = configuration.contractCheck === 'strict' ? await contractCheckOf() : []
  const server = await startHttpServer(configuration, application, log, contractCheck)
  opened.defer(startHousekeeping(application.use, log))
  const worker = startWorker(application, log)
  opened.defer(async () => void (await Promise.all([server.drain(), worker.stop()])))
  return server.port
}

/** Runs the server until the process is asked to stop. `onReady` hears the address people use. */
export const serve = async (
  configuration: Configuration,
  onReady: (url: string) => void | Promise<void> = () => undefined,
): Promise<void> => {
  const log = pino({ level: configuration.logLevel })
  const opened = new AsyncDisposableStack()
  const starting = start(configuration, log, opened)
  let closing: Promise<void> | undefined
  const close = () =>
    (closing ??= starting.then(
      () => opened.disposeAsync(),
      () => opened.disposeAsync(),
    ))

  let isStarted = false
  let isStopping = false
  const stop = async (exitCode: number): Promise<void> => {
    if (isStopping) return
    isStopping = true
    const patience = configuration.shutdownGrace * 1000 + (isStarted ? longestDrain : longestStart)
    setTimeout(() => process.exit(exitCode || 1), patience).unref()
    await close()
    process.exit(exitCode)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  process.on('unhandledRejection', (error) => {
    log.fatal({ err: error }, 'unhandled rejection')
    void stop(1)
  })
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught exception')
    void stop(1)
  })

  try {
    const port = await starting
    isStarted = true
    log.info({ port }, 'listening')
    await onReady(configuration.port === 0 ? `http://localhost:${port}` : configuration.publicUrl)
  } catch (error) {
    await close()
    throw error
  }
}

if (import.meta.main) {
  try {
    await serve(readConfiguration(process.env))
  } catch (error) {
    const sentence = error instanceof ConfigurationError ? error.message : knownTrouble(error)
    process.stderr.write(`${sentence ?? `Sunucu başlatılamadı: ${(error as Error).message}`}\n`)
    process.exit(1)
  }
}
