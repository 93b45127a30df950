import type pg from 'pg'
import { storeOf, storeTotals } from '../support/many-rows.ts'
import type { Plan } from './load.ts'

type Requests = Plan['requests']

const anyCatering = '(ARRAY(SELECT id FROM catering))[1 + n % (SELECT count(*)::int FROM catering)]'

/** Two suppliers, one with everything and one with twenty of each; a hundred products of each never run out. */
export const storeStatements = (products: number, orders: number, passwordHash: string): string[] => [
  ...[
    ['many', products, orders],
    ['few', 20, 20],
  ].flatMap(([name, howMany, ordered], at) => [
    `INSERT INTO companies (id, type, name, slug, created_at) VALUES (md5('store ${name}')::uuid, 'supplier', 'Toptan ${name}', 'toptan-${name}', now())`,
    `INSERT INTO users (id, company_id, full_name, phone, role, password_hash, created_at)
     VALUES (md5('seller ${name}')::uuid, md5('store ${name}')::uuid, 'Satıcı', '542000000${at}', 'corporateOwner', '${passwordHash}', now())`,
    `INSERT INTO sessions (token_hash, kind, company_id, user_id, created_at, expires_at)
     VALUES (sha256('seller-${name}'), 'staff', md5('store ${name}')::uuid, md5('seller ${name}')::uuid, now(), now() + interval '1 day')`,
    ...storeOf(`${name} `, `md5('store ${name}')::uuid`, 1, Number(howMany), Number(ordered), 'now()', anyCatering),
    `UPDATE products SET stock_quantity = 900000 WHERE id IN (SELECT md5('${name} product' || n)::uuid FROM generate_series(1, 100) n)`,
  ]),
  ...storeTotals,
]

const json = { 'content-type': 'application/json' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** What sellers and buyers request from one of the two stores. */
export const storeRequests = async (client: pg.Client, store: 'many' | 'few') => {
  const [shop] = (
    await client.query<{ id: string; products: string[] }>(
      `SELECT supplier_id AS id, array_agg(id ORDER BY id) AS products FROM products WHERE supplier_id = md5('store ${store}')::uuid AND stock_quantity > 100000 GROUP BY 1`,
    )
  ).rows
  const buyers = (
    await client.query<{ company_id: string; phone: string }>(
      `SELECT company_id, phone FROM users WHERE phone LIKE '541%' ORDER BY phone LIMIT 10`,
    )
  ).rows
  const products = shop?.products ?? []
  const ask = (path: string): Requests[number] => ({
    method: 'GET',
    path: `/api/supplier/${shop?.id}/${path}`,
    headers: bearer(`seller-${store}`),
  })
  const order = (at: number): Requests[number] => {
    const { company_id, phone } = buyers[at % buyers.length] ?? { company_id: '', phone: '' }
    const items = [0, 1, 2].map((step) => ({ product_id: products[(at * 3 + step) % products.length], quantity: 5 }))
    return {
      method: 'POST',
      path: `/api/catering/${company_id}/suppliers/${shop?.id}/orders`,
      headers: { ...json, ...bearer(`cook-${phone}`) },
      body: JSON.stringify({ items }),
    }
  }
  const tenTimes = (request: Requests[number]): Requests => Array.from({ length: 10 }, () => request)
  return {
    'product list': tenTimes(ask('products')),
    'product search': tenTimes(ask(`products?search=${encodeURIComponent('rün')}`)),
    'order placing': Array.from({ length: 50 }, (_, at) => order(at)),
    'supplier statistics': tenTimes(ask('stats?period=1_year')),
  }
}
