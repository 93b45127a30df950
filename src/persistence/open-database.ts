import { companySchema } from './companies.ts'
import { type DataSourceOptions, newDataSource } from './data-source.ts'
import { Database } from './database.ts'
import { requestSchema } from './feedback.ts'
import type { QueueProblem } from './job-queue.ts'
import { type JobHandlers, type JobWorker, startJobWorker } from './job-worker.ts'
import { menuDaySchema } from './menus.ts'
import { migrate } from './migrate.ts'
import { applicationSchema } from './onboarding.ts'
import { partnershipSchema } from './partnerships.ts'
import { shiftSchema } from './shifts.ts'
import { departmentSchema, employeeSchema } from './workforce.ts'

const schemas = [
  companySchema,
  employeeSchema,
  departmentSchema,
  shiftSchema,
  applicationSchema,
  partnershipSchema,
  menuDaySchema,
  requestSchema,
]

export interface OpenDatabase {
  database: Database
  migrated: string[]
  startWorker: (handlers: JobHandlers, onProblem: QueueProblem) => JobWorker
  close: () => Promise<void>
}

export const openDatabase = async (options: DataSourceOptions): Promise<OpenDatabase> => {
  const migrated = await migrate(options.url)
  const dataSource = await newDataSource(options, schemas).initialize()
  return {
    database: new Database(dataSource),
    migrated,
    startWorker: (handlers, onProblem) => startJobWorker(options.url, handlers, onProblem),
    close: () => dataSource.destroy(),
  }
}
