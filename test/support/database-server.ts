import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../src/gateways/embedded-postgres.ts'
import { countClients } from '../../src/gateways/embedded-postgres/clients.ts'
import { isDockerLikely, startDockerPostgres } from './docker-postgres.ts'

export type DatabaseServer = {
  url: string
  /** Of the embedded one. */
  dataDir?: string
  stop: () => Promise<void>
}

const prefix = 'tabldot-test-'

const enough = 4 * 1024 ** 3

/** In memory if Linux has plenty: a clone is seven hundred small files, which take many disks half a second. */
const findFolder = async (): Promise<string> => {
  const memory = '/dev/shm'
  const free = await statfs(memory).then(
    ({ bavail, bsize }) => Math.min(bavail * bsize, freemem()),
    () => 0,
  )
  return free >= enough ? memory : tmpdir()
}

/** Removes servers left behind by killed test runs. */
const clearLeftovers = async (folder: string) => {
  const names = (await readdir(folder)).filter((name) => name.startsWith(prefix))
  await Promise.all(
    names
      .map((name) => join(folder, name))
      .map(async (dataDir) => {
        if ((await countClients(join(dataDir, 'clients')).catch(() => 1)) > 0) return
        await (await openEmbeddedPostgres({ dataDir, durable: false })).release()
        await rm(dataDir, { recursive: true, force: true })
      }),
  )
}

const startEmbedded = async (): Promise<DatabaseServer> => {
  const folder = await findFolder()
  await clearLeftovers(folder).catch(() => {})
  const dataDir = await mkdtemp(join(folder, prefix))
  await chmod(dataDir, 0o755)
  const { ownerUrl: url, release } = await openEmbeddedPostgres({ dataDir, durable: false })
  return {
    url,
    dataDir,
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
