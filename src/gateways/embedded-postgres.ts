import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { embeddedFailures } from '../texts/kernel/failures.ts'
import { createApplicationRole } from './embedded-postgres/application-role.ts'
import { findBinaries } from './embedded-postgres/binaries.ts'
import { EmbeddedPostgresError } from './embedded-postgres/embedded-postgres-error.ts'
import { countClients, enter, leave } from './embedded-postgres/clients.ts'
import {
  applicationRole,
  type Cluster,
  createIfMissing,
  isRunningAt,
  lastPort,
  ownerRole,
  passwordOf,
  runningPort,
  start,
  stop,
} from './embedded-postgres/cluster.ts'
import { refuseForeignOwner } from './embedded-postgres/owner.ts'
import { withProcessLock } from './embedded-postgres/process-lock.ts'
import { makeRunner } from './embedded-postgres/run-program.ts'
import { waitUntilReady } from './embedded-postgres/wait-until-ready.ts'
import { watch } from './embedded-postgres/watch.ts'

export { EmbeddedPostgresError } from './embedded-postgres/embedded-postgres-error.ts'

export type EmbeddedPostgresOptions = {
  dataDir: string
  durable: boolean
  /** Refuses a folder without data, which is a wrong folder, instead of filling it. */
  mustExist?: boolean
  /** Called when the database died and was restarted, or with the reason why restarting failed. */
  onLost?: (error: Error) => void
}
export type EmbeddedPostgres = {
  /** Signs in as the product's role. */
  url: string
  /** Signs in as the role that owns everything, for migrations. */
  ownerUrl: string
  release: () => Promise<void>
}

/** Whether there is a cluster already; refuses a machine without the programs for one. */
export const hasEmbeddedPostgres = async (dataDir: string): Promise<boolean> => {
  await findBinaries()
  return existsSync(join(dataDir, 'postgres', 'PG_VERSION'))
}

/**
 * A PostgreSQL shared by all processes with the same DATA_DIR: the first to open it starts it, the last to release it
 * stops it, and a killed process leaves it running. If the database dies, the first process to notice restarts it.
 */
export const openEmbeddedPostgres = async ({
  dataDir,
  durable,
  mustExist = false,
  onLost = () => {},
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> => {
  const home = resolve(dataDir)
  if (mustExist && !(await hasEmbeddedPostgres(home))) throw new EmbeddedPostgresError(embeddedFailures.noData(home))
  await mkdir(home, { recursive: true }).catch(() => {
    throw new EmbeddedPostgresError(embeddedFailures.noFolder(dataDir))
  })
  const [clients, lock] = [join(home, 'clients'), join(home, 'lock')]
  const binaries = await findBinaries()
  const runner = await makeRunner([binaries.postgres, join(home, 'postgres')])
  await refuseForeignOwner(home, runner.account?.uid ?? process.getuid?.())
  const cluster: Cluster = { dataDir: home, durable, binaries, runner }
  const urlAt = async (port: number, role: typeof ownerRole | typeof applicationRole = ownerRole) =>
    `postgres://${role}:${await passwordOf(cluster, role)}@127.0.0.1:${port}/postgres`

  const stopIfUnused = async () => {
    if ((await countClients(clients)) > 0 || (await runningPort(cluster)) === undefined) return
    await stop(cluster).catch(async (error: unknown) => {
      if ((await runningPort(cluster)) !== undefined) throw error
    })
  }

  const { port, ticket } = await withProcessLock(lock, async () => {
    const ticket = await enter(clients)
    try {
      for (;;) {
        await createIfMissing(cluster)
        // Other processes only know its port, so it must be started on the same one.
        const isShared = (await countClients(clients)) > 1
        const running = await runningPort(cluster)
        const port = running ?? (await start(cluster, isShared ? await lastPort(cluster) : undefined))
        if (!(await waitUntilReady(await urlAt(port), () => isRunningAt(cluster, port)))) continue
        await createApplicationRole(await urlAt(port), await urlAt(port, applicationRole))
        return { port, ticket }
      }
    } catch (error) {
      await leave(clients, ticket)
      throw error
    }
  })
  const ownerUrl = await urlAt(port)

  const restart = () =>
    withProcessLock(lock, async () => {
      if (released || (await runningPort(cluster)) === port) return
      await start(cluster, port)
      await waitUntilReady(ownerUrl, () => isRunningAt(cluster, port))
      onLost(new Error('the embedded PostgreSQL died and was restarted'))
    })
  const stopWatching = watch(() => isRunningAt(cluster, port), restart, onLost)

  let released: Promise<void> | undefined
  const release = () => {
    stopWatching()
    return (released ??= withProcessLock(lock, async () => {
      await leave(clients, ticket)
      await stopIfUnused()
    }))
  }
  return { url: await urlAt(port, applicationRole), ownerUrl, release }
}
