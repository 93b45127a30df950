import { createHash, type Hash } from 'node:crypto'
import pg from 'pg'
import { connectionWait } from './time-limits.ts'

export interface BackupTable {
  /** With its schema, quoted. */
  name: string
  /** Quoted; generated ones are left out. */
  columns: string[]
}

/** The newest entry of a company's log. */
export interface LogHead {
  slug: string
  seq: string
  hash: string
}

/** The first entry of a backup. */
export interface BackupHeader {
  format: 1
  /** Version of the product. */
  product: string
  madeAt: string
  /** Names of the migrations that made the schema, in order. */
  migrations: string[]
  tables: BackupTable[]
  logHeads: LogHead[]
}

/** The last entry of a backup; a backup without it was cut off. */
export type BackupChecksums = Record<string, { rows: number; bytes: number; sha256: string }>

/** A file of a backup. A table consists of several, in order, each with a part of PostgreSQL's `COPY` format. */
export interface BackupPart {
  name: string
  content: Buffer
}

const headerName = 'backup.json'
const checksumsName = 'checksums.json'
const partBytes = 4_000_000
const partName = (place: number, { name }: BackupTable, part: number): string =>
  `tables/${String(place + 1).padStart(3, '0')}-${name.replaceAll('"', '')}/${String(part + 1).padStart(6, '0')}.copy`

/** Values are written the same way whatever the server's or the role's settings are; a backup may take long. */
export const copySettings = `
  SET client_encoding = 'UTF8'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET timezone = 'UTC';
  SET bytea_output = 'hex'; SET extra_float_digits = 1; SET statement_timeout = 0; SET lock_timeout = 0;
  SET idle_in_transaction_session_timeout = 0`

/**
 * All tables, each as a whole, since another database has other months, but those that say which migrations were run,
 * which follow from the program that restores; those of extensions; and those that another role has made here and keeps
 * for itself.
 */
export const tablesQuery = `
  SELECT format('%I.%I', n.nspname, c.relname) AS name, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
  FROM pg_class c
  JOIN pg_namespace n ON n.oid = c.relnamespace
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> 'migrations'
    AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
    AND (
      c.relowner = (SELECT relowner FROM pg_class WHERE oid = to_regclass('migrations'))
      OR (has_schema_privilege(n.oid, 'USAGE') AND has_table_privilege(c.oid, 'SELECT'))
    )
  GROUP BY n.nspname, c.relname
  ORDER BY n.nspname, c.relname`

const headsQuery = `
  SELECT c.slug, h.seq::text AS seq, encode(h.hash, 'hex') AS hash
  FROM audit_heads h
  JOIN companies c ON c.id = h.company_id
  ORDER BY c.slug`

/** Held by a backup, and by migrations alone. */
export const backupLockKey = 727277
/** What its connection is called, before the time when it began. */
export const backupApplication = 'tabldot backup'

/**
 * Begins the transaction of a backup. Locks come before its snapshot, because a table that is rewritten after it would
 * look empty. Migrations wait for a backup before they lock anything, so that nobody waits behind them.
 */
const begin = async (client: pg.Client): Promise<void> => {
  await client.query(`SELECT pg_advisory_lock_shared(${backupLockKey})`)
  if ((await client.query(`SELECT WHERE to_regclass('migrations') IS NULL`)).rowCount) throw new BackupError('no_data')
  const { rows } = await client.query<BackupTable>(tablesQuery)
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await client.query(`LOCK TABLE ${rows.map(({ name }) => name).join(', ')} IN ACCESS SHARE MODE`)
}

const json = (name: string, value: unknown): BackupPart => ({ name, content: Buffer.from(JSON.stringify(value)) })

const partsOf = async function* (
  client: pg.Client,
  place: number,
  table: BackupTable,
  checksums: BackupChecksums,
): AsyncGenerator<BackupPart> {
  const { to: copyTo } = await import('pg-copy-streams')
  const rows = client.query(copyTo(`COPY (SELECT ${table.columns.join(', ')} FROM ${table.name}) TO STDOUT`))
  const hash = createHash('sha256')
  let [chunks, size, bytes, part] = [[] as Buffer[], 0, 0, 0]
  const cut = (): BackupPart => {
    const content = Buffer.concat(chunks)
    hash.update(content)
    bytes += content.length
    ;[chunks, size] = [[], 0]
    return { name: partName(place, table, part++), content }
  }
  for await (const chunk of rows) {
    chunks.push(chunk as Buffer)
    size += (chunk as Buffer).length
    if (size >= partBytes) yield cut()
  }
  if (size > 0) yield cut()
  checksums[table.name] = { rows: rows.rowCount, bytes, sha256: hash.digest('hex') }
}

