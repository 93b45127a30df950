import pg from 'pg'
import { connectionWait, randomPageCost, timeLimits } from './time-limits.ts'

/** `url` is for serving requests; it may go through a pool such as PgBouncer, even in transaction mode. */
export interface DatabaseAddresses {
  url: string
  /** Bypasses the pool, with the same role: for whatever needs its own session, such as LISTEN. */
  directUrl?: string | undefined
  /** Signs in as the role that owns the tables, for migrations; without it, the product's role runs them. */
  ownerUrl?: string | undefined
}

type AddressName = 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_OWNER_URL'
export type AddressFault = 'direct_missing' | 'pooled' | 'other_database' | 'other_role' | 'encoding' | 'limits_missing'

/** The addresses contradict each other, or lead to a database that cannot be used. */
export class DatabaseAddressError extends Error {
  readonly fault: AddressFault
  readonly address: AddressName

  constructor(fault: AddressFault, address: AddressName) {
    super(`${address}: ${fault}`)
    this.name = 'DatabaseAddressError'
    this.fault = fault
    this.address = address
  }
}

interface Place {
  role: string
  /** Equal for two connections only if they lead to the same database of the same running server. */
  database: string
  encoding: string
  isPooled: boolean
  hasLimits: boolean
}

const hasLimitsSql = Object.entries(timeLimits)
  .map(([name, limit]) => `(SELECT setting FROM pg_settings WHERE name = '${name}') = '${limit}'`)
  .join(' AND ')

const databaseId = '(SELECT oid FROM pg_database WHERE datname = current_database())'
const placeQuery = `
  SELECT pg_backend_pid() AS pid, current_user AS role,
    ${databaseId} || ' ' || extract(epoch FROM pg_postmaster_start_time()) AS database,
    current_setting('server_encoding') AS encoding,
    ${hasLimitsSql} AS "hasLimits"`

const onConnection = async <T>(
  url: string,
  address: AddressName,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> => {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionWait,
    application_name: 'tabldot',
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw Object.assign(error as Error, { setting: address })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** A pool makes up the process id it reports to clients; PostgreSQL reports its real one. */
const placeOf = (url: string, address: AddressName): Promise<Place> =>
  onConnection(url, address, async (client) => {
    const { processID } = client as unknown as { processID: number }
    const { rows } = await client.query<Omit<Place, 'isPooled'> & { pid: number }>(placeQuery)
    const [{ pid, ...place }] = rows as [(typeof rows)[number]]
    return { ...place, isPooled: pid !== processID }
  })

/** Under a lock, because PostgreSQL does not allow concurrent changes to a role. */
const setLimits = `DO $$ BEGIN
  PERFORM pg_advisory_xact_lock(727276);
  ${Object.entries({ ...timeLimits, random_page_cost: randomPageCost })
    .map(
      ([name, value]) =>
        `EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = %L', current_database(), '${value}');`,
    )
    .join('\n  ')}
END $$`

const maxStaleConnections = 100

/**
 * Connection parameters do not survive a pool in transaction mode, so there the limits are defaults of the role, which
 * a role may set for itself. They only apply to new connections, so older ones in the pool are closed, each by a
 * statement that runs on it.
 */
const limitPool = async (url: string, directUrl: string): Promise<void> => {
  await onConnection(directUrl, 'DATABASE_DIRECT_URL', (client) => client.query(setLimits))
  for (let tries = 0; tries < maxStaleConnections; tries++) {
    const { hasLimits } = await placeOf(url, 'DATABASE_URL')
    if (hasLimits) return
    await onConnection(url, 'DATABASE_URL', (client) =>
      client.query(`SELECT pg_terminate_backend(pg_backend_pid()) WHERE NOT (${hasLimitsSql})`).catch(() => undefined),
    )
  }
  throw new DatabaseAddressError('limits_missing', 'DATABASE_URL')
}

interface CheckedAddresses {
  /** Whether the product's connections go through a pool. */
  isPooled: boolean
  /** For connections that keep their session. */
  sessionUrl: string
  migrationUrl: string
  /** The product's role, if it is not the one that migrates. */
  applicationRole: string | undefined
}

interface InspectedAddresses extends CheckedAddresses {
  encoding: string
  /** A pool that does not set the product's time limits. */
  hasLimits: boolean
}

/** Refuses addresses that contradict each other; changes nothing. */
export const inspectAddresses = async ({
  url,
  directUrl,
  ownerUrl,
}: DatabaseAddresses): Promise<InspectedAddresses> => {
  const checked = async (other: string, address: AddressName): Promise<Place> => {
    const place = await placeOf(other, address)
    if (place.isPooled) throw new DatabaseAddressError('pooled', address)
    return place
  }
  const direct = directUrl === undefined ? undefined : await checked(directUrl, 'DATABASE_DIRECT_URL')
  const owner = ownerUrl === undefined ? undefined : await checked(ownerUrl, 'DATABASE_OWNER_URL')
  const place = await placeOf(url, 'DATABASE_URL')
  if (place.isPooled && directUrl === undefined) throw new DatabaseAddressError('direct_missing', 'DATABASE_URL')
  for (const [other, address] of [
    [direct, 'DATABASE_DIRECT_URL'],
    [owner, 'DATABASE_OWNER_URL'],
  ] as const)
    if (other && other.database !== place.database) throw new DatabaseAddressError('other_database', address)
  if (direct && direct.role !== place.role) throw new DatabaseAddressError('other_role', 'DATABASE_DIRECT_URL')
  const sessionUrl = directUrl ?? url
  return {
    isPooled: place.isPooled,
    hasLimits: place.hasLimits,
    encoding: place.encoding,
    sessionUrl,
    migrationUrl: ownerUrl ?? sessionUrl,
    applicationRole: owner && owner.role !== place.role ? place.role : undefined,
  }
}

/** Inspects the addresses, refuses a database without all letters, and sets the time limits of pooled connections. */
export const checkAddresses = async (addresses: DatabaseAddresses): Promise<CheckedAddresses> => {
  const { hasLimits, encoding, ...checked } = await inspectAddresses(addresses)
  if (encoding !== 'UTF8') throw new DatabaseAddressError('encoding', 'DATABASE_URL')
  if (checked.isPooled && !hasLimits) await limitPool(addresses.url, checked.sessionUrl)
  return checked
}
