import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { parse } from 'yaml'
import { configurationTable, readConfiguration } from '../../src/main/configuration.ts'
import { packageRoot } from '../../src/main/package-root.ts'
import { missingPgBouncer, runPgBouncer } from '../support/pgbouncer.ts'
import { runSql, withDatabase, withRole } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'

interface Service {
  read_only?: boolean
  cap_drop?: string[]
  environment?: Record<string, string>
  depends_on?: Record<string, unknown>
  configs?: { source: string }[]
}
interface Compose {
  services: Record<string, Service>
  configs: Record<'roles' | 'pool' | 'users', { content: string }>
}

const read = (name: string) => readFileSync(join(packageRoot, 'docs', 'operating', name), 'utf8')
const { services, configs } = parse(read('compose.yaml'), { merge: true }) as Compose

const passwords: Record<string, string> = {
  POSTGRES_PASSWORD: 'kok',
  OWNER_PASSWORD: 'sahip1',
  TABLDOT_PASSWORD: 'urun1',
}
/** As Docker Compose fills in what is in its `.env`. */
const filled = (content: string) =>
  content.replaceAll(
    /\$\{(\w+):(?:\?|-([^}]*))\}/g,
    (_, name: string, fallback?: string) => passwords[name] ?? fallback ?? '',
  )
const settingsOf = (name: string) =>
  Object.fromEntries(Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filled(value)]))

describe('the compose file', () => {
  it('runs the product without privileges, in a system that it cannot write to', () => {
    for (const name of ['migrate', 'tabldot', 'pgbouncer'])
      expect(services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] })
  })

  it('gives it settings that exist, and the owner of the tables only to migrations', () => {
    const known = configurationTable.map(({ name }) => name as string)
    const read = ['migrate', 'tabldot'].map((name) => {
      expect(known).toEqual(expect.arrayContaining(Object.keys(settingsOf(name))))
      return readConfiguration(settingsOf(name))
    })
    expect(read.map(({ databaseUrl }) => databaseUrl)).toEqual(
      read.map(() => 'postgres://tabldot:urun1@pgbouncer:6432/tabldot'),
    )
    expect(read.map(({ databaseOwnerUrl }) => databaseOwnerUrl)).toEqual([
      'postgres://tabldot_owner:sahip1@postgres:5432/tabldot',
      undefined,
    ])
  })

  it('names services and files that it has', () => {
    const named = Object.values(services).flatMap(({ depends_on = {}, configs: used = [] }) => [
      ...Object.keys(depends_on),
      ...used.map(({ source }) => source),
    ])
    expect([...Object.keys(services), ...Object.keys(configs)]).toEqual(expect.arrayContaining(named))
  })

  it('makes the roles of a PostgreSQL of one’s own', () => {
    const withoutPasswords = (sql: string) => sql.replaceAll(/^--.*\n|'.*?'/gm, '')
    expect(withoutPasswords(configs.roles.content)).toBe(withoutPasswords(read('roles.sql')))
  })

  it.skipIf(missingPgBouncer)('connects the product by a pool that the owner cannot use', async () => {
    const admin = inject('adminUrl')
    const { hostname, port } = new URL(admin)
    // All tests share one PostgreSQL, which has roles of these names.
    const suffix = `_${randomBytes(4).toString('hex')}`
    const renamed = (content: string) =>
      filled(content).replaceAll(/\b(tabldot_owner|tabldot)\b(?!:)/g, (name) => name + suffix)
    onTestFinished(async () => {
      const made = ['DATABASE tabldot', 'ROLE tabldot', 'ROLE tabldot_owner']
      for (const one of made) await runSql(admin, `DROP ${one}${suffix}`)
    })
    for (const statement of renamed(configs.roles.content).trim().split('\n')) await runSql(admin, statement)
    const bouncer = await runPgBouncer(
      (own, userFile) =>
        renamed(configs.pool.content)
          .replace('host=postgres port=5432', `host=${hostname} port=${port}`)
          .replace('0.0.0.0', '127.0.0.1')
          .replace('6432', String(own))
          .replace('/etc/pgbouncer/users.txt', userFile),
      renamed(configs.users.content),
    )
    onTestFinished(bouncer.stop)
    const database = withDatabase(admin, `tabldot${suffix}`)
    const addressOf = (username: string, password = '') => withRole(database, { username: username + suffix, password })
    const DATABASE_DIRECT_URL = addressOf('tabldot', passwords['TABLDOT_PASSWORD'])
    const DATABASE_OWNER_URL = addressOf('tabldot_owner', passwords['OWNER_PASSWORD'])
    const env = { DATABASE_URL: bouncer.through(DATABASE_DIRECT_URL), DATABASE_DIRECT_URL }

    expect(await runHere(['migrate', '--json'], { ...env, DATABASE_OWNER_URL })).toMatchObject({ code: 0, stderr: '' })
    expect(await runHere(['company', 'list', '--json'], env)).toMatchObject({ code: 0, stderr: '' })
    await expect(runSql(bouncer.through(DATABASE_OWNER_URL), 'SELECT 1')).rejects.toThrow()
  })
})
