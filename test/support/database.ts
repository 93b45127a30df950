import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { runSql, withDatabase, withRole } from './sql.ts'

export type TestDatabase = {
  /** For the product's role. */
  url: string
  /** For a superuser. */
  ownerUrl: string
  /** For the product's role; none unless TEST_REPLICAS is set. */
  replicaUrls: string[]
  drop: () => Promise<void>
}

/** The same database, for a superuser. */
export const asOwner = (url: string): string => withRole(url, new URL(inject('adminUrl')))

export const cloneDatabase = async (): Promise<TestDatabase> => {
  const [adminUrl, template] = [inject('adminUrl'), inject('templateName')]
  const name = `${template}_${randomBytes(5).toString('hex')}`
  await runSql(adminUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy`)
  const forProduct = (server: string) => withRole(withDatabase(server, name), inject('applicationRole'))
  return {
    url: forProduct(adminUrl),
    replicaUrls: inject('replicaUrls').map(forProduct),
    ownerUrl: withDatabase(adminUrl, name),
    drop: async () => void (await runSql(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  }
}
