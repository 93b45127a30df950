import { logOf } from '../../support/log-of.ts'
import { describe, expect, it } from 'vitest'
import { companyTypes } from '../../../src/core/actors/rules.ts'
import { enrol, nextPhone, password, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)

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

  it('leaves no member and no password behind when rejected', async () => {
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

  it("leaves it pending if the phone number has become a member's in the meantime", async () => {
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
  it("contains those to the person's own company, newest first, filtered, with phone numbers masked for levels 1 and 2", async () => {
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

const wait = async ({ company }: Workplace, count: number): Promise<string[]> => {
  await product.sql(`DELETE FROM applications WHERE company_id = '${company.id}'`)
  const rows = await product.sql(`INSERT INTO applications
      (id, mode, status, company_id, applicant_name, applicant_phone, applicant_email, password_hash, created_at, updated_at)
    SELECT gen_random_uuid(), 'existing', 'pending', '${company.id}', 'Kişi ' || n, '54' || lpad(n::text, 8, '0'),
      'a@ornek.com', 'hash', now() + n * interval '1 second', now()
    FROM generate_series(1, ${count}) n RETURNING id`)
  return rows.map(({ id }) => String(id))
}
const reject = async (
  house: Workplace,
  application_ids: string[],
  {
    role = 'corporate3',
    notes,
    key,
    as,
  }: { role?: 'corporate3' | 'corporateOwner'; notes?: string; key?: string; as?: string } = {},
) =>
  product.call('rejectApplications', {
    as: as ?? (await tokenOf(product, house.people[role])),
    path: { type: house.company.type, companyId: house.company.id },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    body: { application_ids, ...(notes !== undefined && { notes }) },
  })
const rejectionsOf = async ({ company }: Workplace, ids: string[]) =>
  (await logOf(product, company.id))
    .filter(({ type, meta }) => type === 'APPLICATION_REJECTED' && ids.includes(String(meta['application_id'])))
    .map(({ meta }) => meta['application_id'])

describe.each(companyTypes)('many applications to a %s company', (type) => {
  it('are rejected together like one at a time, and make room for others', async () => {
    const house = houseOf(type)
    const ids = await wait(house, 1000)
    const pending = async () => {
      const as = await tokenOf(product, house.people.corporate3)
      const path = { type, companyId: house.company.id }
      return (await product.call('listApplications', { as, path, query: { status: 'rejected', limit: 2 } })).body
    }
    expect(await pending()).toMatchObject({ pending_count: 1000, total: 0 })
    const { status, body } = await reject(house, ids, { notes: ' Kadro dolu ' })
    expect([status, body]).toEqual([200, { success: true, rejected_count: 1000, refused: [] }])
    expect(await pending()).toMatchObject({
      pending_count: 0,
      total: 1000,
      applications: [{ notes: 'Kadro dolu' }, {}],
    })
    expect(
      await product.sql(`SELECT DISTINCT status, notes, password_hash, decided_by_kind, decided_by_id
        FROM applications WHERE company_id = '${house.company.id}'`),
    ).toEqual([
      {
        status: 'rejected',
        notes: 'Kadro dolu',
        password_hash: null,
        decided_by_kind: 'member',
        decided_by_id: house.people.corporate3.id,
      },
    ])
    expect((await rejectionsOf(house, ids)).sort()).toEqual([...ids].sort())
    await product.sql('DELETE FROM rate_limits')
    expect((await apply(house)).id).toEqual(expect.any(String))
  })
})

describe('rejecting many applications', () => {
  it('reports those already decided or in another company, and leaves them unchanged', async () => {
    const house = world.supplier
    const [waiting = '', approved = ''] = await wait(house, 2)
    const [elsewhere = ''] = await wait(world.cateringB, 1)
    await decide(house, approved, { status: 'approved', notes: 'Hoş geldiniz' })
    const { body } = await reject(house, [elsewhere, approved, waiting])
    expect(body).toEqual({
      success: true,
      rejected_count: 1,
      refused: [
        { id: elsewhere, full_name: null, code: 'application.missing', message: 'Başvuru bulunamadı.' },
        {
          id: approved,
          full_name: 'Kişi 2',
          code: 'application.decided',
          message: 'Bu başvuru daha önce sonuçlandırıldı. Sayfayı yenileyin.',
        },
      ],
    })
    expect(
      await product.sql(
        `SELECT status, notes FROM applications WHERE id IN ('${elsewhere}', '${approved}') ORDER BY status`,
      ),
    ).toEqual([
      { status: 'approved', notes: 'Hoş geldiniz' },
      { status: 'pending', notes: null },
    ])
    expect(await rejectionsOf(house, [elsewhere, approved, waiting])).toEqual([waiting])
  })

  it('rejects each application once when two people clear the list while others are being approved', async () => {
    const house = world.cateringA
    const ids = await wait(house, 60)
    const singles = ids.slice(0, 5)
    const [one, other, ...approvals] = await Promise.all([
      reject(house, ids, { notes: 'ilk' }),
      reject(house, [...ids].reverse(), { notes: 'ikinci', role: 'corporateOwner' }),
      ...singles.map((id) => decide(house, id, { status: 'approved' })),
    ])
    const approved = singles.filter((_, at) => approvals[at]?.status === 200)
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.body.rejected_count + other.body.rejected_count).toBe(60 - approved.length)
    for (const { body } of [one, other]) {
      expect(body.rejected_count + body.refused.length).toBe(60)
      expect(body.refused.every(({ code }) => code === 'application.decided')).toBe(true)
    }
    expect((await rejectionsOf(house, ids)).sort()).toEqual(ids.filter((id) => !approved.includes(id)).sort())
    expect(
      await product.sql(`SELECT count(*)::int AS rows FROM applications
        WHERE company_id = '${house.company.id}' AND status = 'approved'`),
    ).toEqual([{ rows: approved.length }])
  })

  it('answers a repeated request like the first one', async () => {
    const house = world.corporateB
    const ids = await wait(house, 3)
    const as = await tokenOf(product, house.people.corporate3)
    const first = await reject(house, ids, { as, key: 'temizlik-1' })
    const repeated = await reject(house, ids, { as, key: 'temizlik-1' })
    expect([first.body, repeated.body]).toEqual(Array(2).fill({ success: true, rejected_count: 3, refused: [] }))
    expect((await reject(house, ids.slice(1), { as, key: 'temizlik-1' })).problem.code).toBe('idempotency.reused')
  })

  it('takes between one and 1,000 applications, without duplicates', async () => {
    const [id = ''] = await wait(world.corporateB, 1)
    const many = Array.from({ length: 1001 }, (_, n) => `019bb15c-7d0b-7e7d-a3a5-${String(n).padStart(12, '0')}`)
    for (const ids of [[], [id, id], many]) {
      const { status, problem } = await reject(world.corporateB, ids)
      expect([status, problem.code]).toEqual([400, 'request.invalid'])
    }
  })
})

describe('a company that very many people apply to', () => {
  it('has at most 1,000 applications waiting, however many arrive at once, and accepts more once it has decided some', async () => {
    const house = world.corporateB
    await product.sql('DELETE FROM rate_limits')
    await wait(house, 997)
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
    expect(await waiting()).toBe(1000)
    expect((await submit(world.cateringB.company.id)).status).toBe(201)

    const { body } = await product.call('listApplications', {
      as: await tokenOf(product, house.people.corporate3),
      path: { type: 'corporate', companyId: house.company.id },
      query: { status: 'pending' },
    })
    await decide(house, body.applications[0]?.id ?? '', { status: 'rejected' })
    expect((await submit(house.company.id)).status).toBe(201)
    expect(await waiting()).toBe(1000)
  })
})
