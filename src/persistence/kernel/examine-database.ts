import { type DatabaseAddresses, inspectAddresses } from './database-addresses.ts'
import { newDataSource } from './data-source.ts'
import { countPending } from './migrate.ts'

export interface DatabaseFacts {
  isPooled: boolean
  /** False for a pool whose connections do not have the product's time limits yet. */
  hasLimits: boolean
  /** Such as 18. */
  majorVersion: number
  version: string
  encoding: string
  /** Extensions and collations that the schema needs and the server does not offer. */
  missing: string[]
  maxConnections: number
  megabytes: number
  isSuperuser: boolean
  ownsTables: boolean
  pendingMigrations: number
  /** How far the server's clock is ahead of `now`. */
  aheadMs: number
}

const query = `
  SELECT current_setting('server_version_num')::int / 10000 AS "majorVersion",
    current_setting('server_version') AS version,
    pg_encoding_to_char(encoding) AS encoding,
    ARRAY(
      SELECT name FROM unnest(ARRAY['pg_trgm', 'btree_gin']) AS name
      WHERE name NOT IN (SELECT name FROM pg_available_extensions)
      UNION ALL
      SELECT 'tr-x-icu' WHERE NOT EXISTS (SELECT FROM pg_collation WHERE collname = 'tr-x-icu')
    ) AS missing,
    current_setting('max_connections')::int AS "maxConnections",
    (pg_database_size(current_database()) / 1048576)::int AS megabytes,
    rolsuper AS "isSuperuser",
    EXISTS (
      SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relowner = r.oid
    ) AS "ownsTables",
    (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"
  FROM pg_database, pg_roles r
  WHERE datname = current_database() AND rolname = current_user`

type Row = Omit<DatabaseFacts, 'isPooled' | 'hasLimits' | 'pendingMigrations' | 'aheadMs'> & { nowMs: number }

/** What is known of a database before the product works on it; changes nothing. */
export const examineDatabase = async (addresses: DatabaseAddresses, now: () => Date): Promise<DatabaseFacts> => {
  const { isPooled, hasLimits, sessionUrl } = await inspectAddresses(addresses)
  const dataSource = await newDataSource({ url: sessionUrl, poolSize: 1 }).initialize()
  const runner = dataSource.createQueryRunner()
  try {
    await runner.query('SELECT')
    const askedAt = now().getTime()
    const [{ nowMs, ...facts }] = (await runner.query(query)) as [Row]
    const answeredAt = now().getTime()
    const pendingMigrations = await countPending(dataSource, runner)
    return { ...facts, isPooled, hasLimits, pendingMigrations, aheadMs: nowMs - (askedAt + answeredAt) / 2 }
  } finally {
    await runner.release()
    await dataSource.destroy()
  }
}
