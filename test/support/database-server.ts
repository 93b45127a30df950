import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../src/gateways/embedded-postgres.ts'
import { countClients } from '../../src/gateways/embedded-postgres/clients.ts'
import { isDockerLikely, startDockerPostgres } from './docker-postgres.ts'

export type DatabaseServer = { url: string; stop: () => Promise<void> }

const prefix = 'tabldot-test-'

/** Removes servers that killed test runs left behind. */
const clearLeftovers = async () => {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix))
  await Promise.all(
    names
      .map((name) => join(tmpdir(), name))
      .map(async (dataDir) => {
        if ((await countClients(join(dataDir, 'clients')).catch(() => 1)) > 0) return
        await (await openEmbeddedPostgres({ dataDir, durable: false })).release()
        await rm(dataDir, { recursive: true, force: true })
      }),
  )
}

const startEmbedded = async (): Promise<DatabaseServer> => {
  await clearLeftovers().catch(() => {})
  const dataDir = await mkdtemp(join(tmpdir(), prefix))
  await chmod(dataDir, 0o755)
  const { ownerUrl: url, release } = await openEmbeddedPostgres({ dataDir, durable: false })
  return {
    url,
    stop: async () => {
      await release()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Uses DATABASE_URL, otherwise a container if Docker is available, otherwise the embedded PostgreSQL. */
export const startDatabaseServer = async (): Promise<DatabaseServer> => {
  const given = process.env.DATABASE_URL
  if (given) return { url: given, stop: () => Promise.resolve() }
  const container = (await isDockerLikely()) ? await startDockerPostgres() : undefined
  return container ?? startEmbedded()
}
