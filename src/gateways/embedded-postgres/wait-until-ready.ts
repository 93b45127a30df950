import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'

/** Starting up or still recovering: it will answer in a moment. */
const passing = new Set(['57P03', 'ECONNREFUSED', 'ECONNRESET'])

/** Answers false when the server is gone: one that was just killed can look alive for a moment. */
export const waitUntilReady = async (
  url: string,
  isThere: () => Promise<boolean>,
  patience = 60_000,
): Promise<boolean> => {
  const until = Date.now() + patience
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (cause) {
      await client.end().catch(() => {})
      if (!passing.has((cause as { code?: string }).code ?? '') || Date.now() > until) {
        throw new EmbeddedPostgresError(`Gömülü PostgreSQL bağlantı kabul etmiyor: ${(cause as Error).message}`, {
          cause,
        })
      }
      await pause(50)
      if (!(await isThere())) return false
    }
  }
}
