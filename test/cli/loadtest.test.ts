import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { syntheticNames } from '../../src/texts/performance/performance.ts'
import {
  loadTests,
  prepareSyntheticCompany,
  provesItself,
  ServerChallenges,
  SyntheticCompanies,
} from '../../src/core/performance/index.ts'
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

const realUrl = () => `http://127.0.0.1:${product.port}`

/** Somebody else's server on this machine. */
const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>) => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push((request.url ?? '').split('?')[0] ?? '')
    void answer(request, response)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** What only a server with access to the database can say; null for any other request. */
const proofFor = (request: IncomingMessage): Promise<string | null> => {
  const { searchParams: asked } = new URL(request.url ?? '', 'http://127.0.0.1')
  return product.use(ServerChallenges).proofOf(asked.get('challenge') ?? '', asked.get('address') ?? '')
}

const silent = { info: () => undefined, error: () => undefined }

describe('tabldot loadtest', () => {
  it('lists the fixed tests', async () => {
    const { code, stdout } = await loadtest('list', '--json')
    expect(code).toBe(0)
    expect((JSON.parse(stdout) as { tests: { key: string }[] }).tests.map(({ key }) => key)).toContain('choice-saving')
  })
  it('tests a running server in a synthetic company, which is gone afterwards', async () => {
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
    // A busy machine may not compute a single hash within the test's second.
    await expect.poll(async () => (await press('sign-in')).stdout).toContain('%100,0')
    expect(await rows()).toEqual(before)
  })
  it('freezes the list of a lunch rush and finds it equal to the choices', async () => {
    const left = () =>
      product.sql(
        `SELECT (SELECT count(*) FROM kitchen_lists)::int AS lists, (SELECT count(*) FROM companies WHERE is_synthetic)::int AS companies`,
      )
    const before = await left()
    const { code, stdout } = await press('lunch-rush', '--json')
    expect([code, JSON.parse(stdout)]).toEqual([
      0,
      expect.objectContaining({ success_rate: 1, passed: true, list_differences: 0 }),
    ])
    expect((await press('lunch-rush')).stdout).toMatch(/Kesinleşen liste\s+seçimlerle aynı/)
    expect(await left()).toEqual(before)
  })
  it('hides its company from every search and list', async () => {
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
  it('counts answers by status, and says when the server does not know the synthetic people', async () => {
    const server = await serve(async (request, response) => {
      const proof = await proofFor(request)
      response
        .writeHead(proof === null ? 401 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ proof }))
    })
    try {
      const { code, stdout } = await press('menu-reading', '--url', server.url, '--json')
      const { statuses, total_requests, network_errors, reason } = JSON.parse(stdout) as Record<string, unknown>
      expect([code, statuses, network_errors]).toEqual([1, { 401: total_requests }, {}])
      expect(reason).toBe(
        'Sunucu, testin kişilerini tanımıyor (401): başka bir veritabanı kullanıyor. Komutu sunucunun DATABASE_URL ayarıyla çalıştırın.',
      )
      const asText = await press('menu-reading', '--url', server.url)
      expect(asText.stdout).toMatch(/^Yanıtlar: 401 × [\d.]+$/m)
      expect(asText.stdout).toContain(reason)
    } finally {
      await server.close()
    }
  })
  it('says when the server can no longer be reached', async () => {
    const server = await serve(async (request, response) => {
      response.setHeader('connection', 'close').end(JSON.stringify({ proof: await proofFor(request) }))
      void server.close()
    })
    const { code, stdout } = await press('liveness', '--url', server.url, '--json')
    expect([code, JSON.parse(stdout)]).toEqual([
      1,
      expect.objectContaining({
        statuses: {},
        network_errors: { ECONNREFUSED: expect.any(Number) as number },
        reason: 'Hiç yanıt alınamadı: sunucuya bağlanılamıyor (ECONNREFUSED).',
      }),
    ])
  })
  it('exits with 1 if a threshold is missed', async () => {
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

describe('a load test of a server that does not belong to this installation', () => {
  const foreign: [string, (request: IncomingMessage, response: ServerResponse) => void | Promise<void>][] = [
    ['answers everything', (_request, response) => void response.end('{"status": "ok", "proof": "evet"}')],
    ['answers with a page', (_request, response) => void response.end('<!doctype html><title>Tabldot</title>')],
    [
      'redirects to the real one',
      (request, response) => void response.writeHead(302, { location: `${realUrl()}${request.url}` }).end(),
    ],
    [
      'forwards the question',
      async (request, response) => void response.end(await (await fetch(`${realUrl()}${request.url}`)).text()),
    ],
    [
      'forwards the question in the name of the real one',
      async (request, response) => {
        const asked = new URL(request.url ?? '', realUrl())
        asked.searchParams.set('address', realUrl())
        const { status, body } = await product.call('proveServer', {
          query: Object.fromEntries(asked.searchParams),
        })
        expect([status, body.proof]).toEqual([200, expect.stringMatching(/^[\w-]{43}$/)])
        response.end(JSON.stringify(body))
      },
    ],
  ]
  it.each(foreign)('that %s only asks for proof and sends no other request', async (_what, answer) => {
    const server = await serve(answer)
    try {
      const { code, stdout, stderr } = await press('liveness', '--url', server.url)
      expect([code, stdout, server.asked]).toEqual([1, '', ['/api/health/proof']])
      expect(stderr).toContain('bu kurulumun sunucusu olduğunu kanıtlamadı')
    } finally {
      await server.close()
    }
  })

  it.each(loadTests.map(({ key }) => key))('sends no other request with %s either', async (key) => {
    const server = await serve((_request, response) => void response.end('{}'))
    try {
      const { code } = await press(key, '--url', server.url)
      expect([code, server.asked]).toEqual([1, ['/api/health/proof']])
    } finally {
      await server.close()
    }
  })

  it('with a database of its own is refused, and leaves nothing in either', async () => {
    const elsewhere = await startProduct({ contractCheck: false })
    try {
      const { code, stderr } = await press('liveness', '--url', `http://127.0.0.1:${elsewhere.port}`)
      expect([code, stderr.trim().split('\n').length]).toEqual([1, 1])
      const left = `SELECT FROM secrets WHERE name LIKE 'challenge %'`
      expect([await elsewhere.sql(left), await product.sql(left)]).toEqual([[], []])
    } finally {
      await elsewhere.stop()
    }
  })
})

describe('a server', () => {
  const challenge = '01a2074c-7499-7969-88ea-33349070be8c'
  const prove = (address: string) => product.call('proveServer', { query: { challenge, address } })
  beforeAll(() => product.use(ServerChallenges).issue(challenge))

  it('proves itself for PUBLIC_URL and the address it listens on', async () => {
    for (const address of [realUrl(), `http://localhost:${product.port}`, 'http://localhost:0'])
      expect([address, (await prove(address)).status]).toEqual([address, 200])
  })

  it.each([
    'http://127.0.0.1:1',
    'https://127.0.0.1:3000',
    'http://evil.example.com',
    'http://10.0.0.9:3000',
    'http://127.0.0.1@evil.example.com',
    'nowhere',
  ])('proves nothing for %s', async (address) => {
    const { status, problem } = await prove(address)
    expect([status, problem.code]).toEqual([422, 'challenge.other_address'])
  })

  it('knows only the challenges in its own database', async () => {
    const { status } = await product.call('proveServer', {
      query: { challenge: '01a2074c-7499-7969-88ea-33349070be8d', address: realUrl() },
    })
    expect(status).toBe(404)
  })

  it('deletes challenges left over from a run when the next one ends', async () => {
    await product.use(provesItself)(realUrl(), () => Promise.resolve(''))
    expect(await product.sql(`SELECT FROM secrets WHERE name LIKE 'challenge %'`)).toEqual([])
  })
})
