import pg from 'pg'
import { password } from './data.ts'
import type { Plan } from './load.ts'
import { storeRequests } from './store.ts'

type Requests = Plan['requests']

export interface Scenario {
  name: string
  product: Requests
  floor: Requests
}

export const smallInboxes = 'inbox of 100 messages'

const json = { 'content-type': 'application/json' }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Enough requests for each connection of the load to have one. */
const tenTimes = (requests: Requests): Requests => [...Array<null>(10)].flatMap(() => requests)

/** Each of ten connections sends one of the first and then its counterpart. */
const inTurns = (first: Requests, second: Requests): Requests =>
  Array.from({ length: Math.floor(first.length / 10) }, (_, at) => [at * 10, at * 10 + 10] as const).flatMap(
    ([from, to]) => [...first.slice(from, to), ...second.slice(from, to)],
  )

/** Requests to the store with many products and orders, and to the one with few. */
export const storesOf = async (url: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return { many: await storeRequests(client, 'many'), few: await storeRequests(client, 'few') }
  } finally {
    await client.end()
  }
}

/** The same requests for both, using people and companies that exist in the data. */
export const scenariosOf = async (url: string, passwordHash: string): Promise<Scenario[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const eaters = (
      await client.query<{
        company_id: string
        user_id: string
        phone: string
        shift_id: string
        catering_id: string
        tomorrow: string
      }>(
        `SELECT s.company_id, s.user_id, u.phone, h.id AS shift_id, p.catering_id, ((now() AT TIME ZONE h.timezone)::date + 1)::text AS tomorrow
         FROM sessions s JOIN users u ON u.id = s.user_id JOIN shifts h ON h.company_id = s.company_id
         JOIN partnerships p ON p.corporate_id = s.company_id WHERE s.kind = 'individual' ORDER BY u.phone LIMIT 2000`,
      )
    ).rows
    const kitchens = (
      await client.query<{ catering_id: string; corporate_id: string; phone: string }>(
        `SELECT p.catering_id, p.corporate_id, u.phone FROM partnerships p JOIN users u ON u.company_id = p.catering_id
         JOIN companies c ON c.id = p.corporate_id ORDER BY c.search_name = (SELECT min(search_name) FROM companies) DESC, length(c.slug), c.slug LIMIT 200`,
      )
    ).rows
    const inboxes = (
      await client.query<{ company_id: string; phone: string }>(
        `SELECT company_id, phone FROM users WHERE phone LIKE '541%' ORDER BY phone LIMIT 40`,
      )
    ).rows.map(({ company_id, phone }): Requests[number] => ({
      method: 'GET',
      path: `/api/catering/${company_id}/messages`,
      headers: bearer(`cook-${phone}`),
    }))
    const owners = (
      await client.query<{ company_id: string; phone: string }>(
        `SELECT company_id, phone FROM users WHERE phone LIKE '543%' ORDER BY phone LIMIT 200`,
      )
    ).rows
    const ofOwners = (path: string): Requests =>
      owners.map(({ company_id, phone }) => ({
        method: 'GET',
        path: `/api/corporate/${company_id}/${path}`,
        headers: bearer(`owner-${phone}`),
      }))
    const same = (name: string, requests: Requests): Scenario => ({ name, product: requests, floor: requests })
    const signIn = (body: Record<string, string>): Requests[number] => ({
      method: 'POST',
      path: '/api/auth/login',
      headers: json,
      body: JSON.stringify(body),
    })
    const choosing = (keyAt: (at: number) => string): Requests =>
      eaters.map(({ company_id, user_id, phone, shift_id, catering_id, tomorrow }, at) => ({
        method: 'POST',
        path: `/api/individual/${company_id}/${user_id}/choices`,
        headers: { ...json, ...bearer(`eater-${phone}`) },
        body: JSON.stringify({ date: tomorrow, shift_id, catering_id, choice: keyAt(at) }),
      }))
    const withdrawals = eaters.map(({ company_id, user_id, phone, shift_id, tomorrow }): Requests[number] => ({
      method: 'DELETE',
      path: `/api/individual/${company_id}/${user_id}/choices?date=${tomorrow}&shift_id=${shift_id}`,
      headers: bearer(`eater-${phone}`),
    }))
    const choices = choosing((at) => (at % 2 === 0 ? 'GELENEKSEL' : 'ALTERNATIF'))
    /** Each of the ten connections asks for all of them, or those with quick answers would be asked more often. */
    const words = ['ana', 'marmara gıda', 'çelik', 'isik', 'İnci', 'yazılım 12', 'ltd', 'sah', 'öz tek', 'güneş mak']
    return [
      same('liveness', tenTimes([{ method: 'GET', path: '/api/health/live', headers: {} }])),
      same(
        'menu reading',
        eaters.map(({ company_id, user_id, phone }) => ({
          method: 'GET',
          path: `/api/individual/${company_id}/${user_id}/menu-play`,
          headers: bearer(`eater-${phone}`),
        })),
      ),
      same('choice saving', choices),
      { name: 'skipping', floor: choices, product: choosing(() => 'SKIP') },
      same('saving and withdrawing', inTurns(choices, withdrawals)),
      same(
        'company search',
        words.flatMap((_, first) =>
          [...words.slice(first), ...words.slice(0, first)].map((word) => ({
            method: 'GET',
            path: `/api/companies/search?type=corporate&query=${encodeURIComponent(word)}`,
            headers: {},
          })),
        ),
      ),
      {
        name: 'sign-in',
        product: eaters.map(({ company_id, phone }) =>
          signIn({ phone, password, company_type: 'individual', company_id }),
        ),
        floor: eaters.map(() => signIn({ password, hash: passwordHash })),
      },
      same(
        'kitchen statistics',
        kitchens.map(({ catering_id, corporate_id, phone }) => ({
          method: 'GET',
          path: `/api/kitchen/${catering_id}/${corporate_id}/stats`,
          headers: bearer(`cook-${phone}`),
        })),
      ),
      same(
        'kitchen list',
        kitchens.map(({ catering_id, corporate_id, phone }) => ({
          method: 'GET',
          path: `/api/kitchen/${catering_id}/${corporate_id}/lists`,
          headers: bearer(`cook-${phone}`),
        })),
      ),
      same('Genel of a firm', ofOwners('dashboard')),
      same(
        'Genel of a catering',
        tenTimes(
          kitchens.slice(0, 40).map(({ catering_id, phone }) => ({
            method: 'GET',
            path: `/api/catering/${catering_id}/dashboard`,
            headers: bearer(`cook-${phone}`),
          })),
        ),
      ),
      same('log', ofOwners('audit-logs')),
      same(
        "administrator's overview",
        tenTimes([{ method: 'GET', path: '/api/admin/dashboard', headers: bearer('admin') }]),
      ),
      ...Object.entries(await storeRequests(client, 'many')).map(([name, requests]) => same(name, requests)),
      same('inbox', tenTimes(inboxes.slice(0, 1))),
      same(smallInboxes, tenTimes(inboxes.slice(1))),
    ]
  } finally {
    await client.end()
  }
}
