import { operator } from '../../../src/core/actors/rules.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { createCompany } from '../../../src/core/companies/index.ts'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { startProduct } from '../../support/product.ts'
import { createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct } from '../../support/use-product.ts'

const product = useProduct()
let kitchen: Workplace
beforeAll(async () => {
  for (const name of [
    'İstanbul Çelik',
    'ISTANBUL Şirketi',
    'Yeni İstanbul Gıda',
    'Ankara Işık',
    '%100 Doğal',
    'Alt_Çizgi Yazılım',
    "O'Neil (Merkez) A.Ş.",
  ])
    await product.use(createCompany)({ actor: operator, name, type: 'corporate' })
  for (let at = 0; at < 120; at++)
    await product.use(createCompany)({
      actor: operator,
      name: `Seri Firma ${String(at).padStart(3, '0')}`,
      type: 'corporate',
    })
  const closed = await product.use(createCompany)({ actor: operator, name: 'Kapanan İstanbul', type: 'corporate' })
  await product.sql(`UPDATE companies SET is_active = false WHERE id = '${closed.id}'`)
  kitchen = await createWorkplace(product, 'catering', 'İstanbul Mutfağı')
})

const search = async (query: string, more: object = {}) =>
  (await product.call('searchCompanies', { query: { type: 'corporate', query, ...more } })).body
const namesOf = async (query: string, more: object = {}) =>
  (await search(query, more)).companies.map(({ name }) => name)

describe('company search', () => {
  it.each(['istanbul', 'ISTANBUL', 'İstanbul', 'ıstanbul', ' İSTANBUL ', 'I\u0307stanbul'])(
    'finds the same companies for %s',
    async (typed) => {
      expect(await namesOf(typed)).toEqual(['İstanbul Çelik', 'ISTANBUL Şirketi', 'Yeni İstanbul Gıda'])
    },
  )

  it.each([
    ['sirket', 'ISTANBUL Şirketi'],
    ['ŞİRKET', 'ISTANBUL Şirketi'],
    ['isik', 'Ankara Işık'],
    ['IŞIK', 'Ankara Işık'],
    ['celik', 'İstanbul Çelik'],
    ['an', 'Ankara Işık'],
    ["o'neil (m", "O'Neil (Merkez) A.Ş."],
  ])('returns for %s: %s', async (typed, name) => {
    expect(await namesOf(typed)).toContain(name)
  })

  it('treats % and _ and \\ as literal characters', async () => {
    expect(await namesOf('%')).toEqual(['%100 Doğal'])
    expect(await namesOf('alt_')).toEqual(['Alt_Çizgi Yazılım'])
    expect(await namesOf('_____')).toEqual([])
    expect(await namesOf('\\')).toEqual([])
  })

  it('lists names that begin with the text first', async () => {
    expect((await namesOf('yeni'))[0]).toBe('Yeni İstanbul Gıda')
    expect((await namesOf('istanbul')).at(-1)).toBe('Yeni İstanbul Gıda')
  })

  it('returns at most ten, whatever the limit, and says that there are more', async () => {
    const found = await search('seri', { limit: 5000 })
    expect([found.companies.length, found.has_more]).toEqual([10, true])
    const last = await search('seri', { offset: 115 })
    expect([last.companies.length, last.has_more]).toEqual([5, false])
    expect((await search('seri', { limit: 3 })).companies).toHaveLength(3)
  })

  it('returns every company exactly once across its pages', async () => {
    const pages = await Promise.all(Array.from({ length: 13 }, (_, page) => namesOf('', { offset: page * 10 })))
    expect(pages.flat()).toHaveLength(127)
    expect(new Set(pages.flat()).size).toBe(127)
  })

  it('returns only companies of the requested type, and no inactive ones', async () => {
    expect(await namesOf('istanbul', { type: 'catering' })).toEqual(['İstanbul Mutfağı'])
    expect(await namesOf('kapanan')).toEqual([])
  })

  it('reveals only name, type and slug without a session', async () => {
    const [hit] = (await search('ankara')).companies
    expect(Object.keys(hit ?? {}).sort()).toEqual(['id', 'name', 'slug', 'type'])
  })

  it('is limited per network address', async () => {
    const strict = await startProduct({
      databaseUrl: product.databaseUrl,
      env: { SEARCH_LIMIT: '3', TRUSTED_PROXIES: '1' },
    })
    try {
      const from = (address: string) =>
        strict.send({
          method: 'GET',
          path: '/api/companies/search?type=corporate',
          headers: { 'x-forwarded-for': address },
        })
      const statuses = (await Promise.all(Array.from({ length: 5 }, () => from('7.7.7.7')))).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 200, 200, 429, 429])
      expect((await from('8.8.8.8')).status).toBe(200)
    } finally {
      await strict.stop()
    }
  })
})

describe('the list of companies for staff', () => {
  it('returns at most a hundred along with their total, and marks the partners', async () => {
    const as = await tokenOf(product, kitchen.people.corporate1)
    const partner = await createWorkplace(product, 'corporate', 'Ortak Firma')
    await product.use(openPartnership)(kitchen.company, partner.company)
    const list = async (query: object) =>
      (await product.call('listCompanies', { as, query: { type: 'corporate', ...query } })).body
    expect((await list({ limit: 1_000_000 })).companies).toHaveLength(100)
    expect((await list({})).total).toBe(128)
    const found = await list({ search: 'ORTAK' })
    expect(found.companies.map(({ name, is_partner, employee_count }) => [name, is_partner, employee_count])).toEqual([
      ['Ortak Firma', true, 6],
    ])
    expect((await list({ search: 'ankara' })).companies[0]?.is_partner).toBe(false)
    const partnerships = await product.call('listPartnerships', { as, query: { catering_id: kitchen.company.id } })
    expect(partnerships.body).toMatchObject({
      total: 1,
      partnerships: [{ corporate_id: partner.company.id, supplier_id: null, company: { name: 'Ortak Firma' } }],
    })
  })
})
