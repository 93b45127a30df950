import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { runSql, withDatabase } from './sql.ts'

export type TestDatabase = { url: string; drop: () => Promise<void> }

export const cloneDatabase = async (): Promise<TestDatabase> => {
  const [adminUrl, template] = [inject('adminUrl'), inject('templateName')]
  const name = `${template}_${randomBytes(5).toString('hex')}`
  await runSql(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: withDatabase(adminUrl, name),
    drop: async () => void (await runSql(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}
