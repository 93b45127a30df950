import { afterAll, afterEach, beforeAll, describe, expect, inject, it, onTestFinished, vi } from 'vitest'
import { startWorker } from '../../src/main/worker.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { missingPgBouncer, type PgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { type Product, startProduct } from '../support/product.ts'
import { runSql, withRole } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { runTabldot } from '../support/tabldot.ts'
import { password, createWorld, tokenOf } from '../support/world.ts'

let bouncer: PgBouncer
const pooledUrls = () => [inject('adminUrl'), withRole(inject('adminUrl'), inject('applicationRole'))]
beforeAll(async () => {
  if (missingPgBouncer === undefined) bouncer = await startPgBouncer(pooledUrls())
})
afterAll(() => bouncer?.stop())

describe.skipIf(missingPgBouncer)(
  `behind PgBouncer in transaction mode${missingPgBouncer ? ` (${missingPgBouncer})` : ''}`,
  () => {
    let product: Product | undefined
    afterEach(async () => {
      await product?.stop()
      product = undefined
    })
    const start = async (env: { DATABASE_URL: string; DATABASE_DIRECT_URL: string }): Promise<Product> =>
      (product = await startProduct({ databaseUrl: env.DATABASE_URL, env }))
    /** Addresses of an empty database: for the product's role through the pool and directly, and for the owner. */
    const addresses = async () => {
      const DATABASE_OWNER_URL = await emptyDatabase()
      const DATABASE_DIRECT_URL = withRole(DATABASE_OWNER_URL, inject('applicationRole'))
      return { DATABASE_URL: bouncer.through(DATABASE_DIRECT_URL), DATABASE_DIRECT_URL, DATABASE_OWNER_URL }
    }
    const migrate = (env: NodeJS.ProcessEnv) => runHere(['migrate', '--json'], env)
    const refusal = async (env: NodeJS.ProcessEnv) => {
      const { code, stderr } = await migrate(env)
      return [code, stderr.trim()]
    }

    it('the product migrates an empty database, serves and runs jobs', async () => {
      const env = await addresses()
      const opened = await start(env)
      const { corporateA } = await createWorld(opened)
      const { individual, corporate3 } = corporateA.people
      const [eater, manager] = [await tokenOf(opened, individual, 'individual'), await tokenOf(opened, corporate3)]
      const path = { type: 'corporate' as const, companyId: corporateA.company.id }
      const signIn = {
        company_id: path.companyId,
        phone: individual.phone,
        password,
        company_type: 'individual' as const,
      }
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, at) => [
          opened.call('login', { body: signIn }),
          opened.call('listShifts', { as: manager, path }),
          opened.call('createDepartment', { as: manager, path, body: { name: `Depo ${at}` } }),
          opened.call('listNotifications', { as: eater, path: { ...path, userId: individual.id } }),
        ]).flat(),
      )
      expect(replies.filter(({ status }) => status !== 200 && status !== 201)).toEqual([])
      expect(opened.loggedErrors).toEqual([])
      const problems: unknown[] = []
      const log = { info: () => undefined, error: (facts: unknown) => void problems.push(facts) }
      const worker = startWorker(opened, log)
      const waiting = () => runSql(env.DATABASE_DIRECT_URL, 'SELECT FROM graphile_worker.jobs')
      await vi.waitFor(async () => expect(await waiting()).toEqual([]), { timeout: 60_000, interval: 50 })
      await worker.stop()
      expect(problems).toEqual([])
    })

    it('keeps the time limits on every connection', async () => {
      const env = await addresses()
      await start(env)
      const limits = await runSql(
        env.DATABASE_URL,
        `SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
         current_setting('idle_in_transaction_session_timeout') AS idle`,
      )
      expect(limits).toEqual([{ statement: '10s', lock: '3s', idle: '15s' }])
    })

    it('four concurrent migrations migrate it once and leave no lock', async () => {
      const env = await addresses()
      const ended = await Promise.all([1, 2, 3, 4].map(() => runTabldot(['migrate', '--json'], env)))
      expect(ended.map(({ stderr }) => stderr)).toEqual(['', '', '', ''])
      const migrated = ended.map(({ stdout }) => (JSON.parse(stdout) as { migrated: string[] }).migrated.length)
      expect(migrated.sort()).toEqual([0, 0, 0, (await runSql(env.DATABASE_URL, 'SELECT FROM migrations')).length])
      const locks = `SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database WHERE locktype = 'advisory' AND datname = current_database()`
      expect(await runSql(env.DATABASE_OWNER_URL, locks)).toEqual([])
    })

    it('a single role can migrate and serve, directly and through the pool', async () => {
      const direct = await emptyDatabase()
      await start({ DATABASE_URL: bouncer.through(direct), DATABASE_DIRECT_URL: direct })
      expect((await product?.call('checkReadiness'))?.status).toBe(200)
    })

    it('requires the direct address of the same database', async () => {
      const { DATABASE_URL, DATABASE_OWNER_URL } = await addresses()
      expect(await refusal({ DATABASE_URL })).toEqual([
        1,
        'DATABASE_URL bir bağlantı havuzuna (örneğin PgBouncer) çıkıyor; DATABASE_DIRECT_URL ile PostgreSQL sunucusunun kendi adresini de verin.',
      ])
      expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_URL })).toEqual([
        1,
        'DATABASE_DIRECT_URL bir bağlantı havuzuna çıkıyor; PostgreSQL sunucusunun kendi adresi olmalı.',
      ])
      expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: (await addresses()).DATABASE_DIRECT_URL })).toEqual([
        1,
        'DATABASE_DIRECT_URL ile DATABASE_URL aynı veritabanına çıkmıyor.',
      ])
      expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: 'postgres://postgres@127.0.0.1:1/yok' })).toEqual([
        1,
        'Veritabanı sunucusuna bağlanılamadı; DATABASE_DIRECT_URL adresini kontrol edin.',
      ])
      expect(await refusal({ DATABASE_URL, DATABASE_DIRECT_URL: DATABASE_OWNER_URL })).toEqual([
        1,
        'DATABASE_DIRECT_URL, DATABASE_URL ile aynı rolü kullanmalı; tabloların sahibi için DATABASE_OWNER_URL verin.',
      ])
    })

    it('replaces pooled connections that are older than the time limits', async () => {
      const env = await addresses()
      await Promise.all([1, 2, 3].map(() => runSql(env.DATABASE_URL, 'SELECT pg_sleep(0.1)')))
      expect(await refusal(env)).toEqual([0, ''])
      const limits = await Promise.all(
        [1, 2, 3].map(() =>
          runSql(env.DATABASE_URL, `SELECT current_setting('lock_timeout') AS limit FROM pg_sleep(0.1)`),
        ),
      )
      expect(limits.flat()).toEqual([{ limit: '3s' }, { limit: '3s' }, { limit: '3s' }])
    })

    it('refuses a pool that lifts the time limits', async () => {
      const env = await addresses()
      const careless = await startPgBouncer(pooledUrls(), { connectQuery: 'SET statement_timeout = 0' })
      onTestFinished(careless.stop)
      expect(await refusal({ ...env, DATABASE_URL: careless.through(env.DATABASE_DIRECT_URL) })).toEqual([
        1,
        'DATABASE_URL ile gidilen bağlantı havuzunda süre sınırları (statement_timeout, lock_timeout, idle_in_transaction_session_timeout) geçerli olmuyor; havuzun ayarlarını kontrol edin.',
      ])
    })
  },
)
