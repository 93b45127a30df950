import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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

describe('tabldot loadtest', () => {
  it('lists the fixed tests', async () => {
    const { code, stdout } = await loadtest('list', '--json')
    expect(code).toBe(0)
    expect((JSON.parse(stdout) as { key: string }[]).map(({ key }) => key)).toContain('choice-saving')
  })
  it('tests a running server, writes only to the synthetic company and passes', async () => {
    const { code, stdout } = await press('choice-saving', '--json')
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ success_rate: 1, passed: true, label: 'Sorunsuz' }),
    ])
    const companies = await product.sql('SELECT DISTINCT c.slug FROM choices JOIN companies c ON c.id = corporate_id')
    expect(companies).toEqual([{ slug: 'yuk-testi-firmasi' }])
  })
  it('reuses the synthetic company', async () => {
    expect((await press('mix')).stdout).toContain('Karışık: Sorunsuz')
    expect((await press('sign-in')).stdout).toContain('%100,0')
    expect(await product.sql('SELECT count(*)::int AS companies FROM companies')).toEqual([{ companies: 2 }])
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
