import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { embeddedFailures } from '../../texts/kernel/failures.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** The server is starting up or recovering. */
const transientCodes = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET'])

/** Resolves with false if the server is gone: one that was just killed can look alive for a moment. */
export const waitUntilReady = async (
  url: string,
  isRunning: () => Promise<boolean>,
  timeoutMs = 60_000,
): Promise<boolean> => {
  const deadline = Date.now() + timeoutMs
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (cause) {
      await client.end().catch(() => {})
      if (!transientCodes.has((cause as { code?: string }).code ?? '') || Date.now() > deadline) {
        throw new EmbeddedPostgresError(embeddedFailures.refusesConnections((cause as Error).message), { cause })
      }
      await pause(50)
      if (!(await isRunning())) return false
    }
  }
}
