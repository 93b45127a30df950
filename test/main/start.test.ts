import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { packageRoot } from '../../src/main/package-root.ts'
import { cloneDatabase } from '../support/database.ts'
import { type Product, startProduct } from '../support/product.ts'
import { runSql } from '../support/sql.ts'
import { runTabldot } from '../support/tabldot.ts'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.stop())

const serveProgram = join(packageRoot, 'src', 'main', 'serve.ts')

const npmStart = async (env: NodeJS.ProcessEnv) => {
  const child = spawn(process.execPath, [serveProgram], {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', ...env },
  })
  const [[code], stderr] = await Promise.all([once(child, 'exit') as Promise<[number]>, text(child.stderr)])
  return { code, stderr }
}
const tabldotServe = async (env: NodeJS.ProcessEnv) => {
  const { code, stderr } = await runTabldot(['serve'], { PORT: '0', ...env })
  return { code, stderr }
}

describe.each([
  ['npm start', npmStart, 1],
  ['tabldot serve', tabldotServe, 2],
])('a failing start, by %s', (_, start, wrongSetting) => {
  it('reports an unreachable database in one sentence', async () => {
    const stderr = 'Veritabanı sunucusuna bağlanılamadı; DATABASE_URL adresini kontrol edin.\n'
    expect(await start({ DATABASE_URL: 'postgres://biri:gizli@127.0.0.1:1/yok' })).toEqual({ code: 1, stderr })
  })

  it('reports a data directory that is not a directory', async () => {
    const file = join(packageRoot, 'package.json')
    expect(await start({ DATABASE_URL: '', DATA_DIR: file })).toEqual({
      code: 1,
      stderr: `DATA_DIR bir klasör değil ya da oluşturulamıyor (verilen: "${file}").\n`,
    })
  })

  it('refuses a database that a newer version has migrated', async () => {
    const newer = await cloneDatabase()
    onTestFinished(newer.drop)
    await runSql(
      newer.ownerUrl,
      `INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Later9999999999999')`,
    )
    const [own] = await runSql(newer.ownerUrl, 'SELECT name FROM migrations ORDER BY timestamp DESC OFFSET 1 LIMIT 1')
    expect(await start({ DATABASE_URL: newer.url })).toEqual({
      code: 1,
      stderr: `Veritabanı daha yeni bir Tabldot ile güncellenmiş: veritabanının şeması Later9999999999999, bu programın bildiği son şema ${String(own?.['name'])}. Tabldot'un yeni sürümünü kullanın.\n`,
    })
  })

  it('reports a folder for backups that does not exist', async () => {
    const folder = join(tmpdir(), 'tabldot', 'yok')
    expect(await start({ DATABASE_URL: product.databaseUrl, BACKUP_DIR: folder })).toEqual({
      code: wrongSetting,
      stderr: `BACKUP_DIR var olan ve yazılabilen bir klasör olmalı (verilen: "${folder}").\n`,
    })
  })

  it('reports a port in use and a host that is not an address of this machine', async () => {
    const DATABASE_URL = product.databaseUrl
    const taken = 'Bu port başka bir program tarafından kullanılıyor; PORT ile başka bir port verin.\n'
    expect(await start({ DATABASE_URL, PORT: String(product.port) })).toEqual({ code: 1, stderr: taken })
    expect(await start({ DATABASE_URL, HOST: '203.0.113.1' })).toEqual({
      code: wrongSetting,
      stderr: 'HOST bu makinenin bir adresi olmalı (verilen: "203.0.113.1").\n',
    })
  })
})

describe('a start on the embedded PostgreSQL', () => {
  let dataDir: string
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'tabldot-start-'))
    await chmod(dataDir, 0o755)
  })
  afterEach(() => rm(dataDir, { recursive: true }))
  const filesOf = (folder: string) => readdir(join(dataDir, folder)).catch(() => [])

  it('leaves nothing running if it fails', async () => {
    const { code } = await npmStart({ DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(product.port) })
    expect([code, await filesOf('clients')]).toEqual([1, []])
    expect(await filesOf('postgres')).not.toContain('postmaster.pid')
  })

  const canMount = spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', tmpdir()]).status === 0
  it.runIf(canMount)('says that its disk is read-only', () => {
    const line = `mount -t tmpfs -o ro tmpfs "$0" && exec "$@"`
    const command = ['--mount', 'sh', '-c', line, dataDir, process.execPath, serveProgram]
    const { status, stderr } = spawnSync('unshare', command, {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([
      1,
      `Gömülü PostgreSQL'in "${dataDir}" klasöründeki disk salt okunur; sistemin kayıtlarında disk hatası arayın, diski yazılabilir bağlayın ya da başka bir DATA_DIR verin.\n`,
    ])
  })

  it('leaves nothing running if it is interrupted', async () => {
    const child = spawn(process.execPath, [serveProgram], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    })
    await vi.waitFor(async () => expect(await filesOf('clients')).toHaveLength(1), { interval: 5, timeout: 60_000 })
    child.kill('SIGTERM')
    expect(await once(child, 'exit')).toEqual([0, null])
    expect([await filesOf('clients'), await filesOf('postgres')]).toEqual([
      [],
      expect.not.arrayContaining(['postmaster.pid']),
    ])
  })
})
