import type { DataSource } from 'typeorm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database, newDataSource } from '../../../src/persistence/index.ts'
import { OrderReads, StoreReads } from '../../../src/reads/index.ts'
import { cloneDatabase, type TestDatabase } from '../../support/database.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { runSql } from '../../support/sql.ts'

const company = (n: number) => `01939b3c-0000-7000-8000-${String(n).padStart(12, '0')}`
const supplier = company(1)

/**
 * A store with 1,200 products and 300 orders from 110 caterings, six orders a minute; ids do not follow names or times.
 */
const statements = [
  'SET session_replication_role = replica',
  `INSERT INTO companies (id, type, name, slug, created_at)
   SELECT ('01939b3c-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, CASE n WHEN 1 THEN 'supplier' ELSE 'catering' END,
     CASE n WHEN 111 THEN 'Mutfak' ELSE 'Lezzet Mutfağı ' || n END, 'firma-' || n, now() FROM generate_series(1, 111) n`,
  `INSERT INTO products (id, supplier_id, name, description, category, unit_price, stock_quantity, unit_type, minimum_order_quantity, created_at)
   SELECT md5(n::text)::uuid, '${supplier}', CASE WHEN n % 100 = 0 THEN 'Yağ ' ELSE 'Zeytinyağı ' END || n, '', 'Kategori ' || n % 2, 1, n % 70, 'L', 1, now()
   FROM generate_series(1, 1200) n`,
  `INSERT INTO category_products SELECT supplier_id, category, count(*), 0 FROM products GROUP BY 1, 2`,
  `INSERT INTO orders (id, supplier_id, catering_id, number, status, status_changed_at, total_amount, created_at)
   SELECT md5('order' || n)::uuid, '${supplier}', ('01939b3c-0000-7000-8000-' || lpad((2 + n % 110)::text, 12, '0'))::uuid, 1000 + n,
     (ARRAY['pending', 'confirmed', 'delivered'])[1 + n % 3], now(), 30, timestamptz '2026-03-01' - n / 6 * interval '1 minute' FROM generate_series(1, 300) n`,
  `INSERT INTO partner_orders SELECT supplier_id, catering_id, count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'confirmed'), 0,
     count(*) FILTER (WHERE status = 'delivered'), 0, 0 FROM orders GROUP BY 1, 2`,
  'SET session_replication_role = DEFAULT',
]

let clone: TestDatabase
let dataSource: DataSource
let store: StoreReads
let orders: OrderReads
beforeAll(async () => {
  clone = await cloneDatabase()
  await runSql(clone.ownerUrl, ...statements)
  dataSource = await newDataSource({ url: clone.ownerUrl, poolSize: 2 }).initialize()
  const db = new Database(dataSource)
  const clock = new FakeClock('2026-03-02T09:00:00Z')
  store = new StoreReads(db, clock)
  orders = new OrderReads(db, clock)
})
afterAll(async () => {
  await dataSource?.destroy()
  await clone?.drop()
})

const everything = { sort: 'name', typed: '', category: '' } as const
const page = { limit: 100, offset: 0 }

/** The ids of all pages, each starting after the last row of the one before. */
const allPages = async (
  ask: (after: string | undefined) => Promise<{ ids: string[]; has_more: boolean }>,
): Promise<string[]> => {
  const found: string[] = []
  for (;;) {
    const { ids, has_more } = await ask(found.at(-1))
    found.push(...ids)
    if (!has_more) return found
  }
}
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

describe('a store with more products than a search counts', () => {
  it('says that there are more than a thousand hits', async () => {
    expect(await store.products(supplier, { ...everything, typed: 'yağ' }, page)).toMatchObject({
      total: 1000,
      is_total_capped: true,
      has_more: true,
    })
    expect(await store.products(supplier, { ...everything, typed: 'yağ', category: 'Kategori 1' }, page)).toMatchObject(
      { total: 600, is_total_capped: false },
    )
    expect(await store.products(supplier, everything, page)).toMatchObject({ total: 1200, is_total_capped: false })
  })

  it('lists names that begin with the search first', async () => {
    const { products } = await store.store(supplier, { typed: 'yağ', category: '' }, page).then((found) => found!)
    expect(products.slice(0, 13).map(({ name }) => name.split(' ')[0])).toEqual([
      ...Array<string>(12).fill('Yağ'),
      'Zeytinyağı',
    ])
  })

  it.each([
    { ...everything },
    { ...everything, sort: 'low_stock' as const },
    { ...everything, category: 'Kategori 1' },
    { ...everything, typed: 'yağ', category: 'Kategori 0' },
    { sort: 'low_stock' as const, typed: 'yağ 1', category: '' },
  ])(
    'shows every product of $sort "$typed" "$category" once, in pages that start after the last product seen',
    async (filter) => {
      const paged = await allPages(async (after) => {
        const { products, has_more } = await store.products(supplier, { ...filter, after }, page)
        return { ids: idsOf(products), has_more }
      })
      const whole = await store.products(supplier, filter, { limit: 2000, offset: 0 })
      expect(paged).toEqual(idsOf(whole.products))
      expect(paged).toHaveLength(whole.total)
      const second = await store.products(supplier, filter, { limit: 100, offset: 100 })
      expect(idsOf(second.products)).toEqual(paged.slice(100, 200))
    },
  )

  it('shows nothing after a product of another store', async () => {
    expect(await store.products(supplier, { ...everything, after: company(9) }, page)).toMatchObject({
      products: [],
      has_more: false,
    })
  })
})

describe('orders', () => {
  const asked = { status: 'all', typed: '', partnerId: undefined } as const

  it.each([
    { ...asked },
    { ...asked, status: 'pending' as const },
    { ...asked, partnerId: company(5) },
    { ...asked, typed: 'mutfagi 1' },
  ])(
    'with status $status, buyer $partnerId and "$typed" appear once each over all pages, newest first',
    async (filter) => {
      const paged = await allPages(async (after) => {
        const { orders: rows, has_more } = await orders.list(
          'supplier',
          supplier,
          { ...filter, after },
          { limit: 7, offset: 0 },
        )
        return { ids: idsOf(rows), has_more }
      })
      const whole = await orders.list('supplier', supplier, filter, { limit: 1000, offset: 0 })
      expect(paged).toEqual(idsOf(whole.orders))
      expect(paged).toHaveLength(whole.total)
      expect(whole.orders.map(({ created_at }) => created_at)).toEqual(
        whole.orders
          .map(({ created_at }) => created_at)
          .toSorted()
          .reverse(),
      )
    },
  )

  it('matching more than a hundred buyers are limited to a hundred of them, and say so', async () => {
    const found = await orders.list('supplier', supplier, { ...asked, typed: 'mutfa' }, { limit: 1000, offset: 0 })
    expect(found).toMatchObject({ is_total_capped: true, total: found.orders.length })
    const buyers = new Set(found.orders.map(({ buyer_company_name: name }) => name))
    expect([buyers.size, buyers.has('Mutfak')]).toEqual([100, true])
    expect(await orders.list('supplier', supplier, asked, page)).toMatchObject({ total: 300, is_total_capped: false })
  })
})
