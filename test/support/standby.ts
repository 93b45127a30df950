import { execFile } from 'node:child_process'
import { appendFile, chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries } from '../../src/gateways/embedded-postgres/binaries.ts'
import { stop } from '../../src/gateways/embedded-postgres/cluster.ts'
import { makeRunner } from '../../src/gateways/embedded-postgres/run-program.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from '../../src/gateways/embedded-postgres.ts'

export interface Server extends EmbeddedPostgres {
  home: string
  /** It is started again, on the same port, by the watch of the embedded PostgreSQL. */
  interrupt: () => Promise<void>
  stop: () => Promise<void>
}

const opened = async (home: string): Promise<Server> => {
  const postgres = await openEmbeddedPostgres({ dataDir: home, durable: false })
  return {
    ...postgres,
    home,
    interrupt: async () => {
      const binaries = await findBinaries()
      const runner = await makeRunner([binaries.postgres, join(home, 'postgres')])
      await stop({ dataDir: home, durable: false, binaries, runner })
    },
    stop: async () => {
      await postgres.release()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** A folder that the account of PostgreSQL can reach. */
const newHome = async (): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), 'tabldot-standby-'))
  await chmod(home, 0o755)
  return home
}

export const startPrimary = async (): Promise<Server> => opened(await newHome())

/** A streaming replica: a copy of the primary's files, made while it runs. */
export const startStandbyOf = async ({ home: from, ownerUrl }: Pick<Server, 'home' | 'ownerUrl'>): Promise<Server> => {
  const home = await newHome()
  const data = join(home, 'postgres')
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`SELECT pg_backup_start('standby', true)`)
  await promisify(execFile)('cp', ['-a', `${from}/.`, home])
  await rm(join(home, 'clients'), { recursive: true })
  await rm(join(data, 'postmaster.pid'))
  const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)')
  await client.end()

  const { uid, gid } = await stat(data)
  const write = async (name: string, content: string) => {
    await writeFile(join(data, name), content)
    await chown(join(data, name), uid, gid)
  }
  await write('backup_label', rows[0]!.label)
  await write('standby.signal', '')
  const { hostname, port, username, password } = new URL(ownerUrl)
  await appendFile(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\nwal_retrieve_retry_interval = 100ms\n`,
  )
  return opened(home)
}
