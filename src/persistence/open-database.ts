import { companySchema } from './companies.ts'
import { type DataSourceOptions, newDataSource } from './data-source.ts'
import { checkAddresses, type DatabaseAddresses } from './database-addresses.ts'
import { Database } from './database.ts'
import { requestSchema } from './feedback.ts'
import type { QueueProblem } from './job-queue.ts'
import { type JobHandlers, type JobWorker, startJobWorker, type Timetable } from './job-worker.ts'
import { dishSchema } from './dishes.ts'
import { menuDaySchema } from './menus.ts'
import { migrate } from './migrate.ts'
import { applicationSchema } from './onboarding.ts'
import { corporateGroupSchema } from './corporate-groups.ts'
import { offerSchema } from './offers.ts'
import { partnershipSchema } from './partnerships.ts'
import { shiftSchema } from './shifts.ts'
import { terminationSchema } from './terminations.ts'
import { departmentSchema, employeeSchema } from './workforce.ts'

const schemas = [
  companySchema,
  employeeSchema,
  departmentSchema,
  shiftSchema,
  applicationSchema,
  partnershipSchema,
  corporateGroupSchema,
  offerSchema,
  terminationSchema,
  dishSchema,
  menuDaySchema,
  requestSchema,
]

export interface OpenDatabase {
  database: Database
  migrated: string[]
  startWorker: (handlers: JobHandlers, timetable: Timetable, onProblem: QueueProblem) => JobWorker
  close: () => Promise<void>
}

export const openDatabase = async (
  options: DatabaseAddresses & Pick<DataSourceOptions, 'poolSize' | 'onConnectionLost'>,
): Promise<OpenDatabase> => {
  const { isPooled, migrationUrl, sessionUrl, applicationRole } = await checkAddresses(options)
  const migrated = await migrate(migrationUrl, applicationRole)
  const dataSource = await newDataSource({ ...options, isPooled }, schemas).initialize()
  return {
    database: new Database(dataSource, isPooled),
    migrated,
    startWorker: (...given) => startJobWorker(sessionUrl, ...given),
    close: () => dataSource.destroy(),
  }
}
