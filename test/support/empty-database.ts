import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { runSql, withDatabase } from './sql.ts'

/** The address, for a superuser, of a database that is dropped when the test has finished. */
export const emptyDatabase = async (options = ''): Promise<string> => {
  const adminUrl = inject('adminUrl')
  const name = `tabldot_empty_${randomBytes(5).toString('hex')}`
  await runSql(adminUrl, `CREATE DATABASE ${name} ${options}`)
  onTestFinished(async () => void (await runSql(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)))
  return withDatabase(adminUrl, name)
}
