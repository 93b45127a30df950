import pino from 'pino'
import { openApplication } from './application.ts'
import type { Log } from '../http/index.ts'
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts'
import { contractCheckOf } from './contract-check.ts'
import { checkBackupDir, newDailyBackup, requestFirstBackup } from './daily-backup.ts'
import { foldRepeats } from './folded-log.ts'
import { startHttpServer } from './http-server.ts'
import { startHousekeeping } from './housekeeping.ts'
import { knownFailure } from './known-failure.ts'
import { startWorker } from './worker.ts'
import { startFailure } from '../texts/kernel/failures.ts'

/** Starts after the grace period. With the defaults, everything fits into the ten seconds Docker waits. */
const drainTimeoutMs = 8_000
/** An interrupted start is completed first, so that it can be undone cleanly. */
const startTimeoutMs = 30_000

/**
 * Buffers log lines, up to 16 KiB or 100 ms: one write per request would cost as much as the answer to a saved choice.
 * Fatal errors are flushed immediately, and so is everything else when the process exits.
 */
const logDestination = () => pino.destination({ dest: 1, sync: false, minLength: 16_000, periodicFlush: 100 })

/** Registers the closing of each part as soon as it is open, so that a failure closes the parts before it. */
const start = async (configuration: Configuration, raw: pino.Logger, opened: AsyncDisposableStack): Promise<number> => {
  const errors = foldRepeats((facts, message) => raw.error(facts, message))
  const warnings = foldRepeats((facts, message) => raw.warn(facts, message))
  for (const { flush } of [errors, warnings]) opened.defer(flush)
  const log: Log = { info: (facts, message) => raw.info(facts, message), error: errors.write }
  await checkBackupDir(configuration)
  const application = await openApplication(configuration, {
    onBackupAwaited: (since) => raw.warn({ since }, 'migrations wait for a backup to end'),
    onConnectionLost: (error) => warnings.write({ err: error }, 'database connection lost'),
    onReplicaChange: ({ replica, problem, error }) =>
      problem === undefined
        ? raw.info({ replica }, 'replica is read')
        : raw.warn({ replica, problem, err: error }, 'replica is not read'),
  })
  opened.defer(application.close)
  if (application.migrated.length > 0) log.info({ migrations: application.migrated }, 'migrated')
  const contractCheck = configuration.contractCheck === 'strict' ? await contractCheckOf() : []
  const server = await startHttpServer(configuration, application, log, contractCheck)
  opened.defer(startHousekeeping(application.use, log))
  const backup = newDailyBackup(configuration, application.use)
  const worker = startWorker(application, log, backup)
  opened.defer(async () => void (await Promise.all([server.drain(), worker.stop()])))
  if (backup) await requestFirstBackup(backup, application.use)
  return server.port
}

/** Runs the server until the process is asked to stop. Calls `onReady` with the public address. */
export const serve = async (
  configuration: Configuration,
  onReady: (url: string) => void | Promise<void> = () => undefined,
): Promise<void> => {
  const log = pino({ level: configuration.logLevel }, logDestination())
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
    const timeoutMs = configuration.shutdownGrace * 1000 + (isStarted ? drainTimeoutMs : startTimeoutMs)
    setTimeout(() => process.exit(exitCode || 1), timeoutMs).unref()
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

/** Runs the server with the settings of the environment; a failed start ends the process with one sentence. */
export const serveOrExit = async (): Promise<void> => {
  try {
    await serve(readConfiguration(process.env))
  } catch (error) {
    const sentence = error instanceof ConfigurationError ? error.message : knownFailure(error)?.sentence
    process.stderr.write(`${sentence ?? startFailure((error as Error).message)}\n`)
    process.exit(1)
  }
}

if (import.meta.main) await serveOrExit()
