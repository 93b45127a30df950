import { randomBytes } from 'node:crypto'
import { migrate } from '../../src/persistence/kernel/migrate.ts'
import { startDatabaseServer } from './database-server.ts'
import { runSql, withDatabase } from './sql.ts'

export type Template = {
  adminUrl: string
  name: string
  /** The role of the product in all test databases, which owns nothing. */
  role: { username: string; password: string }
  drop: () => Promise<void>
}

/** Starts a database server with a migrated database, which the test files clone. */
export const prepareTemplate = async (): Promise<Template> => {
  const { url: adminUrl, stop } = await startDatabaseServer()
  const name = `tabldot_template_${randomBytes(4).toString('hex')}`
  const role = { username: `${name}_application`, password: randomBytes(12).toString('hex') }

  const drop = async () => {
    const clones = await runSql(adminUrl, `SELECT datname FROM pg_database WHERE datname LIKE '${name}\\_%'`)
    await runSql(
      adminUrl,
      ...clones.map(({ datname }) => `DROP DATABASE "${String(datname)}" WITH (FORCE)`),
      `ALTER DATABASE ${name} WITH IS_TEMPLATE false`,
      `DROP DATABASE ${name} WITH (FORCE)`,
      `DROP ROLE ${role.username}`,
    )
    await stop()
  }

  try {
    await runSql(adminUrl, `CREATE DATABASE ${name}`, `CREATE ROLE ${role.username} LOGIN PASSWORD '${role.password}'`)
    await migrate(withDatabase(adminUrl, name), role.username)
    await runSql(adminUrl, `ALTER DATABASE ${name} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`)
    return { adminUrl, name, role, drop }
  } catch (error) {
    await drop().catch(stop)
    throw error
  }
}
