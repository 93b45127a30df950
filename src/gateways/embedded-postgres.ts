import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { findBinaries } from './embedded-postgres/binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres/embedded-postgres-error.ts'
import { countClients, enter, leave } from './embedded-postgres/clients.ts'
import { passwordOf, runningPort, start, stop, type Cluster } from './embedded-postgres/cluster.ts'
import { withProcessLock } from './embedded-postgres/process-lock.ts'
import { makeRunner } from './embedded-postgres/run-program.ts'
import { waitUntilReady } from './embedded-postgres/wait-until-ready.ts'

export { EmbeddedPostgresError } from './embedded-postgres/embedded-postgres-error.ts'

export type EmbeddedPostgresOptions = { dataDir: string; durable: boolean; log?: (line: string) => void }
export type EmbeddedPostgres = { url: string; release: () => Promise<void> }

/**
 * A PostgreSQL that any number of processes on one DATA_DIR share: the first one to come starts it, the last one to leave
 * stops it, and one that is killed leaves it running for the next.
 */
export const openEmbeddedPostgres = async ({
  dataDir,
  durable,
  log = () => {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const home = resolve(dataDir)
  await mkdir(home, { recursive: true }).catch(() => {
    throw new EmbeddedPostgresError(`DATA_DIR bir klasör değil ya da oluşturulamıyor (verilen: "${dataDir}").`)
  })
  const [clients, lock] = [join(home, 'clients'), join(home, 'lock')]
  const binaries = await findBinaries()
  const runner = await makeRunner([binaries.postgres, join(home, 'postgres')])
  const cluster: Cluster = { dataDir: home, durable, binaries, runner }

  const stopIfUnused = async () => {
    if ((await countClients(clients)) > 0 || (await runningPort(cluster)) === undefined) return
    await stop(cluster).catch(async (error: unknown) => {
      if ((await runningPort(cluster)) !== undefined) throw error
    })
    log('Gömülü PostgreSQL durdu.')
  }

  const { url, ticket } = await withProcessLock(lock, async () => {
    const ticket = await enter(clients)
    try {
      for (;;) {
        const running = await runningPort(cluster)
        const port = running ?? (await start(cluster))
        const url = `postgres://postgres:${await passwordOf(cluster)}@127.0.0.1:${port}/postgres`
        if (!(await waitUntilReady(url, async () => (await runningPort(cluster)) === port))) continue
        log(
          running
            ? `Çalışan gömülü PostgreSQL kullanılıyor (port ${port}).`
            : `Gömülü PostgreSQL başladı (port ${port}).`,
        )
        return { url, ticket }
      }
    } catch (error) {
      await leave(clients, ticket)
      throw error
    }
  })

  let released: Promise<void> | undefined
  const release = () =>
    (released ??= withProcessLock(lock, async () => {
      await leave(clients, ticket)
      await stopIfUnused()
    }))
  return { url, release }
}
