import { logOf } from '../support/log-of.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyTypes } from '../../src/core/access/index.ts'
import { type Product, startProduct } from '../support/product.ts'
import { enrol, nextPhone, password, settleWorld, tokenOf, type Workplace, type World } from '../support/world.ts'

let product: Product
let world: World
beforeAll(async () => {
  product = await startProduct()
  world = await settleWorld(product)
})
afterAll(() => product.stop())

const houseOf = (type: (typeof companyTypes)[number]): Workplace =>
  ({ corporate: world.corporateA, catering: world.cateringA, supplier: world.supplier })[type]

const apply = async (house: Workplace, phone = nextPhone()) => {
  const { body } = await product.call('submitApplication', {
    body: {
      mode: 'existing',
      applicant: { full_name: 'Ayşe Yılmaz', phone, email: 'ayse@ornek.com' },
      password,
      target: { company_id: house.company.id },
    },
  })
  return { id: body.application.id, phone }
}
const decide = async (
  house: Workplace,
  applicationId: string,
  body: { status: 'approved' | 'rejected'; notes?: string | null },
  role: 'corporate3' | 'corporateOwner' = 'corporate3',
) =>
  product.call('decideApplication', {
    as: await tokenOf(product, house.people[role]),
    path: { type: house.company.type, companyId: house.company.id, applicationId },
    body,
  })
const entriesOf = async ({ company }: Workplace, applicationId: string) =>
  (await logOf(product, company.id)).filter(({ meta }) => meta['application_id'] === applicationId)

describe.each(companyTypes)('an application to a %s company', (type) => {
  it('lets the applicant sign in with its password once it is approved', async () => {
    const house = houseOf(type)
    const { id, phone } = await apply(house)
    const reply = await decide(house, id, { status: 'approved' })
    expect(reply.body.application).toMatchObject({
      id,
      status: 'approved',
      applicant: { full_name: 'Ayşe Yılmaz', phone },
      notes: null,
    })
    const signedIn = await product.call('login', {
      body: { phone, password, company_type: type, company_id: house.company.id },
    })
    expect(signedIn.body).toMatchObject({ success: true, must_change_password: false })
    const profile = await product.call('getProfile', { as: signedIn.body.token })
    expect(profile.body).toMatchObject({ role: 'corporate1', full_name: 'Ayşe Yılmaz', email: 'ayse@ornek.com' })
    expect(await entriesOf(house, id)).toMatchObject([
      {
        type: 'APPLICATION_APPROVED',
        description: 'Ayşe Yılmaz adlı kişinin başvurusu onaylandı',
        actor_id: house.people.corporate3.id,
      },
    ])
  })

  it('leaves no member and no password behind once it is rejected', async () => {
    const house = houseOf(type)
    const { id, phone } = await apply(house)
    const reply = await decide(house, id, { status: 'rejected', notes: 'Şirket tarafından reddedildi' })
    expect(reply.body.application).toMatchObject({ status: 'rejected', notes: 'Şirket tarafından reddedildi' })
    expect(await product.sql(`SELECT password_hash FROM applications WHERE id = '${id}'`)).toEqual([
      { password_hash: null },
    ])
    expect(await product.sql(`SELECT 1 FROM users WHERE phone = '${phone}'`)).toEqual([])
    expect((await entriesOf(house, id)).map((row) => row['type'])).toEqual(['APPLICATION_REJECTED'])
    expect((await decide(house, id, { status: 'approved' })).problem.code).toBe('application.decided')
  })
})

