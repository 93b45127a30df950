import { companySchema } from './companies.ts'
import { type DataSourceOptions, newDataSource } from './data-source.ts'
import { Database } from './database.ts'
import { menuDaySchema } from './menus.ts'
import { runMigrations } from './migrate.ts'
import { applicationSchema } from './onboarding.ts'
import { partnershipSchema } from './partnerships.ts'
import { departmentSchema, employeeSchema, shiftSchema } from './workforce.ts'

const schemas = [companySchema, employeeSchema, departmentSchema, shiftSchema, applicationSchema, partnershipSchema, menuDaySchema]

export interface OpenDatabase {
  database: Database
  migrated: string[]
  close: () => Promise<void>
}

export const openDatabase = async (options: DataSourceOptions): Promise<OpenDatabase> => {
  const dataSource = await newDataSource(options, schemas).initialize()
  try {
    const migrated = await runMigrations(dataSource)
    return { database: new Database(dataSource), migrated, close: () => dataSource.destroy() }
  } catch (error) {
    await dataSource.destroy()
    throw error
  }
}
