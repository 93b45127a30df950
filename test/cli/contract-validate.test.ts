import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '../../cli/contract/answer-check.ts'
import type { Verdict } from '../../cli/contract/validate-server.ts'
import { revokeKey } from '../../src/core/access/index.ts'
import { operator } from '../../src/core/actors/rules.ts'
import { Transaction } from '../../src/core/shared/index.ts'
import { ownContract } from '../../src/main/index.ts'
import { type Product, startProduct } from '../support/product.ts'
import { SettableClock } from '../support/settable-clock.ts'
import { runHere } from '../support/tabldot-here.ts'
import { keyOf, createWorld, type World } from '../support/world.ts'

interface Told {
  status: number
  headers: Record<string, string>
  body: string
}

type Lie = (told: Told) => Partial<Told>

let product: Product
let world: World
let key: string
let folder: string
let liar: Server
let asked: { method: string; path: string; authorization: string | undefined }[]
/** Changes what the server answers for an address. */
let tellsAt: (path: string, told: Told) => Told
beforeAll(async () => {
  product = await startProduct({ contractCheck: false, clock: new SettableClock(new Date().toISOString()) })
  world = await createWorld(product)
  key = (await keyOf(product, world.corporateA.company.id, 'corporate4')).token
  folder = await mkdtemp(join(tmpdir(), 'tabldot-'))
  liar = createServer((request, response) => {
    const { method = '', url: path = '' } = request
    const { authorization } = request.headers
    asked.push({ method, path, authorization })
    void fetch(`http://127.0.0.1:${product.port}${path}`, {
      method,
      headers: { 'accept-encoding': 'identity', ...(authorization && { authorization }) },
    })
      .then(async (answer) => {
        const told = { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
        const { status, headers, body } = tellsAt(path, told)
        const { 'content-length': _length, 'transfer-encoding': _encoding, connection: _connection, ...rest } = headers
        response.writeHead(status, rest).end(body)
      })
      .catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve))
  asked = []
  tellsAt = (_path, told) => told
})
afterEach(() => {
  asked = []
  tellsAt = (_path, told) => told
})
afterAll(async () => {
  liar.close()
  liar.closeAllConnections()
  await rm(folder, { recursive: true })
  await product.stop()
})

const url = () => `http://127.0.0.1:${(liar.address() as AddressInfo).port}`
const validate = (args: string[] = [], env: NodeJS.ProcessEnv = { TABLDOT_KEY: key }) =>
  runHere(['contract', 'validate', '--url', url(), ...args], env)
const verdictsOf = async (args: string[] = []) => {
  const { code, stdout } = await validate(['--json', ...args])
  const { verdicts, ...checked } = JSON.parse(stdout) as { verdicts: Verdict[]; success: boolean; counts: object }
  const failed = verdicts.filter(({ outcome }) => outcome === 'failed')
  return {
    code,
    checked,
    verdicts,
    failed: failed.map(({ operation, status, faults }) => ({ operation, status, faults })),
  }
}
const lying = (path: string, lie: Lie) => {
  tellsAt = (at, told) => {
    const { pathname } = new URL(at, url())
    const isIt = path.endsWith('/')
      ? /[0-9a-f-]{36}$/.test(pathname) && pathname.includes(path)
      : pathname.endsWith(path)
    return isIt ? { ...told, ...lie(told) } : told
  }
}
const changed =
  (change: (body: Record<string, object[]>) => object): Lie =>
  ({ body }) => ({ body: JSON.stringify(change(JSON.parse(body) as Record<string, object[]>)) })
const refused =
  (status: number, code: string): Lie =>
  () => ({
    status,
    headers: { 'content-type': 'application/problem+json' },
    body: JSON.stringify({ type: 'about:blank', title: 'Hata', status, detail: 'Olmadı.', code, success: false }),
  })

const lies: [what: string, path: string, lie: Lie, operation: string, status: number, fault: Fault][] = [
  [
    'a missing field',
    '/employees',
    changed(({ total: _total, ...rest }) => rest),
    'listEmployees',
    200,
    { at: 'total', expected: 'zorunlu alan' },
  ],
  [
    'a field of the wrong type, deep in a list',
    '/shifts',
    changed(({ shifts = [] }) => ({ shifts: shifts.map((shift) => ({ ...shift, start_time: 9 })) })),
    'listShifts',
    200,
    { at: 'shifts.0.start_time', expected: 'type: string' },
  ],
  [
    'the wrong content type',
    '/settings',
    ({ headers }) => ({ headers: { ...headers, 'content-type': 'text/html' } }),
    'getCompanySettings',
    200,
    { at: 'başlık: content-type', expected: 'application/json' },
  ],
  [
    'a truncated answer',
    '/waiting',
    ({ body }) => ({ body: body.slice(0, -3) }),
    'countWaiting',
    200,
    { at: 'gövde', expected: 'okunabilir JSON' },
  ],
  [
    'an undocumented status',
    '/dashboard',
    () => ({ status: 206 }),
    'getCorporateDashboard',
    206,
    { at: 'durum', expected: '206 sözleşmede yok' },
  ],
  [
    'a missing operation',
    '/employees/excel-template',
    refused(404, 'request.unknown_path'),
    'getEmployeeTemplate',
    404,
    { at: 'durum', expected: '404 sözleşmede yok' },
  ],
  [
    'a missing nested resource answered like a missing operation',
    `/employees/`,
    refused(404, 'request.unknown_path'),
    'getEmployee',
    404,
    { at: 'durum', expected: 'başarılı bir cevap, gelen 404 request.unknown_path' },
  ],
  [
    'an undocumented refusal',
    '/applications',
    refused(403, 'access.denied'),
    'listApplications',
    403,
    { at: 'durum', expected: 'başarılı bir cevap, gelen 403 access.denied' },
  ],
  [
    'a busy answer that does not say how long to wait',
    '/kitchen-lists',
    refused(503, 'service.unavailable'),
    'getFirmLists',
    503,
    { at: 'başlık: retry-after', expected: 'zorunlu başlık' },
  ],
  [
    'an empty file',
    '/employees/excel-template',
    () => ({ body: '' }),
    'getEmployeeTemplate',
    200,
    { at: 'gövde', expected: 'boş olmayan dosya' },
  ],
]

describe('tabldot contract validate', () => {
  it('calls whatever the key may call, only with GET, and reports the result of each operation', async () => {
    const { code, stdout, stderr } = await validate()
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^✓ listEmployees 200$/m)
    expect(stdout).toMatch(/^– listKeys: atlandı, anahtarlara kapalı$/m)
    expect(stdout).toMatch(/^– getKitchenStats: atlandı, Firma için değil$/m)
    expect(stdout).toMatch(/^– getSentOffer: atlandı, değeri bulunamadı: offerId$/m)
    expect(stdout).toMatch(
      /\nAnadolu Çelik \(Firma, Üst Düzey Yönetici\), sürüm [\d.]+: \d+ işlem sözleşmeye uyuyor, \d+ atlandı, 0 uymuyor\.\n$/,
    )
    expect(stdout).not.toContain(key.slice(4))
    expect([...new Set(asked.map(({ method }) => method))]).toEqual(['GET'])
    expect(asked.find(({ path }) => path === '/api/openapi.json')?.authorization).toBeUndefined()
    const nested = asked.filter(({ path }) => /\/employees\/[0-9a-f-]{36}$/.test(path))
    expect(nested).toHaveLength(1)
  })

  it.each(lies)('finds %s', async (_what, path, lie, operation, status, fault) => {
    lying(path, lie)
    const { code, checked, failed } = await verdictsOf()
    expect([code, checked.success]).toEqual([1, false])
    const found = failed.find((one) => one.operation === operation)
    expect(found).toMatchObject({ operation, status })
    expect(found?.faults[0]).toEqual(fault)
  })

  it('names the path of the fault and exits with 1', async () => {
    lying('/kitchen-lists', refused(503, 'service.unavailable'))
    const { code, stdout, stderr } = await validate()
    expect([code, stderr]).toEqual([1, 'Sunucu sözleşmeye uymuyor: 1 işlem.\n'])
    expect(stdout).toContain('✗ getFirmLists 503\n    başlık: retry-after: zorunlu başlık\n')
  })

  it('compares with another contract if one is given', async () => {
    const contract = JSON.parse(await ownContract('json')) as {
      servers: object[]
      components: { schemas: { Shift: { required: string[] } } }
    }
    contract.components.schemas.Shift.required.push('colour')
    const file = join(folder, 'yeni.json')
    await writeFile(file, JSON.stringify(contract))
    const { code, failed } = await verdictsOf(['--contract', file])
    expect([code, failed.map(({ operation }) => operation)]).toEqual([1, ['listShifts']])
    expect(failed[0]?.faults[0]).toEqual({ at: 'shifts.0.colour', expected: 'zorunlu alan' })

    contract.servers = [{ url: 'https://baska.example.com/api' }]
    await writeFile(file, JSON.stringify(contract))
    const elsewhere = await validate(['--contract', file])
    expect([elsewhere.code, elsewhere.stderr]).toEqual([2, expect.stringContaining('https://baska.example.com')])
  })

  it('checks operations that need no session without a key', async () => {
    const { code, stdout } = await validate([], {})
    expect(code).toBe(0)
    expect(stdout).toMatch(/^✓ searchCompanies 200$/m)
    expect(stdout).toMatch(/^– listEmployees: atlandı, anahtar verilmedi$/m)
    expect(asked.every(({ authorization }) => authorization === undefined)).toBe(true)
  })

  it('requires a server, a contract and a working key', async () => {
    const { key: revoked, token } = await keyOf(product, world.corporateA.company.id, 'corporate1')
    const { id: companyId } = world.corporateA.company
    await product.use(Transaction).run(() => product.use(revokeKey)({ companyId, keyId: revoked.id, actor: operator }))
    const broken = join(folder, 'bozuk.yaml')
    await writeFile(broken, 'merhaba')
    for (const [args, env, sentence] of [
      [['--url', 'ftp://ornek'], {}, /--url/],
      [['--url', 'http://127.0.0.1:1'], {}, /adresine ulaşılamadı/],
      [['--contract', broken], {}, /OpenAPI sözleşmesi değil/],
      [['--key', 'tbd_kısa'], {}, /tbd_ ile başlayan/],
      [[], { TABLDOT_KEY: token }, /Anahtar geçerli değil/],
    ] as const) {
      const { code, stdout, stderr } = await validate([...args], env)
      expect([args, code, stdout]).toEqual([args, 2, ''])
      expect(stderr).toMatch(sentence)
    }
  })
})
