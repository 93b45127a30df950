import type { DataSource, QueryRunner } from 'typeorm'
import { newDataSource } from './data-source.ts'
import { installJobQueue } from './job-queue.ts'

const advisoryLockKey = 727274

const urlOf = ({ options }: DataSource): string => (options as { url?: string }).url ?? ''

/** The message is a Turkish sentence for the operator. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

const refuseNewerSchema = async ({ migrations }: DataSource, runner: QueryRunner): Promise<void> => {
  const known = migrations.map(({ name, constructor }) => name ?? constructor.name)
  if (!(await runner.hasTable('migrations'))) return
  const done = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[]
  const unknown = done.filter(({ name }) => !known.includes(name)).at(-1)
  if (unknown)
    throw new NewerSchemaError(
      `Veritabanı daha yeni bir Tabldot ile güncellenmiş: veritabanının şeması ${unknown.name}, bu programın bildiği son şema ${known.at(-1)}. Tabldot'un yeni sürümünü kullanın.`,
    )
}

/** Runs the pending migrations and returns their names. An advisory lock makes it safe for several instances to start at once. */
export const runMigrations = async (dataSource: DataSource): Promise<string[]> => {
  const runner = dataSource.createQueryRunner()
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [advisoryLockKey])
    await refuseNewerSchema(dataSource, runner)
    const done = await dataSource.runMigrations()
    await installJobQueue(urlOf(dataSource))
    await runner.query('SELECT pg_advisory_unlock($1)', [advisoryLockKey])
    return done.map((migration) => migration.name)
  } finally {
    await runner.release()
  }
}

/** Uses two connections of its own without timeouts: one holds the lock, the other migrates. */
export const migrate = async (url: string): Promise<string[]> => {
  const dataSource = await newDataSource({ url, poolSize: 2, withoutTimeouts: true }).initialize()
  try {
    return await runMigrations(dataSource)
  } finally {
    await dataSource.destroy()
  }
}
