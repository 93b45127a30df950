import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { packageRoot } from '../../../src/main/package-root.ts'
import { refusalErrorOf, type RawAnswer } from '../../support/client.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct({ contractCheck: false })

const get = (path: string, headers = {}): Promise<RawAnswer> => product.send({ method: 'GET', path, headers })

describe('the API', () => {
  it.each(['/api/health/live', '/api/user/profile', '/api/yok', '/api/companies/search?type=x'])(
    'is never cached: %s',
    async (path) => {
      const { headers } = await get(path)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      expect(headers['x-powered-by']).toBeUndefined()
      expect(headers['access-control-allow-origin']).toBeUndefined()
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    },
  )

  it.each([
    ['GET', '/api/yok', 404, 'request.unknown_path'],
    ['GET', '/api', 404, 'request.unknown_path'],
    ['GET', '/api/health/live/', 404, 'request.unknown_path'],
    ['GET', '/api/Health/Live', 404, 'request.unknown_path'],
    ['GET', '/api//health/live', 404, 'request.unknown_path'],
    ['GET', '/api/%E0%A4%A', 400, 'request.malformed'],
    ['DELETE', '/api/auth/login', 405, 'request.unknown_method'],
    ['PATCH', '/api/health/live', 405, 'request.unknown_method'],
  ])('answers %s %s with %i %s', async (method, path, status, code) => {
    const answer = await product.send({ method, path })
    expect([answer.status, (JSON.parse(answer.text) as { code: string }).code, refusalErrorOf(answer)]).toEqual([
      status,
      code,
      undefined,
    ])
  })

  it('lists the methods of an address', async () => {
    const answer = await product.send({
      method: 'PATCH',
      path: '/api/corporate/01939b3c-0000-7000-8000-000000000000/shifts',
    })
    expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, POST'])
  })

  it('answers HEAD like GET, without a body', async () => {
    const answer = await product.send({ method: 'HEAD', path: '/api/health/live' })
    expect([answer.status, answer.text]).toEqual([200, ''])
  })

  it('allows no cross-origin requests', async () => {
    const answer = await product.send({
      method: 'OPTIONS',
      path: '/api/auth/login',
      headers: { origin: 'https://kotu.example', 'access-control-request-method': 'POST' },
    })
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it("counts limits by the connection's address, ignoring X-Forwarded-For", async () => {
    for (const address of ['1.1.1.1', '2.2.2.2'])
      await get('/api/companies/search?type=corporate', { 'x-forwarded-for': address })
    expect(await product.sql(`SELECT count(*)::int AS keys FROM rate_limits WHERE key LIKE 'search:%'`)).toEqual([
      { keys: 1 },
    ])
  })

  it('trusts X-Forwarded-For for as many proxies as are configured', async () => {
    const behindProxy = await startProduct({
      databaseUrl: product.databaseUrl,
      contractCheck: false,
      env: { TRUSTED_PROXIES: '1' },
    })
    try {
      await behindProxy.send({
        method: 'GET',
        path: '/api/companies/search?type=corporate',
        headers: { 'x-forwarded-for': '9.9.9.9, 3.3.3.3' },
      })
      expect(
        await product.sql(`SELECT key FROM rate_limits WHERE key LIKE 'search:%.3%' OR key LIKE 'search:9%'`),
      ).toEqual([{ key: 'search:3.3.3.3' }])
    } finally {
      await behindProxy.stop()
    }
  })
})

const isBuilt = existsSync(join(packageRoot, 'dist', 'web', 'index.html'))

/** Only if the web app is built, which `npm test` does first. */
describe.runIf(isBuilt)('the pages', () => {
  const policyOf = ({ headers }: RawAnswer): Map<string, string> =>
    new Map(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => directive.trim().split(' '))
        .map(([name = '', ...values]) => [name, values.join(' ')]),
    )

  /** Of the only script that is no file. */
  const hashOfScriptIn = (page: string): string => {
    const scripts = [...page.matchAll(/<script(?![^>]* src=)[^>]*>([^]*?)<\/script>/g)].map(([, script = '']) => script)
    expect(scripts).toHaveLength(1)
    return `'sha256-${createHash('sha256').update(scripts[0]!).digest('base64')}'`
  }

  it.each(['/', '/login', '/app/secim', '/index.html', '/individual/a/b/dashboard'])(
    'are one page with a strict content security policy: %s',
    async (path) => {
      const page = await get(path)
      expect([page.status, page.headers['content-type'], page.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      const policy = policyOf(page)
      const nonce = /'nonce-([A-Za-z0-9+/=]{24})'/.exec(policy.get('style-src') ?? '')?.[1] ?? 'none'
      expect(page.text).toContain(nonce)
      expect(Object.fromEntries(policy)).toMatchObject({
        'default-src': "'self'",
        'script-src': `'self' ${hashOfScriptIn(page.text)}`,
        'object-src': "'none'",
        'base-uri': "'none'",
        'form-action': "'self'",
        'frame-ancestors': "'none'",
      })
      expect(String(page.headers['content-security-policy'])).not.toContain('unsafe')
      expect(page.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      })
      expect(page.headers['strict-transport-security']).toBeUndefined()
    },
  )

  it.each(['/x/plain.%%%/y/general', '/a.b/plain.%E0%A4/c.d/general', '/%'])(
    'are sent even for an unreadable address, and report it themselves: %s',
    async (path) => {
      const page = await get(path)
      expect([page.status < 500, page.headers['content-type'], page.text.includes('id="root"')]).toEqual([
        true,
        'text/html; charset=utf-8',
        true,
      ])
    },
  )

  it.each(['/metrics', '/openapi.yaml', '/docs', '/docs/api/v1', '/wp-admin/setup.php', '/%00'])(
    'are sent with 404 for an address without a page: %s',
    async (path) => {
      const page = await get(path)
      expect([page.status, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
    },
  )

  it('are sent with 200 for every address with a page', async () => {
    const folder = join(packageRoot, 'web')
    const sources = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.tsx'))
    const texts = await Promise.all(sources.map((name) => readFile(join(folder, name), 'utf8')))
    const paths = texts.flatMap((text) =>
      [...text.matchAll(/\b(?:path="|route\(')(\/[^"']*)/g)].map(([, path = '']) => path),
    )
    const addresses = paths.map((path) =>
      path
        .replaceAll(/:enc\w+/g, 'eyJhIjoxfQ.c2lnbg')
        .replaceAll(/:\w+\??/g, 'x1')
        .replace('*', 'a/b'),
    )
    expect(addresses).toContain('/login')
    const statuses = await Promise.all(addresses.map(async (path) => [path, (await get(path)).status]))
    expect(statuses).toEqual(addresses.map((path) => [path, 200]))
  })

  it('exclude robots', async () => {
    const { status, headers, text } = await get('/robots.txt')
    expect([status, headers['content-type'], text]).toEqual([
      200,
      'text/plain; charset=utf-8',
      'User-agent: *\nDisallow: /\n',
    ])
  })

  it('are never answered with "not modified", and a file refuses a failed precondition', async () => {
    expect((await get('/', { 'if-none-match': '*' })).status).toBe(200)
    const refused = await get('/favicon.svg', { 'if-match': '"x"' })
    expect([refused.status, refusalErrorOf(refused)]).toEqual([400, undefined])
  })

  it('have a new nonce every time', async () => {
    const [one, other] = await Promise.all([get('/'), get('/')])
    expect(policyOf(one).get('style-src')).not.toBe(policyOf(other).get('style-src'))
  })

  it('enforce HTTPS if the public address uses it, and name the sites that may frame them', async () => {
    const secure = await startProduct({
      databaseUrl: product.databaseUrl,
      contractCheck: false,
      env: {
        PUBLIC_URL: 'https://tabldot.example',
        EMBED_ORIGINS: 'https://intranet.example',
        IMAGE_HOSTS: 'resim.example',
      },
    })
    try {
      const page = await secure.send({ method: 'GET', path: '/' })
      expect(page.headers['strict-transport-security']).toMatch(/^max-age=\d{7,}/)
      expect(policyOf(page).get('frame-ancestors')).toBe("'self' https://intranet.example")
      expect(policyOf(page).get('img-src')).toContain('https://resim.example')
      expect(page.headers['x-frame-options']).toBeUndefined()
    } finally {
      await secure.stop()
    }
  })

  describe('with sites that may frame them', () => {
    let embeddable: Product
    beforeAll(async () => {
      embeddable = await startProduct({
        databaseUrl: product.databaseUrl,
        contractCheck: false,
        env: { EMBED_ORIGINS: 'https://intranet.example' },
      })
    })
    afterAll(() => embeddable.stop())
    const framingOf = async (path: string) => {
      const page = await embeddable.send({ method: 'GET', path })
      return [policyOf(page).get('frame-ancestors'), page.headers['x-frame-options']]
    }

    it.each([
      '/admin',
      '/admin/',
      '/admin//',
      '/admin?embed=1',
      '/admin/login?embed=1',
      '/admin/companies/01939b3c-0000-7000-8000-000000000000/employees',
      '/admin/a/b/kitchen-dashboard',
      '/ADMIN/Login',
      '/%61dmin/login',
      '/%2561dmin/login',
      '/%61dmin/a/b/kitchen-dashboard',
      '/%41DMIN/a/b/kitchen-dashboard',
      '/admin%2flogin',
      '/admin%5clogin',
      '//admin/login',
      '/./admin',
      '/app/../admin/login',
      '/app/%2e%2e/admin/login',
      '/app/..%2fadmin/login',
      '/app/%252e%252e%252fadmin',
      '/app/%5c..%5c..%5cadmin',
      '/x/..\\admin/y/kitchen-dashboard',
      '/admin/../app',
      '/admin/%%%',
      '/app/%%%',
      '/admin;x=1',
      '/admin.html',
      'http://tabldot.example/admin/login',
    ])('never allow framing where administrators work: %s', async (path) => {
      expect(await framingOf(path)).toEqual(["'none'", 'DENY'])
    })

    it.each(['/wp-admin/setup.php', '/yok/x', '/favicon.svg'])(
      'allow framing only where the app has a page: %s',
      async (path) => {
        expect(await framingOf(path)).toEqual(["'none'", 'DENY'])
      },
    )

    it.each([
      '/',
      '/login?embed=1',
      '/app/secim?embed=1',
      '/individual/a.b/c.d/dashboard',
      '/a/b/c/kitchen-dashboard',
      '/a.b/c.d/e.f/administration',
    ])('allow framing everywhere else: %s', async (path) => {
      expect(await framingOf(path)).toEqual(["'self' https://intranet.example", undefined])
    })
  })

  it('have a service worker that is always revalidated, and assets that are cached forever', async () => {
    const worker = await get('/sw.js')
    expect([worker.status, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(worker.headers['content-type']).toMatch(/javascript/)
    const part = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec((await get('/')).text)?.[1] ?? ''
    const asset = await get(part, { 'accept-encoding': 'gzip' })
    expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
    expect(asset.headers['content-encoding']).toBe('gzip')
  })

  it('and the service worker have a policy, and assets only the headers that concern a file', async () => {
    const part = /(?:src|href)="(\/assets\/[^"]+\.js)"/.exec((await get('/')).text)?.[1] ?? ''
    const asset = await get(part)
    expect(asset.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    for (const path of ['/', '/sw.js', '/favicon.svg'])
      expect(policyOf(await get(path)).get('script-src'), path).toMatch(/^'self' 'sha256-[^']+'$/)
    const named = Object.entries(asset.headers).flat().join().length
    expect(named, 'length of all headers').toBeLessThan(500)
  })

  it('are not sent for a missing asset or a path outside the folder', async () => {
    const answers = await Promise.all(
      ['/assets/yok.js', '/assets/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/.env'].map((path) => get(path)),
    )
    for (const { text } of answers) expect(text).not.toMatch(/"dependencies"|DATABASE_URL/)
    expect(answers[0]?.status).toBe(404)
  })
})
