import type { DataSource, QueryRunner } from 'typeorm'
import { newDataSource } from './data-source.ts'
import { installJobQueue } from './job-queue.ts'

const migrationLock = 727274

const urlOf = ({ options }: DataSource): string => (options as { url?: string }).url ?? ''

/** Its message is a Turkish sentence for whoever started the program. */
export class NewerSchemaError extends Error {
  override name = 'NewerSchemaError'
}

const refuseNewerSchema = async ({ migrations }: DataSource, runner: QueryRunner): Promise<void> => {
  const own = migrations.map(({ name, constructor }) => name ?? constructor.name)
  if (!(await runner.hasTable('migrations'))) return
  const done = (await runner.query('SELECT name FROM migrations ORDER BY id')) as { name: string }[]
  const unknown = done.filter(({ name }) => !own.includes(name)).at(-1)
  if (unknown)
    throw new NewerSchemaError(
      `Veritabanı daha yeni bir Tabldot ile güncellenmiş: veritabanının şeması ${unknown.name}, bu programın bildiği son şema ${own.at(-1)}. Tabldot'un yeni sürümünü kullanın.`,
    )
}

/** Brings the database to the newest schema. An advisory lock lets several instances start at once. */
export const runMigrations = async (dataSource: DataSource): Promise<string[]> => {
  const runner = dataSource.createQueryRunner()
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock])
    await refuseNewerSchema(dataSource, runner)
    const done = await dataSource.runMigrations()
    await installJobQueue(urlOf(dataSource))
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock])
    return done.map((migration) => migration.name)
  } finally {
    await runner.release()
  }
}

/** On connections of its own: one holds the lock, the other migrates, and neither is in a hurry. */
export const migrate = async (url: string): Promise<string[]> => {
  const dataSource = await newDataSource({ url, poolSize: 2, isPatient: true }).initialize()
  try {
    return await runMigrations(dataSource)
  } finally {
    await dataSource.destroy()
  }
}
