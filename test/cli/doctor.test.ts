import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { asOwner, cloneDatabase } from '../support/database.ts'
import { emptyDatabase } from '../support/empty-database.ts'
import { missingPgBouncer, startPgBouncer } from '../support/pgbouncer.ts'
import { startMailServer } from '../support/mail-server.ts'
import { type Product, startProduct } from '../support/product.ts'
import { startPushService } from '../support/push-service.ts'
import { runSql, withDatabase } from '../support/sql.ts'
import { runHere } from '../support/tabldot-here.ts'
import { unusedPort } from '../support/unused-port.ts'

interface Check {
  check: string
  state: string
  code: string
  detail: string
}

let product: Product
let PUBLIC_URL: string
beforeAll(async () => {
  product = await startProduct()
  PUBLIC_URL = `http://localhost:${product.port}`
})
afterAll(() => product.stop())

const examined = async (env: NodeJS.ProcessEnv) => {
  const settings = { DATABASE_URL: product.databaseUrl, PUBLIC_URL, PUSH_HOSTS: 'none', ...env }
  const { code, stdout, stderr } = await runHere(['doctor', '--json'], settings)
  const answer = JSON.parse(stdout) as { success: boolean; code?: string; checks: Check[]; total: number }
  const of = (check: string) => answer.checks.find((one) => one.check === check)
  return { code, answer, stderr, of }
}
/** The finding that the settings lead to. */
const finding = async (check: string, env: NodeJS.ProcessEnv) => {
  const { code, of } = await examined(env)
  const { state, code: name, detail } = of(check) ?? { state: '', code: '', detail: '' }
  return { exit: code, state, code: name, detail }
}

