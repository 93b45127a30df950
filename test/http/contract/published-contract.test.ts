import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import type { Contract } from '../../../src/http/contract/contract.ts'
import { type Product, startProduct } from '../../support/product.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'

let db: TestDatabase
let product: Product
beforeAll(async () => {
  db = await cloneDatabase()
  product = await startProduct({ databaseUrl: db.url })
})
afterAll(async () => {
  await product.stop()
  await db.drop()
})
/** On a connection of its own: reading the contract takes so long that the server may be closing a kept one. */
const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${product.port}${path}`, { headers: { ...headers, connection: 'close' } })
const operationsIn = ({ paths }: Contract) =>
  Object.values(paths).flatMap((item) =>
    Object.values(item).filter((one): one is Record<string, unknown> => Object.hasOwn(one as object, 'operationId')),
  )

describe('the published contract', () => {
  it('describes who may call an operation and what it refuses, and lists every code at the top', async () => {
    const published = (await (await ask('/api/openapi.json')).json()) as Contract
    const described = operationsIn(published).find(({ operationId }) => operationId === 'deleteShift')?.['description']
    expect(described).toMatch(
      /\n\n\*\*Kimler çağırabilir:\*\* Firma: Orta Düzey Yönetici \(`corporate3`\), .*; platform yöneticileri de\.\n\n/,
    )
    expect(described).toMatch(/\n\n\*\*Neleri reddeder:\*\*\n- 404 `shift.missing`: Vardiya bulunamadı\.\n$/)
    expect(published.info.description).toContain('\n- 409 `request.conflict`: Aynı kayıt bu arada oluşturuldu.')
    expect(published.info.description).not.toContain('administrator.')
  })

  it('is served to every origin as JSON and as YAML with the same content', async () => {
    const [json, yaml] = [await ask('/api/openapi.json'), await ask('/api/openapi.yaml')]
    expect([json, yaml].map(({ status, headers }) => [status, headers.get('access-control-allow-origin')])).toEqual([
      [200, '*'],
      [200, '*'],
    ])
    expect([json, yaml].map(({ headers }) => headers.get('content-type'))).toEqual([
      'application/json; charset=utf-8',
      'application/yaml; charset=utf-8',
    ])
    expect(parse(await yaml.text())).toEqual(await json.json())
  })

  it('is not sent again to clients that already have it', async () => {
    const etag = (await ask('/api/openapi.json')).headers.get('etag') ?? ''
    const again = await ask('/api/openapi.json', { 'if-none-match': `W/"old", W/${etag}` })
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
    expect((await ask('/api/openapi.json', { 'if-none-match': '"old"' })).status).toBe(200)
  })

  it('is linked from every answer of the API', async () => {
    for (const path of ['/api/health/live', '/api/nowhere', '/api'])
      expect((await ask(path)).headers.get('link')).toBe(
        '</api/openapi.json>; rel="service-desc", </api/docs>; rel="service-doc"',
      )
  })

  it('says who may call each operation', async () => {
    const published = (await (await ask('/api/openapi.json')).json()) as Contract
    const operations = operationsIn(published)
    expect(operations.filter((one) => (one['x-permissions'] as unknown[]).length === 0)).toEqual([])
    const of = (id: string) => operations.find(({ operationId }) => operationId === id)?.['x-permissions']
    const staff = ['corporate1', 'corporate2', 'corporate3', 'corporate4', 'corporateOwner']
    expect(of('login')).toEqual([{ who: 'everybody' }])
    expect(of('getMetrics')).toEqual([{ who: 'operator' }])
    expect(of('getPlatformOverview')).toEqual([{ who: 'administrator' }])
    expect(of('saveMenuDay')).toEqual([
      { who: 'company', company_types: ['catering'], roles: staff.slice(2), partners_only: true, or_key: true },
    ])
    expect(of('saveChoice')).toEqual([
      { who: 'company', company_types: ['corporate'], roles: ['individual', ...staff], own_only: true },
    ])
    expect(of('listDepartments')).toEqual([
      { when: { type: 'corporate' }, who: 'everybody' },
      {
        when: { include_inactive: true },
        who: 'company',
        company_types: ['corporate', 'catering', 'supplier'],
        roles: staff.slice(2),
        or_key: true,
        or_administrator: true,
      },
      { who: 'company', company_types: ['catering', 'supplier'], roles: staff, or_key: true },
    ])
    expect(of('getOwnKey')).toEqual([{ who: 'key' }])
    expect(of('createKey')).toEqual([
      { who: 'company', company_types: ['corporate', 'catering', 'supplier'], roles: staff.slice(3) },
    ])
  })
})
