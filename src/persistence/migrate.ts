import type { DataSource } from 'typeorm'
import { newDataSource } from './data-source.ts'
import { installJobQueue } from './job-queue.ts'

const migrationLock = 727274

const urlOf = ({ options }: DataSource): string => (options as { url?: string }).url ?? ''

/** Brings the database to the newest schema. An advisory lock lets several instances start at once. */
export const runMigrations = async (dataSource: DataSource): Promise<string[]> => {
  const runner = dataSource.createQueryRunner()
  try {
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock])
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