describe('tabldot doctor', () => {
  it('finds nothing wrong with a sound installation', async () => {
    const { code, answer, stderr } = await examined({})
    expect(answer.checks.map(({ code: name }) => name)).toEqual([
      'program.ok',
      'settings.ok',
      'disk.ok',
      'database.ok',
      'clock.ok',
      'roles.ok',
      'pooler.none',
      'backups.elsewhere',
      'mail.off',
      'push.off',
      'address.ok',
    ])
    expect([code, stderr, answer.success, answer.total]).toEqual([0, '', true, 11])
  })

  it('prints a table for people, and how many faults there are', async () => {
    const env = { DATABASE_URL: 'postgres://biri:gizli@127.0.0.1:1/yok', PUSH_HOSTS: 'none', PUBLIC_URL }
    const { code, stdout, stderr } = await runHere(['doctor'], env)
    expect(stdout).toMatch(/^Konu +Sonuç +Açıklama\n/)
    expect(stdout).toMatch(
      /^Veritabanı +HATA +Veritabanı sunucusuna bağlanılamadı; DATABASE_URL adresini kontrol edin\.$/m,
    )
    expect(stdout).not.toContain('gizli')
    expect([code, stderr]).toEqual([1, '1 hata, 0 uyarı bulundu.\n'])
  })

  it('reports settings, and examines nothing with them', async () => {
    const { code, answer } = await examined({ PORT: 'kapı', HASH_QUEUE: '0' })
    expect([code, answer.code, answer.checks.map(({ code: name }) => name)]).toEqual([
      1,
      'installation.faulty',
      ['program.ok', 'settings.invalid'],
    ])
    expect(answer.checks[1]?.detail).toBe(
      'Ortam değişkenlerini düzeltin: PORT 0 ile 65535 arasında bir tam sayı olmalı (verilen: "kapı"). HASH_QUEUE 1 ile 10000 arasında bir tam sayı olmalı (verilen: "0").',
    )
  })

  it.skipIf(process.platform !== 'linux')('finds a full disk, of the data and of the backups', async () => {
    // A file system without space.
    const env = { DATABASE_URL: '', DATA_DIR: '/proc/yok' }
    expect(await finding('disk', env)).toMatchObject({ exit: 1, state: 'fault', code: 'disk.full' })
    const { code, answer } = await examined({ BACKUP_DIR: '/proc' })
    const disks = answer.checks.filter(({ check }) => check === 'disk')
    expect([code, disks.map(({ code: name }) => name)]).toEqual([1, ['disk.ok', 'disk.full']])
  })

  it('finds roles that may do too much', async () => {
    expect(await finding('roles', { DATABASE_URL: asOwner(product.databaseUrl) })).toMatchObject({
      exit: 0,
      state: 'warning',
      code: 'roles.superuser',
    })
    const { url, ownerUrl, drop } = await cloneDatabase()
    onTestFinished(drop)
    const { username } = new URL(url)
    await runSql(ownerUrl, `ALTER TABLE companies OWNER TO ${username}`)
    expect(await finding('roles', { DATABASE_URL: url })).toMatchObject({ state: 'warning', code: 'roles.owner' })
  })

  it('counts the migrations that are missing, refuses those of a newer version, and runs none', async () => {
    const { url, ownerUrl, drop } = await cloneDatabase()
    onTestFinished(drop)
    await runSql(ownerUrl, 'DELETE FROM migrations WHERE id = (SELECT max(id) FROM migrations)')
    const before = await finding('database', { DATABASE_URL: url })
    expect([before.exit, before.detail]).toEqual([
      0,
      expect.stringContaining('sunucu açılırken 1 güncelleme yapılacak'),
    ])
    await runSql(ownerUrl, `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`)
    expect(await finding('database', { DATABASE_URL: url })).toMatchObject({
      exit: 1,
      code: 'database.failed',
      detail: expect.stringContaining('daha yeni bir Tabldot') as string,
    })
    const empty = await emptyDatabase()
    expect(await finding('database', { DATABASE_URL: empty })).toMatchObject({ exit: 0, code: 'database.ok' })
    expect(await runSql(empty, `SELECT FROM pg_tables WHERE schemaname = 'public'`)).toEqual([])
  })

  it('finds a database in another encoding', async () => {
    const admin = await emptyDatabase()
    const name = `${new URL(admin).pathname.slice(1)}_latin`
    await runSql(admin, `CREATE DATABASE ${name} ENCODING 'LATIN5' LOCALE 'C' TEMPLATE template0`)
    onTestFinished(async () => void (await runSql(admin, `DROP DATABASE ${name}`)))
    expect(await finding('database', { DATABASE_URL: withDatabase(admin, name) })).toMatchObject({
      exit: 1,
      code: 'database.encoding',
    })
  })

  it('finds a pool larger than the server', async () => {
    const { state, code } = await finding('database', { DATABASE_POOL: '190' })
    const [{ max_connections: max } = {}] = await runSql(product.databaseUrl, 'SHOW max_connections')
    expect([state, code]).toEqual(Number(max) < 196 ? ['warning', 'database.crowded'] : ['ok', 'database.ok'])
  })

  it.skipIf(missingPgBouncer)('examines a pool without changing anything', async () => {
    const { url, ownerUrl, drop } = await cloneDatabase()
    onTestFinished(drop)
    const bouncer = await startPgBouncer([url])
    onTestFinished(bouncer.stop)
    const env = { DATABASE_URL: bouncer.through(url), DATABASE_DIRECT_URL: url }
    const limits = () =>
      runSql(
        ownerUrl,
        `SELECT FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
      WHERE datname = current_database()`,
      )
    const before = await limits()
    expect(await finding('pooler', { ...env, DATABASE_DIRECT_URL: '' })).toMatchObject({ code: '' })
    const found = await finding('pooler', env)
    expect([found.code, await limits()]).toEqual(['pooler.unlimited', before])
  })

  it('names replicas that are not read, and why', async () => {
    expect(await finding('replicas', { DATABASE_REPLICA_URLS: 'postgres://biri:gizli@localhost:2/yok' })).toEqual({
      exit: 0,
      state: 'warning',
      code: 'replicas.unread',
      detail: expect.stringContaining('okunmuyor: localhost:2 (ulaşılamıyor); ') as string,
    })
    // A server that follows nobody.
    expect(await finding('replicas', { DATABASE_REPLICA_URLS: product.databaseUrl })).toMatchObject({
      code: 'replicas.unread',
      detail: expect.stringContaining(`${new URL(product.databaseUrl).host} (artık kopya değil); `) as string,
    })
  })

  it('tells how old the last backup is, whether it failed, and whether one can be written', async () => {
    const BACKUP_DIR = await mkdtemp(join(tmpdir(), 'tabldot-doctor-'))
    onTestFinished(() => rm(BACKUP_DIR, { recursive: true }))
    onTestFinished(async () => void (await product.sql('DELETE FROM backups')))
    const backups = async () => {
      const { exit, state, code, detail } = await finding('backups', { BACKUP_DIR })
      expect(detail).toContain(BACKUP_DIR)
      return [exit, state, code]
    }
    const made = (ago: string, failure: string | null = null) =>
      product.sql(
        `INSERT INTO backups (made_at, finished_at, bytes, failure)
         VALUES (now() - interval '${ago}', now(), ${failure === null ? '5, NULL' : `NULL, '${failure}'`})`,
      )
    expect(await backups()).toEqual([0, 'ok', 'backups.none'])
    await made('27 hours')
    expect(await backups()).toEqual([0, 'warning', 'backups.late'])
    await made('2 hours')
    expect(await backups()).toEqual([0, 'ok', 'backups.ok'])
    await made('1 hour', 'disk_full')
    expect(await backups()).toEqual([0, 'warning', 'backups.failed'])
    expect(await finding('backups', { BACKUP_DIR: join(BACKUP_DIR, 'yok') })).toMatchObject({
      exit: 1,
      state: 'fault',
      code: 'backups.closed',
    })
  })

  it('finds out what answers at the public address', async () => {
    const closed = 'http://localhost:2'
    expect(await finding('address', { PUBLIC_URL: closed })).toMatchObject({
      exit: 0,
      state: 'warning',
      code: 'address.unreachable',
      detail: expect.stringContaining('ECONNREFUSED') as string,
    })
    const other = await startProduct()
    onTestFinished(other.stop)
    expect(await finding('address', { PUBLIC_URL: `http://localhost:${other.port}` })).toMatchObject({
      exit: 1,
      code: 'address.foreign',
    })
    const stranger = createServer((_, response) => response.end('hello')).listen(0, '127.0.0.1')
    onTestFinished(() => void stranger.close())
    await once(stranger, 'listening')
    const { port } = stranger.address() as AddressInfo
    expect(await finding('address', { PUBLIC_URL: `http://127.0.0.1:${port}` })).toMatchObject({
      exit: 1,
      code: 'address.foreign',
    })
  })

  it('reaches push services by TLS, and names those that it does not', async () => {
    const service = await startPushService()
    onTestFinished(service.close)
    const { host } = service
    const hosts = { PUSH_HOSTS: 'none', PUSH_PRIVATE_HOSTS: host }
    expect(await finding('push', hosts)).toMatchObject({ code: 'push.ok' })
    const closed = 'localhost:2'
    expect(await finding('push', { ...hosts, PUSH_PRIVATE_HOSTS: `${host},${closed}` })).toMatchObject({
      exit: 0,
      state: 'warning',
      code: 'push.unreachable',
      detail: expect.stringContaining(`${closed} (ECONNREFUSED); `) as string,
    })
    expect(await finding('push', { ...hosts, PUBLIC_URL: 'http://yemek.localhost' })).toMatchObject({
      code: 'push.insecure',
    })
  })

  it('connects to the mail server, and says why it cannot send', async () => {
    expect(await finding('mail', {})).toMatchObject({ code: 'mail.off' })
    const server = await startMailServer()
    onTestFinished(server.close)
    const settings = { SMTP_URL: server.url, MAIL_FROM: 'tabldot@example.com' }
    expect(await finding('mail', settings)).toMatchObject({ exit: 0, code: 'mail.ok' })
    const expired = await startMailServer({ isExpired: true })
    onTestFinished(expired.close)
    for (const [url, reason] of [
      [expired.url, 'sertifikası geçerli değil'],
      [`smtp://localhost:${await unusedPort()}`, 'bağlantıyı kabul etmedi'],
      ['smtp://yok.invalid', 'bu adda bir sunucu bulunamadı'],
    ])
      expect(await finding('mail', { ...settings, SMTP_URL: url })).toMatchObject({
        exit: 0,
        state: 'warning',
        code: 'mail.failed',
        detail: expect.stringContaining(reason ?? '') as string,
      })
  })

  it('does not create an embedded database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tabldot-doctor-'))
    onTestFinished(() => rm(dataDir, { recursive: true }))
    const env = { DATABASE_URL: '', DATA_DIR: join(dataDir, 'yok') }
    expect(await finding('database', env)).toMatchObject({ exit: 0, code: 'database.new' })
    expect(existsSync(join(dataDir, 'yok'))).toBe(false)
  })
})
