import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { loadContract, newServer, type ServerOptions } from '../../../src/http/index.ts'
import { contractFile } from '../../../src/main/http-server.ts'
import { newClient } from '../../support/client.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { tokenOf } from '../../support/world.ts'

interface Line {
  method: string
  path: string
  address: string
  bytes: number
  status: number
  operation?: string
  trace_id?: string
}

const logged: object[] = []
const product = useProduct({
  contractCheck: false,
  env: { TRUSTED_PROXIES: '1' },
  onLog: (facts) => logged.push(facts),
})
const world = useWorld(product)

/** The answer and its line. */
const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  logged.length = 0
  const answer = await product.send({ method, path, headers })
  await expect.poll(() => logged.length, { interval: 1 }).toBe(1)
  return { answer, line: logged[0] as Line }
}
const ofOwner = async () => ({
  authorization: `Bearer ${await tokenOf(product, world.corporateA.people.corporateOwner)}`,
})
const firm = () => `/api/corporate/${world.corporateA.company.id}`

describe('the line of a request', () => {
  it('has the path without the values of the query', async () => {
    const { line } = await ask('/api/companies/search?type=corporate&query=%C3%A7elik')
    expect(line).toMatchObject({
      method: 'GET',
      path: '/api/companies/search',
      operation: 'searchCompanies',
      status: 200,
    })
    const { line: ofFirm } = await ask(`${firm()}/shifts`, await ofOwner())
    expect(ofFirm.path).toBe(`${firm()}/shifts`)
  })

  it('hides what may be a secret in a path, and is never long', async () => {
    const { body } = await product.call('login', {
      body: {
        phone: world.corporateA.people.corporateOwner.phone,
        password: 'Doğru-At-Pil-8',
        company_type: 'corporate',
        company_id: world.corporateA.company.id,
      },
    })
    const page = await ask(body.redirect_url)
    expect(page.line.path).not.toMatch(/[\w-]{40}/)
    expect(page.line.path).toMatch(/^(\/[^/]*\.?\*)+/)
    const { line } = await ask(`/api/yok/${body.token}/tbd_${body.token}`)
    expect(line.path).toBe('/api/yok/*/*')
    const long = await ask(`/${'uzun/'.repeat(500)}`)
    expect(long.line.path).toHaveLength(300)
  })

  it("has the client's address, as the product knows it behind a proxy", async () => {
    const { line } = await ask('/api/health/live', { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' })
    expect(line.address).toBe('198.51.100.7')
    const { line: unknown } = await ask('/api/yok', { 'x-forwarded-for': '198.51.100.8' })
    expect(unknown.address).toBe('198.51.100.8')
  })

  it.each([
    ['an answer', () => `${firm()}/shifts`, {}],
    ['a compressed answer', () => `${firm()}/employees?limit=20`, { 'accept-encoding': 'gzip' }],
    ['a workbook that is streamed', () => `${firm()}/employees/export`, {}],
    ['a refusal', () => `${firm()}/yok`, {}],
  ])('has the bytes of %s', async (_, path, headers) => {
    const { answer, line } = await ask(path(), { ...(await ofOwner()), ...headers })
    expect(answer.bytes.length).toBeGreaterThan(0)
    expect(line.bytes).toBe(answer.bytes.length)
  })

  it.each([
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what', '4bf92f3577b34da6a3ce929d0e0e4736'],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01-what', undefined],
    ['cc-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01.what', undefined],
    ['ff-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01', undefined],
    ['00-4BF92F3577B34DA6A3CE929D0E0E4736-00f067aa0ba902b7-01', undefined],
    ['00-00000000000000000000000000000000-00f067aa0ba902b7-01', undefined],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-0000000000000000-01', undefined],
    ['00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7', undefined],
    ['', undefined],
  ])('takes over the trace of "%s": %s', async (traceparent, trace) => {
    const { line } = await ask('/api/health/live', { traceparent })
    expect(line.trace_id).toBe(trace)
  })
})

describe('a file of the web app', () => {
  let webFolder: string
  beforeEach(async () => {
    webFolder = await mkdtemp(join(tmpdir(), 'tabldot-web-'))
    await mkdir(join(webFolder, 'assets'))
    await writeFile(join(webFolder, 'index.html'), '<html><head></head></html>')
    await writeFile(join(webFolder, 'screens.json'), '[]')
    await writeFile(join(webFolder, 'assets', 'app.js'), 'console.log(1)')
  })
  afterEach(() => rm(webFolder, { recursive: true }))

  it('has no line, but is counted with its bytes; a page and a missing file have one', async () => {
    const [lines, counted]: [Line[], number[]] = [[], []]
    const observed: unknown[][] = []
    const app = newServer({
      contract: { ...loadContract(contractFile), paths: {} },
      webFolder,
      operations: {},
      ports: {},
      log: { info: (facts: object) => lines.push(facts as Line), error: () => undefined },
      countFile: (bytes: number) => counted.push(bytes),
      observe: (operation: string, status: number) => observed.push([operation, status]),
      publicUrl: 'http://localhost',
      embedOrigins: [],
      imageHosts: [],
    } as unknown as ServerOptions)
    const server = createServer(app)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const client = newClient((server.address() as AddressInfo).port)
    onTestFinished(() => {
      client.close()
      server.close()
    })
    const get = (path: string, headers = {}) => client.send({ method: 'GET', path, headers })
    const { headers } = await get('/assets/app.js')
    expect((await get('/assets/app.js', { 'if-none-match': headers.etag })).status).toBe(304)
    await get('/assets/yok.js')
    await get('/login')
    expect(counted).toEqual([14, 0])
    expect(lines.map(({ path, status, bytes }) => [path, status, bytes > 0])).toEqual([
      ['/assets/yok.js', 404, true],
      ['/login', 200, true],
    ])
    expect(observed).toEqual([
      ['file', 200],
      ['file', 304],
      ['other', 404],
      ['other', 200],
    ])
  })
})
