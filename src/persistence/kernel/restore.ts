import { finished } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import type { CopyStreamQuery } from 'pg-copy-streams'
import { MigrationExecutor } from 'typeorm'
import {
  BackupError,
  type BackupChecksums,
  type BackupHeader,
  type BackupPart,
  type BackupTable,
  copySettings,
  headerOf,
  provedParts,
  tablesQuery,
} from './backup.ts'
import { newDataSource } from './data-source.ts'
import { installJobQueue } from './job-queue.ts'
import { migrate, schemaLockKey } from './migrate.ts'
import { migrations } from './migrations.ts'

const refuseNewer = (header: BackupHeader): void => {
  const known = new Set(migrations.map(({ name }) => name))
  if (!header.migrations.every((name) => known.has(name))) throw new BackupError('newer')
}

/** What is removed while rows are loaded, and the statement that brings it back, which also checks all rows. */
const setAside = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS remove,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS restore
  FROM pg_constraint
  WHERE contype = 'f' AND conparentid = 0
    AND pg_has_role((SELECT relowner FROM pg_class WHERE oid = conrelid), 'USAGE')
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ')
  FROM pg_index i
  JOIN pg_class t ON t.oid = i.indrelid
  JOIN pg_namespace n ON n.oid = t.relnamespace
  WHERE t.relkind IN ('r', 'p') AND NOT t.relispartition AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'
    AND pg_has_role(t.relowner, 'USAGE')
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype <> 'f')`

/** Numbers go on after the highest one of their column. */
const sequencesQuery = `
  SELECT format('SELECT setval(%L, max(%I)) FROM %s', s.oid::regclass, a.attname, a.attrelid::regclass) AS "goOn"
  FROM pg_class s
  JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.oid AND d.refclassid = 'pg_class'::regclass
    AND d.deptype IN ('a', 'i')
  JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
  JOIN pg_class t ON t.oid = d.refobjid
  WHERE s.relkind = 'S' AND t.relname <> 'migrations' AND pg_has_role(t.relowner, 'USAGE')`

const written = (copy: CopyStreamQuery, content: Buffer): Promise<void> =>
  new Promise((resolve, reject) => copy.write(content, (error) => (error ? reject(error) : resolve())))

/** Fills the tables but those to leave out, and counts what PostgreSQL has taken of each. */
const load = async (
  client: ClientBase,
  header: BackupHeader,
  leftOut: readonly BackupTable[],
  parts: AsyncIterable<BackupPart>,
): Promise<BackupChecksums> => {
  const { from: copyFrom } = await import('pg-copy-streams')
  const rows = new Map<string, number>()
  let current: { table: BackupTable; copy: CopyStreamQuery } | undefined
  const endCurrent = async () => {
    if (current === undefined) return
    const { table, copy } = current
    current = undefined
    copy.end()
    await finished(copy)
    rows.set(table.name, copy.rowCount)
  }
  const proved = provedParts(header, parts)
  /** Otherwise PostgreSQL would wait for the rest of the rows. */
  const giveUp = async (error: unknown): Promise<never> => {
    if (current !== undefined) await finished(current.copy.destroy(error as Error)).catch(() => undefined)
    throw error
  }
  for (;;) {
    const next = await proved.next().catch(giveUp)
    if (next.done === true || next.value.table !== current?.table) await endCurrent()
    if (next.done === true) {
      const checksums = next.value
      const isShort = (table: BackupTable) =>
        !leftOut.includes(table) && checksums[table.name]?.rows !== (rows.get(table.name) ?? 0)
      if (header.tables.some(isShort)) throw new BackupError('damaged')
      return checksums
    }
    const { table, content } = next.value
    if (leftOut.includes(table)) continue
    if (current === undefined) {
      const copy = client.query(copyFrom(`COPY ${table.name} (${table.columns.join(', ')}) FROM STDIN`))
      copy.on('error', () => undefined)
      current = { table, copy }
    }
    await written(current.copy, content)
  }
}

interface Target {
  /** Signs in as the role that is to own the tables. */
  ownerUrl: string
  /** The product's role, if it is another one. */
  applicationRole?: string | undefined
}

export interface RestoredBackup {
  header: BackupHeader
  checksums: BackupChecksums
  /** Names of tables that the schema of the backup does not have: somebody had made them beside it. */
  leftOut: string[]
}

/**
 * Brings an empty database to the schema of the backup and loads all tables, in one transaction that fails unless every
 * checksum, count, constraint and foreign key holds; then brings it to the newest schema.
 */
export const restoreBackup = async (
  { ownerUrl, applicationRole }: Target,
  parts: AsyncGenerator<BackupPart>,
): Promise<RestoredBackup> => {
  const header = await headerOf(parts)
  refuseNewer(header)
  const dataSource = await newDataSource({
    url: ownerUrl,
    poolSize: 1,
    withoutTimeouts: true,
    migrations: migrations.filter(({ name }) => header.migrations.includes(name)),
  }).initialize()
  const runner = dataSource.createQueryRunner()
  const rowsOf = async <Row>(text: string) => (await runner.query(text)) as Row[]
  const fill = async (): Promise<RestoredBackup> => {
    await installJobQueue(ownerUrl)
    await runner.startTransaction()
    const executor = new MigrationExecutor(dataSource, runner)
    executor.transaction = 'none'
    await executor.executePendingMigrations()
    const tables = await rowsOf<BackupTable>(tablesQuery)
    const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns]))
    const isForeign = ({ name }: BackupTable) => !columnsOf.has(name) && !name.startsWith('graphile_worker.')
    const leftOut = header.tables.filter(isForeign)
    /** Names that are not known here never get into a statement. */
    const fits = ({ name, columns }: BackupTable) =>
      columnsOf.has(name) && columns.every((column) => columnsOf.get(name)?.includes(column))
    if (!header.tables.every((table) => leftOut.includes(table) || fits(table))) throw new BackupError('other_schema')
    const aside = await rowsOf<{ remove: string; restore: string }>(setAside)
    for (const { remove } of aside) await runner.query(remove)
    // Migrations have filled some. TRUNCATE would wait for the disk once for each table and index.
    for (const { name } of tables) await runner.query(`ALTER TABLE ${name} DISABLE TRIGGER USER; DELETE FROM ${name}`)
    const checksums = await load((await runner.connect()) as ClientBase, header, leftOut, parts)
    for (const { name } of tables) await runner.query(`ALTER TABLE ${name} ENABLE TRIGGER USER`)
    for (const { restore } of aside.toReversed()) await runner.query(restore)
    for (const { goOn } of await rowsOf<{ goOn: string }>(sequencesQuery)) await runner.query(goOn)
    await runner.commitTransaction()
    return { header, checksums, leftOut: leftOut.map(({ name }) => name) }
  }
  const undo = async (): Promise<void> => {
    if (runner.isTransactionActive) await runner.rollbackTransaction()
    await runner.query('DROP SCHEMA IF EXISTS graphile_worker CASCADE')
  }
  /** A restore that was killed leaves the queue's tables, or some of them, without jobs. */
  const isEmpty = async (): Promise<boolean> => {
    const tables = await rowsOf<BackupTable>(tablesQuery)
    if (!tables.every(({ name }) => name.startsWith('graphile_worker.'))) return false
    const isInstalled = (await rowsOf(`SELECT WHERE to_regclass('graphile_worker.jobs') IS NOT NULL`)).length > 0
    return !isInstalled || (await rowsOf('SELECT FROM graphile_worker.jobs LIMIT 1')).length === 0
  }
  try {
    // A server that starts now, or another restore, would fill the same empty database.
    await runner.query(`SELECT pg_advisory_lock(${schemaLockKey})`)
    if (!(await isEmpty())) throw new BackupError('not_empty')
    await runner.query(`${copySettings}; SET maintenance_work_mem = '256MB'`)
    const restored = await fill().catch(async (error: unknown) => {
      await undo().catch(() => undefined)
      throw error
    })
    await runner.query('ANALYZE')
    await runner.query(`SELECT pg_advisory_unlock(${schemaLockKey})`)
    await migrate(ownerUrl, applicationRole)
    return restored
  } finally {
    await runner.release()
    await dataSource.destroy()
  }
}