/**
 * Reads all tables in one snapshot, while others go on writing; needs no more than the product's role. Holds a few
 * megabytes at a time.
 */
export const readBackup = async function* (url: string, product: string, now: Date): AsyncGenerator<BackupPart> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectionWait,
    application_name: `${backupApplication} ${now.toISOString()}`,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(copySettings)
    await begin(client)
    const { rows: migrations } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id')
    const { rows: tables } = await client.query<BackupTable>(tablesQuery)
    const { rows: logHeads } = await client.query<LogHead>(headsQuery)
    const header: BackupHeader = {
      format: 1,
      product,
      madeAt: now.toISOString(),
      migrations: migrations.map(({ name }) => name),
      tables,
      logHeads,
    }
    yield json(headerName, header)
    const checksums: BackupChecksums = {}
    for (const [place, table] of tables.entries()) yield* partsOf(client, place, table, checksums)
    yield json(checksumsName, checksums)
  } finally {
    await client.end().catch(() => undefined)
  }
}

export type BackupFault = 'no_data' | 'foreign' | 'newer' | 'incomplete' | 'damaged' | 'other_schema' | 'not_empty'

/** A backup cannot be made or used, or not here; nothing was restored. */
export class BackupError extends Error {
  override name = 'BackupError'
  readonly fault: BackupFault

  constructor(fault: BackupFault) {
    super(fault)
    this.fault = fault
  }
}

const parsed = <T>({ content }: BackupPart): T => {
  try {
    return JSON.parse(content.toString()) as T
  } catch {
    throw new BackupError('foreign')
  }
}

/** Takes the header off the parts of a backup. */
export const headerOf = async (parts: AsyncGenerator<BackupPart>): Promise<BackupHeader> => {
  const first = await parts.next()
  if (first.done === true || first.value.name !== headerName) throw new BackupError('foreign')
  const header = parsed<BackupHeader>(first.value)
  if (header.format !== 1 || !Array.isArray(header.tables) || !Array.isArray(header.migrations))
    throw new BackupError('foreign')
  return header
}

const emptyHash = createHash('sha256').digest('hex')

/**
 * The parts after the header, each with its table, until the end of a backup that is complete. Throws at the end if a
 * table differs from its checksum; returns the checksums.
 */
export const provedParts = async function* (
  { tables }: BackupHeader,
  parts: AsyncIterable<BackupPart>,
): AsyncGenerator<{ table: BackupTable; content: Buffer }, BackupChecksums> {
  const hashes = new Map<BackupTable, { hash: Hash; bytes: number; part: number }>()
  let place = 0
  let checksums: BackupChecksums | undefined
  for await (const part of parts) {
    if (checksums !== undefined) throw new BackupError('damaged')
    if (part.name === checksumsName) {
      const given = parsed<BackupChecksums>(part)
      checksums = given
      const isProved = (table: BackupTable) => {
        const { hash, bytes } = hashes.get(table) ?? { hash: undefined, bytes: 0 }
        return given[table.name]?.bytes === bytes && given[table.name]?.sha256 === (hash?.digest('hex') ?? emptyHash)
      }
      if (!tables.every(isProved)) throw new BackupError('damaged')
      continue
    }
    while (
      place < tables.length &&
      part.name !== partName(place, tables[place]!, hashes.get(tables[place]!)?.part ?? 0)
    )
      place++
    const table = tables[place]
    if (table === undefined) throw new BackupError('damaged')
    const seen = hashes.get(table) ?? { hash: createHash('sha256'), bytes: 0, part: 0 }
    seen.hash.update(part.content)
    hashes.set(table, { ...seen, bytes: seen.bytes + part.content.length, part: seen.part + 1 })
    yield { table, content: part.content }
  }
  if (checksums === undefined) throw new BackupError('incomplete')
  return checksums
}
