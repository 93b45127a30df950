import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../../src/main/package-root.ts'
import { operationsOf } from '../../../src/http/contract/contract.ts'
import { loadContract } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import type { RawAnswer } from '../../support/client.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { type Product, startProduct } from '../../support/product.ts'

const [listed, local, foreign] = ['https://intranet.example', 'http://localhost:8080', 'https://kotu.example']
const unknownImage = `/api/images/01939b3c-0000-7000-8000-000000000000/${'a'.repeat(43)}`

let db: TestDatabase
let product: Product
let closed: Product
beforeAll(async () => {
  db = await cloneDatabase()
  product = await startProduct({
    databaseUrl: db.url,
    contractCheck: false,
    env: { EMBED_ORIGINS: `${listed},${local}`, SEARCH_LIMIT: '1' },
  })
  closed = await startProduct({ databaseUrl: db.url, contractCheck: false })
})
afterAll(async () => {
  await product.stop()
  await closed.stop()
  await db.drop()
})

const ask = (at: Product, method: string, path: string, origin?: string, headers = {}) =>
  at.send({ method, path, headers: { ...(origin && { origin }), ...headers } })
const preflight = (at: Product, path: string, origin: string, method = 'POST') =>
  ask(at, 'OPTIONS', path, origin, {
    'access-control-request-method': method,
    'access-control-request-headers': 'authorization,content-type,idempotency-key',
  })
const corsOf = ({ headers }: RawAnswer) => Object.keys(headers).filter((name) => name.startsWith('access-control-'))
const wordsOf = (header: string | undefined) => (header ?? '').split(', ')

/** Every kind of answer the API gives before, in and instead of a handler. */
const answers: [what: string, method: string, path: string, status: number][] = [
  ['a successful answer', 'GET', '/api/health/live', 200],
  ['an answer without a body', 'HEAD', '/api/health/live', 200],
  ['a missing session', 'GET', '/api/user/profile', 401],
  ['an unknown address', 'GET', '/api/yok', 404],
  ['a missing picture', 'GET', unknownImage, 404],
  ['an unknown method', 'PATCH', '/api/health/live', 405],
  ['a broken request', 'GET', '/api/companies/search?type=x', 400],
  ['an unreadable address', 'GET', '/api/%E0%A4%A', 400],
  ['a missing content type', 'POST', '/api/auth/login', 415],
]

describe('an origin on the list', () => {
  it.each(answers)('may read %s: %s %s', async (_what, method, path, status) => {
    for (const origin of [listed, local]) {
      const answer = await ask(product, method, path, origin)
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([status, origin])
      expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
      expect(wordsOf(answer.headers['vary'])).toContain('Origin')
      expect(wordsOf(answer.headers['access-control-expose-headers'])).toEqual(
        expect.arrayContaining(['Content-Disposition', 'Deprecation', 'Link', 'Retry-After', 'Sunset', 'X-Request-Id']),
      )
    }
  })

  it('may read that it has exceeded a limit, and when to try again', async () => {
    const search = () => ask(product, 'GET', '/api/companies/search?type=corporate', listed)
    await search()
    const { status, headers } = await search()
    expect([status, headers['access-control-allow-origin'], Number(headers['retry-after']) > 0]).toEqual([
      429,
      listed,
      true,
    ])
  })

  it('may send every method and header of the contract', async () => {
    const answer = await preflight(product, '/api/auth/login', listed)
    expect([answer.status, answer.text, answer.headers['access-control-allow-origin']]).toEqual([204, '', listed])
    expect(Number(answer.headers['access-control-max-age'])).toBeGreaterThan(0)
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined()
    expect(wordsOf(answer.headers['vary'])).toContain('Origin')
    const operations = operationsOf(loadContract(contractFile))
    const methods = [...new Set(operations.map(({ method }) => method))]
    expect(wordsOf(answer.headers['access-control-allow-methods'])).toEqual(expect.arrayContaining(methods))
    const inHeader = operations.flatMap(({ parameters }) => parameters.filter((one) => one.in === 'header'))
    const names = new Set(['Authorization', 'Content-Type', 'If-None-Match', ...inHeader.map(({ name }) => name)])
    expect(wordsOf(answer.headers['access-control-allow-headers'])).toEqual(expect.arrayContaining([...names]))
  })
})

describe.each([
  ['an origin that is not on the list', foreign],
  ['an origin that only resembles one', `${listed}.kotu.example`],
  ['an origin with another port', `${listed}:8443`],
  ['a page without an origin', 'null'],
])('%s', (_who, origin) => {
  it('is allowed nothing, and its preflight is refused', async () => {
    for (const [, method, path, status] of answers) {
      const answer = await ask(product, method, path, origin)
      expect([answer.status, corsOf(answer), answer.headers['vary']]).toEqual([status, [], 'Origin'])
    }
    const refused = await preflight(product, '/api/auth/login', origin)
    expect([refused.status, corsOf(refused)]).toEqual([405, []])
  })
})

describe('without a list', () => {
  it('no origin is allowed anything, and answers do not vary by it', async () => {
    for (const origin of [listed, foreign]) {
      const [read, refused] = [
        await ask(closed, 'GET', '/api/health/live', origin),
        await preflight(closed, '/api/auth/login', origin),
      ]
      expect([read.status, corsOf(read), read.headers['vary']]).toEqual([200, [], undefined])
      expect([refused.status, corsOf(refused)]).toEqual([405, []])
    }
  })
})

const web = join(packageRoot, 'dist', 'web')

/** Only if the web app is built, which `npm test` does first. */
describe.runIf(existsSync(join(web, 'index.html')))('the built files', () => {
  const parts = existsSync(join(web, 'assets')) ? readdirSync(join(web, 'assets')) : []
  const partOf = (kind: string) => `/assets/${parts.find((name) => name.endsWith(kind)) ?? 'missing'}`
  const files = [partOf('.js'), partOf('.woff2'), '/favicon.svg']

  it.each(files)('are allowed for listed origins, and cached separately for each: %s', async (path) => {
    for (const encoding of ['br', 'identity']) {
      const answer = await ask(product, 'GET', path, listed, { 'accept-encoding': encoding })
      expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, listed])
      expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
    for (const origin of [undefined, foreign]) {
      const answer = await ask(product, 'GET', path, origin, { 'accept-encoding': 'br' })
      expect([answer.status, corsOf(answer)]).toEqual([200, []])
      expect(wordsOf(answer.headers['vary'])).toContain('Origin')
    }
  })

  it.each(files)("are allowed only for the product's own pages without a list: %s", async (path) => {
    const answer = await ask(closed, 'GET', path, listed)
    expect([corsOf(answer), answer.headers['cross-origin-resource-policy']]).toEqual([[], 'same-origin'])
  })
})