describe('deciding an application', () => {
  it('happens once when two people decide at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const { id, phone } = await apply(world.supplier)
      const replies = await Promise.all([
        decide(world.supplier, id, { status: 'approved' }),
        decide(world.supplier, id, { status: round % 2 ? 'rejected' : 'approved' }, 'corporateOwner'),
      ])
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await entriesOf(world.supplier, id)).toHaveLength(1)
      const winner = replies.find(({ status }) => status === 200)?.body.application.status
      expect(await product.sql(`SELECT 1 AS one FROM users WHERE phone = '${phone}'`)).toHaveLength(
        winner === 'approved' ? 1 : 0,
      )
    }
  })

  it("leaves it pending when the phone has become a member's in the meantime", async () => {
    const { id, phone } = await apply(world.supplier)
    await enrol(product, world.supplier.company, 'individual', { phone })
    const reply = await decide(world.supplier, id, { status: 'approved' })
    expect([reply.status, reply.problem.code]).toEqual([409, 'application.member_exists'])
    expect(await product.sql(`SELECT status FROM applications WHERE id = '${id}'`)).toEqual([{ status: 'pending' }])
    expect((await decide(world.supplier, id, { status: 'rejected' })).status).toBe(200)
  })

  it('is refused from another company and for a company that does not exist yet', async () => {
    const { id } = await apply(world.corporateB)
    expect((await decide(world.corporateA, id, { status: 'approved' })).status).toBe(404)
    const { body } = await product.call('submitApplication', {
      body: {
        mode: 'new',
        applicant: { full_name: 'Veli Can', phone: nextPhone(), email: 'veli@ornek.com' },
        password,
        target: {
          company_type: 'corporate',
          new_company_payload: {
            name: 'Yeni Firma',
            address: 'Ankara Çankaya',
            contact_phone: '0312 111 22 33',
            owner_full_name: 'Veli Can',
            owner_phone: nextPhone(),
            owner_email: 'v@ornek.com',
          },
        },
      },
    })
    expect((await decide(world.corporateA, body.application.id, { status: 'approved' })).status).toBe(404)
  })
})

describe('the list of applications', () => {
  it("shows those to the person's own company, newest first, filtered, with phones masked for levels 1 and 2", async () => {
    const house = world.cateringB
    const path = { type: 'catering' as const, companyId: house.company.id }
    const [first, second] = [await apply(house), await apply(house)]
    await decide(house, first.id, { status: 'rejected' })
    const list = async (role: 'corporate1' | 'corporate3', query = {}) =>
      (await product.call('listApplications', { as: await tokenOf(product, house.people[role]), path, query })).body
    expect((await list('corporate3')).applications.map(({ id }) => id)).toEqual([second.id, first.id])
    expect((await list('corporate3', { status: 'pending' })).applications).toMatchObject([
      { id: second.id, applicant: { phone: second.phone, email: 'ayse@ornek.com' } },
    ])
    expect((await list('corporate1', { limit: 1 })).applications[0]?.applicant).toMatchObject({
      full_name: 'Ayşe Yılmaz',
      email: 'a***@ornek.com',
      phone: expect.stringMatching(/^5\*{7}\d\d$/) as string,
    })
    expect(await list('corporate3', { limit: 1 })).toMatchObject({ total: 2, has_more: true })
  })
})

describe('a company for which very many apply', () => {
  it('has at most 200 applications waiting, however many come at once, and takes others once it has decided', async () => {
    const house = world.corporateB
    await product.sql('DELETE FROM rate_limits')
    await product.sql(`DELETE FROM applications WHERE company_id = '${house.company.id}'`)
    await product.sql(`INSERT INTO applications
        (id, mode, status, company_id, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
      SELECT gen_random_uuid(), 'existing', 'pending', '${house.company.id}', 'Kişi ' || n, '54' || lpad(n::text, 8, '0'), 'a@ornek.com', 'hash', now(), now()
      FROM generate_series(1, 197) n`)
    const submit = (target: string) =>
      product.call('submitApplication', {
        body: {
          mode: 'existing',
          applicant: { full_name: 'Ayşe Yılmaz', phone: nextPhone(), email: 'ayse@ornek.com' },
          password,
          target: { company_id: target },
        },
      })
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(house.company.id)))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
    expect(new Set(replies.flatMap(({ status, problem }) => (status === 409 ? [problem.code] : [])))).toEqual(
      new Set(['application.too_many_waiting']),
    )
    const waiting = async () =>
      (await product.sql(`SELECT FROM applications WHERE company_id = '${house.company.id}' AND status = 'pending'`))
        .length
    expect(await waiting()).toBe(200)
    expect((await submit(world.cateringB.company.id)).status).toBe(201)

    const { body } = await product.call('listApplications', {
      as: await tokenOf(product, house.people.corporate3),
      path: { type: 'corporate', companyId: house.company.id },
      query: { status: 'pending' },
    })
    await decide(house, body.applications[0]?.id ?? '', { status: 'rejected' })
    expect((await submit(house.company.id)).status).toBe(201)
    expect(await waiting()).toBe(200)
  })
})
