import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { syntheticNames } from '../../src/texts/performance.ts'
import { prepareSyntheticCompany, SyntheticCompanies } from '../../src/core/performance/index.ts'
import { startHousekeeping } from '../../src/main/housekeeping.ts'
import { type Product, startProduct } from '../support/product.ts'
import { SettableClock } from '../support/settable-clock.ts'
import { runTabldot } from '../support/tabldot.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let product: Product
beforeAll(async () => {
  product = await startProduct({ contractCheck: false, clock: new SettableClock(new Date().toISOString()) })
})
afterAll(() => product.stop())

const loadtest = (...args: string[]) => runTabldot(['loadtest', ...args], { DATABASE_URL: product.databaseUrl })
const press = (name: string, ...args: string[]) =>
  loadtest(
    'run',
    name,
    '--url',
    `http://127.0.0.1:${product.port}`,
    '--duration',
    '1',
    '--connections',
    '2',
    '--max-p95',
    '60000',
    ...args,
  )

const silent = { info: () => undefined, error: () => undefined }

describe('tabldot loadtest', () => {
  it('lists the fixed tests', async () => {
    const { code, stdout } = await loadtest('list', '--json')
    expect(code).toBe(0)
    expect((JSON.parse(stdout) as { tests: { key: string }[] }).tests.map(({ key }) => key)).toContain('choice-saving')
  })
  it('tests a running server in a company of its own, which is gone afterwards', async () => {
    const tables = [
      'companies',
      'users',
      'shifts',
      'partnerships',
      'menu_days',
      'choices',
      'choice_totals',
      'choice_month_totals',
      'sessions',
      'audit_logs',
    ]
    const rows = () =>
      product.sql(tables.map((table) => `SELECT '${table}' AS "table", count(*)::int FROM ${table}`).join(' UNION '))
    const before = await rows()
    const { code, stdout } = await press('choice-saving', '--json')
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ success_rate: 1, passed: true, reason: null }),
    ])
    expect(await rows()).toEqual(before)
    expect((await press('mix')).code).toBe(0)
    expect((await press('sign-in')).stdout).toContain('%100,0')
    expect(await rows()).toEqual(before)
  })
  it('has its company in no search and no list', async () => {
    await product.use(prepareSyntheticCompany)(syntheticNames)
    const { length: hidden } = await product.sql('SELECT FROM companies')
    const found = await product.call('searchCompanies', { query: { type: 'corporate', query: 'yük' } })
    const { stdout } = await runTabldot(['company', 'list', '--json'], { DATABASE_URL: product.databaseUrl })
    await product.use(SyntheticCompanies).removeOlderThan(new Date(product.clock.now().getTime() + 1))
    expect([hidden > 0, found.body.companies, JSON.parse(stdout)]).toEqual([true, [], { companies: [], total: 0 }])
    expect(await product.sql('SELECT FROM companies')).toEqual([])
  })
  it.each([
    ['the next run', () => press('menu-reading')],
    ['the start of a server', () => startHousekeeping(product.use, silent)()],
  ])('%s removes what a crashed run left behind', async (_who, sweep) => {
    const now = product.clock.now()
    product.clock.set(new Date(now.getTime() - 3_600_000).toISOString())
    await product.use(prepareSyntheticCompany)(syntheticNames)
    product.clock.set(now.toISOString())
    await sweep()
    expect(await product.sql('SELECT FROM companies')).toEqual([])
  })
  it('counts answers by status and says when the server uses another database', async () => {
    const elsewhere = await startProduct({ contractCheck: false })
    try {
      const args = ['--url', `http://127.0.0.1:${elsewhere.port}`]
      const { code, stdout } = await press('menu-reading', ...args, '--json')
      const { statuses, total_requests, network_errors, reason } = JSON.parse(stdout) as Record<string, unknown>
      expect([code, statuses, network_errors]).toEqual([1, { 401: total_requests }, {}])
      expect(reason).toBe(
        'Sunucu, testin kişilerini tanımıyor (401): başka bir veritabanı kullanıyor. Komutu sunucunun DATABASE_URL ayarıyla çalıştırın.',
      )
      const asText = await press('menu-reading', ...args)
      expect(asText.stdout).toMatch(/^Yanıtlar: 401 × [\d.]+$/m)
      expect(asText.stdout).toContain(reason)
    } finally {
      await elsewhere.stop()
    }
  })
  it('says when the server cannot be reached any more', async () => {
    const server = createServer((_request, response) => response.setHeader('connection', 'close').end('{}', close))
    const close = () => void server.close()
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const { code, stdout } = await press('liveness', '--url', `http://127.0.0.1:${port}`, '--json')
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      expect.objectContaining({
        statuses: {},
        network_errors: { ECONNREFUSED: expect.any(Number) as number },
        reason: 'Hiç yanıt alınamadı: sunucuya bağlanılamıyor (ECONNREFUSED).',
      }),
    ])
  })
  it('exits with 1 when a threshold is missed', async () => {
    const { code, stdout, stderr } = await press('sign-in', '--max-p95', '1')
    expect(code).toBe(1)
    expect(stdout).toContain('İyileştirilmeli')
    expect(stderr).toBe('Yük testi eşikleri tutturamadı.\n')
  })
  it.each([
    [['run', 'nope'], 2, '"nope" adında bir yük testi yok.'],
    [['run', 'mix', '--connections', '201'], 2, '201'],
    [['run', 'mix', '--url', 'localhost'], 2, 'geçersiz'],
    [['run', 'mix', '--url', 'http://127.0.0.1:1'], 1, 'çalışan bir Tabldot sunucusu bulunamadı'],
  ])('says in one sentence why %j cannot run', async (args, exitCode, sentence) => {
    const { code, stderr } = await loadtest(...args)
    expect([code, stderr.trim().split('\n').length]).toEqual([exitCode, 1])
    expect(stderr).toContain(sentence)
  })
})
