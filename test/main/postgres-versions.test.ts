import { globSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createIfMissing, passwordOf, start, stop } from '../../src/gateways/embedded-postgres/cluster.ts'
import { makeRunner } from '../../src/gateways/embedded-postgres/run-program.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { startProduct } from '../support/product.ts'
import { runSql, withDatabase, withRole } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { createWorld, enrol, tokenOf } from '../support/world.ts'

/** Those of Debian's packages; the embedded one, on which all other tests run, is newer. */
const installed = globSync('/usr/lib/postgresql/{15,16,17,18}/bin/initdb').map((path) => dirname(path))
const versionOf = (bin: string): string => basename(dirname(bin))

/** The address of a new server, for a superuser. */
const startServer = async (bin: string): Promise<string> => {
  const home = await mkdtemp(join(tmpdir(), 'tabldot-postgres-'))
  await chmod(home, 0o755)
  const binaries = { initdb: join(bin, 'initdb'), pg_ctl: join(bin, 'pg_ctl'), postgres: join(bin, 'postgres') }
  const runner = await makeRunner([binaries.postgres, join(home, 'postgres')])
  const cluster = { dataDir: home, durable: false, binaries, runner }
  await createIfMissing(cluster)
  const port = await start(cluster, undefined)
  onTestFinished(async () => {
    await stop(cluster)
    await rm(home, { recursive: true })
  })
  return `postgres://postgres:${await passwordOf(cluster, 'postgres')}@127.0.0.1:${port}/postgres`
}

describe.skipIf(installed.length === 0)(
  `a PostgreSQL of one's own${installed.length === 0 ? ' (none of Debian’s packages is installed)' : ''}`,
  () => {
    it.each(installed.map((bin) => [versionOf(bin), bin]))(
      'migrates, serves, and is backed up for another version, on version %s',
      async (version, bin) => {
        const ownerUrl = await startServer(bin)
        await runSql(ownerUrl, "CREATE ROLE tabldot LOGIN PASSWORD 'tabldot'")
        const url = withRole(ownerUrl, { username: 'tabldot', password: 'tabldot' })
        const env = { DATABASE_URL: url, PUSH_HOSTS: 'none' }
        expect(await runHere(['migrate'], { ...env, DATABASE_OWNER_URL: ownerUrl })).toMatchObject({
          code: 0,
          stderr: '',
        })

        const product = await startProduct({ databaseUrl: url })
        onTestFinished(product.stop)
        const world = await createWorld(product)
        const eater = await enrol(product, world.corporateA.company, 'individual')
        const as = await tokenOf(product, eater, 'individual')
        const path = { companyId: eater.companyId, userId: eater.id }
        const day = { date: world.menuDate, shift_id: world.dayShift.id }
        const body = { ...day, choice: 'GELENEKSEL1', catering_id: world.cateringA.company.id }
        expect((await product.call('saveChoice', { as, path, body })).status).toBe(200)
        const { days } = (await product.call('getMenuPlay', { as, path })).body
        expect(days.find(({ date, shift_id }) => date === day.date && shift_id === day.shift_id)?.choice).toBe(
          'GELENEKSEL1',
        )
        const found = await product.call('searchCompanies', { query: { type: 'corporate', query: 'anadolu celik' } })
        expect(found.body.companies.map(({ name }) => name)).toEqual(['Anadolu Çelik'])
        expect(product.loggedErrors).toEqual([])

        expect((await runHere(['audit', 'verify'], env)).code).toBe(0)
        const examined = JSON.parse((await runHere(['doctor', '--json'], env)).stdout) as {
          checks: { check: string; state: string; detail: string }[]
        }
        const [database] = examined.checks.filter(({ check }) => check === 'database')
        expect([database?.state, database?.detail]).toEqual(['ok', expect.stringMatching(`^PostgreSQL ${version}\\.`)])

        const folder = await mkdtemp(join(tmpdir(), 'tabldot-between-versions-'))
        onTestFinished(() => rm(folder, { recursive: true }))
        const move = async (name: string, from: string, to: string) => {
          const file = join(folder, name)
          for (const [word, DATABASE_URL] of [
            ['backup', from],
            ['restore', to],
          ] as const)
            expect(await runHere([word, file], { DATABASE_URL })).toMatchObject({ code: 0, stderr: '' })
        }
        const newer = await emptyDatabase()
        await runSql(ownerUrl, 'CREATE DATABASE back')
        const back = withDatabase(ownerUrl, 'back')
        await move('up.tar.gz', url, newer)
        await move('down.tar.gz', newer, back)
        const rows = (on: string) => runSql(on, 'SELECT * FROM choices')
        expect(await rows(back)).toEqual(await rows(ownerUrl))
        expect((await runHere(['audit', 'verify'], { DATABASE_URL: back })).code).toBe(0)
      },
    )
  },
)
