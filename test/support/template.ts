import { randomBytes } from 'node:crypto'
import { migrate } from '../../src/persistence/kernel/migrate.ts'
import { type DatabaseServer, startDatabaseServer } from './database-server.ts'
import { runSql, withDatabase } from './sql.ts'
import { startStandbyOf } from './standby.ts'

export type Template = {
  adminUrl: string
  name: string
  /** The role of the product in all test databases, which owns nothing. */
  role: { username: string; password: string }
  /** Of servers that follow, for a superuser. */
  replicaUrls: string[]
  drop: () => Promise<void>
}

/** As many as TEST_REPLICAS says. Each commit waits for them, since a test may ask as somebody who wrote nothing. */
const startReplicas = async ({ url: ownerUrl, dataDir: home = '' }: DatabaseServer) => {
  const count = Number(process.env.TEST_REPLICAS ?? 0)
  const replicas = []
  for (let at = 0; at < count; at++) replicas.push(await startStandbyOf({ home, ownerUrl }))
  if (count > 0)
    await runSql(
      ownerUrl,
      `ALTER SYSTEM SET synchronous_standby_names = '${count} (*)'`,
      'ALTER SYSTEM SET synchronous_commit = remote_apply',
      'SELECT pg_reload_conf()',
    )
  return replicas
}

/** Starts a database server with a migrated database, which the test files clone. */
export const prepareTemplate = async (): Promise<Template> => {
  const server = await startDatabaseServer()
  const replicas = await startReplicas(server)
  const { url: adminUrl } = server
  const stop = async () => {
    for (const replica of replicas) await replica.stop()
    await server.stop()
  }
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
    return { adminUrl, name, role, replicaUrls: replicas.map(({ ownerUrl }) => ownerUrl), drop }
  } catch (error) {
    await drop().catch(stop)
    throw error
  }
}
