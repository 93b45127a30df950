import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, localDateAt } from '../../../src/core/shared/index.ts'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { logOf } from '../../support/log-of.ts'
import { enrol, keyOf, nextPhone, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const logged: object[] = []
const product = useProduct({ env: { TRUSTED_PROXIES: '1' }, onLog: (facts) => void logged.push(facts) })
const world = useWorld(product)
let firm: Workplace
let owner: string
let leader: string
beforeAll(async () => {
  firm = world.corporateA
  owner = await tokenOf(product, firm.people.corporateOwner)
  leader = await tokenOf(product, firm.people.corporate4)
})

const inFirm = () => ({ type: 'corporate' as const, companyId: firm.company.id })
const make = (body: Partial<BodyOf<'createKey'>> = {}, more: { as?: string; headers?: Record<string, string> } = {}) =>
  product.call('createKey', {
    as: owner,
    path: inFirm(),
    body: { name: 'Bordro aktarımı', role: 'corporate3', expires_on: '2026-12-31', ...body },
    ...more,
  })
const revoke = (keyId: string, as = owner) => product.call('revokeKey', { as, path: { ...inFirm(), keyId } })
const list = async () => (await product.call('listKeys', { as: leader, path: inFirm() })).body.keys
const use = (as: string, address = '198.51.100.7') =>
  product.call('listEmployees', { as, path: inFirm(), headers: { 'x-forwarded-for': address } })

describe('a key', () => {
  it('is created by an owner, works at once, shows its last use, and stops with the next request after being revoked', async () => {
    const { status, body } = await make()
    expect([status, body.key]).toMatchObject([
      201,
      {
        name: 'Bordro aktarımı',
        role: 'corporate3',
        state: 'active',
        addresses: [],
        created_by_name: 'Deneme corporateOwner',
        is_creator_active: true,
        expires_at: '2026-12-31T21:00:00.000Z',
        last_used_at: null,
      },
    ])
    expect((await use(body.secret)).status).toBe(200)
    expect((await list()).find(({ id }) => id === body.key.id)).toEqual({
      ...body.key,
      last_used_at: product.clock.now().toISOString(),
      last_used_address: '198.51.100.7',
    })
    const own = await product.call('getOwnKey', { as: body.secret })
    const { id, name, slug } = firm.company
    expect(own.body).toMatchObject({ key: { id: body.key.id }, company: { id, name, slug, type: 'corporate' } })

    expect((await revoke(body.key.id, leader)).body.key).toMatchObject({ state: 'revoked' })
    const refused = await use(body.secret)
    expect([refused.status, refused.problem.code]).toEqual([401, 'key.refused'])
    expect((await revoke(body.key.id)).problem.code).toBe('key.revoked')
  })

  it('is named in the log for what it does, along with its creation and revocation', async () => {
    const { key, secret } = (await make({ name: 'Vardiya aktarımı' })).body
    await product.call('createDepartment', { as: secret, path: inFirm(), body: { name: 'Boyahane' } })
    await revoke(key.id)
    expect((await logOf(product, firm.company.id)).slice(-3)).toMatchObject([
      {
        description: '“Vardiya aktarımı” anahtarı oluşturuldu (Orta Düzey Yönetici)',
        actor_name: 'Deneme corporateOwner',
      },
      { actor_id: key.id, actor_name: 'Yazılım anahtarı: Vardiya aktarımı' },
      { description: '“Vardiya aktarımı” anahtarı iptal edildi', actor_name: 'Deneme corporateOwner' },
    ])
  })

  it("of a caterer appears as its company in the other side's log, and as itself in orders", async () => {
    const { cateringA: catering, supplier, corporateA } = world
    const { token } = await keyOf(product, catering.company.id, 'corporate3', { name: 'Depo aktarımı' })
    const seller = await tokenOf(product, supplier.people.corporateOwner)
    const { product: rice } = (
      await product.call('createProduct', {
        as: seller,
        path: { companyId: supplier.company.id },
        body: { name: 'Pirinç', description: 'Baldo', unit_price: 60, stock_quantity: 100 },
      })
    ).body
    const { order } = (
      await product.call('placeOrder', {
        as: token,
        path: { companyId: catering.company.id, supplierId: supplier.company.id },
        body: { items: [{ product_id: rice.id, quantity: 2 }] },
      })
    ).body
    expect(order.history).toMatchObject([{ actor_name: 'Depo aktarımı', actor_company_name: catering.company.name }])
    const { token: stock } = await keyOf(product, supplier.company.id, 'corporate3', { name: 'Stok sayımı' })
    const path = { companyId: supplier.company.id, productId: rice.id }
    const counted = { name: 'Pirinç', description: 'Baldo', unit_price: 60, stock_quantity: 90 }
    expect((await product.call('updateProduct', { as: stock, path, body: counted })).status).toBe(200)
    expect((await product.call('listStockMovements', { as: seller, path })).body.movements).toMatchObject([
      { actor_name: 'Stok sayımı' },
      { actor_name: catering.company.name },
      {},
    ])
    expect(
      (await logOf(product, supplier.company.id)).some((entry) => entry.actor_name === catering.company.name),
    ).toBe(true)
    const kitchen = { cateringId: catering.company.id, corpId: corporateA.company.id }
    expect((await product.call('listKitchenShifts', { as: token, path: kitchen })).status).toBe(200)
    expect(
      (
        await product.call('listKitchenShifts', {
          as: token,
          path: { ...kitchen, corpId: world.corporateB.company.id },
        })
      ).status,
    ).toBe(403)
  })

  it('reads applications with personal data masked, and decides none', async () => {
    const { token } = await keyOf(product, firm.company.id, 'corporateOwner', { name: 'İK aktarımı' })
    const { application } = (
      await product.call('submitApplication', {
        body: {
          mode: 'existing',
          applicant: { full_name: 'Can Er', phone: nextPhone(), email: 'can@ornek.com' },
          password: 'Bambaşka-1',
          target: { company_id: firm.company.id },
        },
      })
    ).body
    const path = { ...inFirm(), applicationId: application.id }
    for (const status of ['approved', 'rejected'] as const)
      expect((await product.call('decideApplication', { as: token, path, body: { status } })).problem.code).toBe(
        'access.denied',
      )
    const body = { application_ids: [application.id] }
    expect((await product.call('rejectApplications', { as: token, path: inFirm(), body })).problem.code).toBe(
      'access.denied',
    )
    const { applications } = (await product.call('listApplications', { as: token, path: inFirm() })).body
    expect(applications).toMatchObject([{ status: 'pending', applicant: { email: 'c***@ornek.com' } }])
  })

  it('works only from its own addresses, as reported by a trusted proxy', async () => {
    const { secret } = (await make({ addresses: ['203.0.113.0/24', '2001:DB8::1'] })).body
    const from = async (address: string) => (await use(secret, address)).status
    expect([await from('203.0.113.9'), await from('2001:db8:0:0::1'), await from('198.51.100.7')]).toEqual([
      200, 200, 401,
    ])
    expect((await make({ addresses: ['203.0.113.0/24', '203.0.113'] })).problem).toMatchObject({
      status: 422,
      detail: '2. adres bir IP adresi ya da ağ değil; 185.86.6.14 ya da 10.20.0.0/16 gibi yazın.',
    })
  })

  it('expires at midnight after its last day, in Turkish time', async () => {
    const start = product.clock.now().toISOString()
    const today = localDateAt(product.clock.now(), 'Europe/Istanbul')
    const { secret } = (await make({ expires_on: today })).body
    product.clock.set('2026-11-11T20:59:59.999Z')
    expect((await use(secret)).status).toBe(200)
    product.clock.set('2026-11-11T21:00:00Z')
    expect((await use(secret)).status).toBe(401)
    product.clock.set(start)
    for (const day of [-1, 366])
      expect((await make({ expires_on: addDays(today, day) })).problem.code).toBe('key.expiry_invalid')
  })

  it('stops working with its company and works again with it', async () => {
    const { company } = world.corporateB
    const { token } = await keyOf(product, company.id, 'corporate1')
    const read = async () => (await product.call('getOwnKey', { as: token })).status
    const become = (isActive: boolean) =>
      product.sql(`UPDATE companies SET is_active = ${isActive} WHERE id = '${company.id}'`)
    expect(await read()).toBe(200)
    await become(false)
    expect(await read()).toBe(401)
    await become(true)
    expect(await read()).toBe(200)
  })

  it('survives when its creator leaves, and the list shows it', async () => {
    const maker = await enrol(product, firm.company, 'corporate4', { fullName: 'Giden Yönetici' })
    const { key, secret } = (await make({ role: 'corporate4' }, { as: await tokenOf(product, maker) })).body
    await product.sql(`UPDATE users SET is_active = false WHERE id = '${maker.id}'`)
    expect((await use(secret)).status).toBe(200)
    expect((await list()).find(({ id }) => id === key.id)).toMatchObject({
      created_by_name: 'Giden Yönetici',
      is_creator_active: false,
    })
  })

  it('never has a higher role than its creator', async () => {
    expect((await make({ role: 'corporateOwner' }, { as: leader })).problem.code).toBe('key.role_above_you')
  })
})

describe('the secret of a key', () => {
  it('is stored as a hash and written nowhere else, not even for repeated requests', async () => {
    const headers = { 'idempotency-key': 'anahtar-0001' }
    const [first, again] = [await make({}, { headers }), await make({}, { headers })]
    expect(again.body).toEqual(first.body)
    const { secret } = first.body
    await use(secret)
    const hash = createHash('sha256').update(secret).digest('hex')
    const kept = await product.sql(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    )
    const found: unknown[] = []
    for (const { name } of kept) {
      const [row] = await product.sql(
        `SELECT count(*) FILTER (WHERE position('${secret}' IN t::text) > 0)::int AS secrets,
           count(*) FILTER (WHERE position('${hash}' IN t::text) > 0)::int AS hashes FROM ${String(name)} t`,
      )
      if (row?.['secrets'] !== 0 || row['hashes'] !== 0) found.push([name, row])
    }
    expect(found).toContainEqual(['integration_keys', { secrets: 0, hashes: 1 }])
    expect(found.filter((one) => JSON.stringify(one).includes('"secrets":1'))).toEqual([])
    expect(JSON.stringify(await list())).not.toContain(secret)
    expect(JSON.stringify(logged)).toContain(first.body.key.id)
    expect(JSON.stringify(logged)).not.toContain(secret.slice(4))
  })
})

describe('keys under concurrency', () => {
  it('are limited to twenty, however many are created at once', async () => {
    const { company, people } = world.corporateB
    const as = await tokenOf(product, people.corporateOwner)
    await product.sql(`UPDATE integration_keys SET revoked_at = now() WHERE company_id = '${company.id}'`)
    for (let made = 0; made < 18; made++) await keyOf(product, company.id, 'corporate1')
    const path = { type: 'corporate' as const, companyId: company.id }
    const body = { name: 'Aktarım', role: 'corporate1' as const, expires_on: '2026-12-31' }
    const replies = await Promise.all(Array.from({ length: 6 }, () => product.call('createKey', { as, path, body })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
  })

  it('change nobody after being revoked', async () => {
    const { key, secret } = (await make()).body
    const calls = Array.from({ length: 8 }, (_, at) => async () => {
      const body = { full_name: `Aktarılan ${'abcdefgh'[at]}`, phone: nextPhone() }
      const { status } = await product.call('createEmployee', { as: secret, path: inFirm(), body })
      return status
    })
    const [revoked, ...statuses] = await Promise.all([revoke(key.id), ...calls.map((call) => call())])
    expect(revoked?.status).toBe(200)
    expect(statuses.filter((status) => ![201, 401, 403].includes(status))).toEqual([])
    const entries = await product.sql(
      `SELECT event FROM audit_logs WHERE company_id = '${firm.company.id}'
         AND (actor_id = '${key.id}' OR meta ->> 'key_id' = '${key.id}') ORDER BY id`,
    )
    expect(entries.at(-1)).toEqual({ event: 'key.revoked' })
    expect(entries.filter(({ event }) => event === 'user.added')).toHaveLength(
      statuses.filter((status) => status === 201).length,
    )
  })

  it('record one of several uses in the same minute', async () => {
    const { key, secret } = (await make()).body
    const before = await product.sql(`SELECT xmin FROM integration_keys WHERE id = '${key.id}'`)
    await Promise.all(['203.0.113.1', '203.0.113.2', '203.0.113.3'].map((address) => use(secret, address)))
    const after = () => product.sql(`SELECT xmin, last_used_address FROM integration_keys WHERE id = '${key.id}'`)
    const [noted] = await after()
    expect(noted?.['xmin']).not.toEqual(before[0]?.['xmin'])
    await use(secret, '203.0.113.4')
    expect(await after()).toEqual([noted])
    product.clock.pass(60)
    await use(secret, '203.0.113.5')
    expect((await after())[0]).toMatchObject({ last_used_address: '203.0.113.5' })
  })
})
