import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { migrate } from '../../src/persistence/kernel/migrate.ts'
import { startDatabaseServer } from '../../test/support/database-server.ts'
import { runSql, withDatabase } from '../../test/support/sql.ts'

const database = `tabldot_statements_${randomBytes(4).toString('hex')}`

/** Opens a connection to a database with the latest schema and no rows. */
export const openEmptySchema = async (): Promise<{ client: pg.Client; close: () => Promise<void> }> => {
  const server = await startDatabaseServer()
  try {
    await runSql(server.url, `CREATE DATABASE ${database}`)
    const connectionString = withDatabase(server.url, database)
    await migrate(connectionString)
    const client = new pg.Client({ connectionString })
    await client.connect()
    const close = async () => {
      await client.end()
      await runSql(server.url, `DROP DATABASE ${database}`)
      await server.stop()
    }
    return { client, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}
