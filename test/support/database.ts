import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { runSql, withDatabase, withRole } from './sql.ts'

export type TestDatabase = {
  /** For the product's role. */
  url: string
  /** For a superuser. */
  ownerUrl: string
  drop: () => Promise<void>
}

/** The same database, for a superuser. */
export const asOwner = (url: string): string => withRole(url, new URL(inject('adminUrl')))

export const cloneDatabase = async (): Promise<TestDatabase> => {
  const [adminUrl, template] = [inject('adminUrl'), inject('templateName')]
  const name = `${template}_${randomBytes(5).toString('hex')}`
  await runSql(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  return {
    url: withRole(withDatabase(adminUrl, name), inject('applicationRole')),
    ownerUrl: withDatabase(adminUrl, name),
    drop: async () => void (await runSql(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}
