import type { DataSource, QueryRunner } from 'typeorm'
import { grantApplicationRights } from './application-rights.ts'
import { backupApplication, backupLockKey } from './backup.ts'
import { newDataSource } from './data-source.ts'
import { installJobQueue } from './job-queue.ts'

/** Held by whoever changes the schema. */
export const schemaLockKey = 727274

const urlOf = ({ options }: DataSource): string => (options as { url?: string }).url ?? ''

/** The database was migrated by a newer program than this one. */
export class NewerSchemaError extends Error {
  /** The newest migration of the database, which this program does not know. */
  readonly found: string
  /** The newest migration that this program knows. */
  readonly known: string

  constructor(found: string, known: string) {
    super(`the schema is at ${found}, this program knows ${known}`)
    this.name = 'NewerSchemaError'
    this.found = found
    this.known = known
  }
}

/** How many migrations the database still lacks; refuses one that a newer program has migrated. */
export const countPending = async ({ migrations }: DataSource, runner: QueryRunner): Promise<number> => {
  const known = migrations.map(({ name, constructor }) => name ?? constructor.name)
  if (!(await runner.hasTable('migrations'))) return known.length
  const done = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[]
  const unknown = done.filter(({ name }) => !known.includes(name)).at(-1)
  if (unknown) throw new NewerSchemaError(unknown.name, known.at(-1) ?? '')
  return known.length - done.length
}

/** Called before migrations wait for a backup; with when it began, if that is known. */
export type BackupAwaited = (since: Date | null) => void

/** The product's role hides from the owner when its connections began, but not how they are called. */
const backupsUnderWay = `
  SELECT min(coalesce(
    a.backend_start,
    substring(a.application_name FROM '^${backupApplication} (\\S+Z)$')::timestamptz
  )) AS since
  FROM pg_locks l
  JOIN pg_stat_activity a USING (pid)
  WHERE l.locktype = 'advisory' AND l.granted AND l.pid <> pg_backend_pid() AND l.objid = ${backupLockKey}
    AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())`

const waitForBackups = async (runner: QueryRunner, onBackupAwaited?: BackupAwaited): Promise<void> => {
  const rowOf = async <Row>(text: string) => ((await runner.query(text)) as [Row])[0]
  const { isFree } = await rowOf<{ isFree: boolean }>(`SELECT pg_try_advisory_xact_lock(${backupLockKey}) AS "isFree"`)
  if (isFree) return
  onBackupAwaited?.((await rowOf<{ since: Date | null }>(backupsUnderWay)).since)
  await runner.query(`SELECT pg_advisory_xact_lock(${backupLockKey})`)
}

/**
 * Runs the pending migrations and returns their names. An advisory lock makes it safe for several instances to start at
 * once; it is bound to a transaction, so it cannot outlive this one. The product's role is granted its rights, unless
 * it is the one that migrates.
 */
export const runMigrations = async (
  dataSource: DataSource,
  applicationRole?: string,
  onBackupAwaited?: BackupAwaited,
): Promise<string[]> => {
  const runner = dataSource.createQueryRunner()
  try {
    await runner.startTransaction()
    await runner.query(`SELECT pg_advisory_xact_lock(${schemaLockKey})`)
    if ((await countPending(dataSource, runner)) > 0) await waitForBackups(runner, onBackupAwaited)
    const done = await dataSource.runMigrations()
    await installJobQueue(urlOf(dataSource))
    if (applicationRole !== undefined) await grantApplicationRights(runner, applicationRole)
    await runner.commitTransaction()
    return done.map((migration) => migration.name)
  } finally {
    await runner.release()
  }
}

/** Uses two separate connections without timeouts: one holds the lock, the other migrates. */
export const migrate = async (
  url: string,
  applicationRole?: string,
  onBackupAwaited?: BackupAwaited,
): Promise<string[]> => {
  const dataSource = await newDataSource({ url, poolSize: 2, withoutTimeouts: true }).initialize()
  try {
    return await runMigrations(dataSource, applicationRole, onBackupAwaited)
  } finally {
    await dataSource.destroy()
  }
}
