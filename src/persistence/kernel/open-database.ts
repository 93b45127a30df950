import { type DataSourceOptions, newDataSource } from './data-source.ts'
import { checkAddresses, type DatabaseAddresses } from './database-addresses.ts'
import type { EntitySchema } from 'typeorm'
import { Database } from './database.ts'
import { primaryState, type ReplicaOptions, Replicas } from './replicas.ts'
import type { QueueProblem } from './job-queue.ts'
import { type JobHandlers, type JobWorker, startJobWorker, type Timetable } from './job-worker.ts'
import { type BackupAwaited, migrate } from './migrate.ts'

export interface OpenDatabase {
  database: Database
  migrated: string[]
  startWorker: (handlers: JobHandlers, timetable: Timetable, onProblem: QueueProblem) => JobWorker
  close: () => Promise<void>
}

export const openDatabase = async (
  options: DatabaseAddresses &
    ReplicaOptions &
    Pick<DataSourceOptions, 'poolSize' | 'onConnectionLost'> & { onBackupAwaited?: BackupAwaited },
  schemas: EntitySchema[],
): Promise<OpenDatabase> => {
  const { isPooled, migrationUrl, sessionUrl, applicationRole } = await checkAddresses(options)
  const migrated = await migrate(migrationUrl, applicationRole, options.onBackupAwaited)
  const dataSource = await newDataSource({ ...options, isPooled }, schemas).initialize()
  const primary = new Database(dataSource, { isPooled })
  const replicas = options.replicaUrls?.length
    ? new Replicas({ ...options, isPooled }, async () => (await primary.row(primaryState))!)
    : undefined
  await replicas?.watch()
  return {
    database: replicas ? new Database(dataSource, { isPooled, replicas }) : primary,
    migrated,
    startWorker: (...given) => startJobWorker(sessionUrl, ...given),
    close: async () => {
      await replicas?.close()
      await dataSource.destroy()
    },
  }
}
