import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { missingPgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { runSql, withDatabase } from '../support/sql.ts'
import { type Server, startStandbyOf } from '../support/standby.ts'
import { startProduct } from './processes.ts'

/** The product with its database, as it is loaded. */
export interface Site {
  ownerUrl: string
  /** Starts the product and returns the addresses of its instances. */
  start: () => Promise<string[]>
  /** Process ids. */
  postmaster: number
  standbys: number[]
  /** Stops what was started for it, besides the product. */
  stop: () => Promise<void>
}

export const postmasterOf = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n', 1)[0])

/** Two instances and PgBouncer before a primary, one of whose replicas confirms every commit. `url` is for the product's role. */
export const replicate = async (
  url: string,
  { ownerUrl, postmaster }: Pick<Site, 'ownerUrl' | 'postmaster'>,
  dataDir: string,
  count: number,
): Promise<Site> => {
  if (missingPgBouncer !== undefined) throw new Error(missingPgBouncer)
  const standbys: Server[] = []
  for (let at = 0; at < count; at++) standbys.push(await startStandbyOf({ home: dataDir, ownerUrl }))
  await runSql(ownerUrl, `ALTER SYSTEM SET synchronous_standby_names = 'ANY 1 (*)'`, 'SELECT pg_reload_conf()')
  const bouncer = await startPgBouncer([url], { poolSize: 20 })
  const name = new URL(url).pathname.slice(1)
  const env = {
    DATABASE_DIRECT_URL: url,
    DATABASE_REPLICA_URLS: standbys.map((standby) => withDatabase(standby.url, name)).join(','),
  }
  const startInstance = () => startProduct(bouncer.through(url), env)
  return {
    ownerUrl,
    postmaster,
    standbys: await Promise.all(standbys.map(({ home }) => postmasterOf(home))),
    start: async () => [await startInstance(), await startInstance()],
    stop: async () => {
      await bouncer.stop()
      for (const standby of standbys) await standby.stop()
      await runSql(ownerUrl, 'ALTER SYSTEM RESET synchronous_standby_names', 'SELECT pg_reload_conf()')
    },
  }
}
