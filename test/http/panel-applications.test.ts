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
