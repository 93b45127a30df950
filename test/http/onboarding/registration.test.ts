import { logOf } from '../../support/log-of.ts'
import { describe, expect, it } from 'vitest'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { OneTimePasswords } from '../../../src/core/workforce/index.ts'
import { enrol, nextPhone, password, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const firm = useCompany(product, 'corporate', 'Anadolu Çelik')
const otherFirm = useCompany(product, 'corporate', 'Boğaziçi Yazılım')
const supplier = useCompany(product, 'supplier', 'Toptan Gıda')

const unknownId = '01939b3c-0000-7000-8000-000000000000'
const departmentOf = (workplace: Workplace, at = 0): string => workplace.departments[at]?.id ?? ''

const register = (more: Partial<Omit<BodyOf<'registerIndividual'>, 'company_type'>> = {}) =>
  product.call('registerIndividual', {
    body: {
      full_name: 'Ayşe Yılmaz',
      phone: nextPhone(),
      password,
      company_type: 'corporate',
      company_id: firm.company.id,
      department_id: departmentOf(firm),
      ...more,
    },
  })

describe('registration', () => {
  it('creates an individual who can sign in at once, with one log entry', async () => {
    const phone = nextPhone()
    const reply = await register({ phone: `0 ${phone}`, full_name: '  Ayşe   Nur  Yılmaz ' })
    expect(reply).toMatchObject({
      status: 201,
      body: {
        message: 'Kayıt başarılı! Şimdi giriş yapabilirsiniz.',
        user: { full_name: 'Ayşe Nur Yılmaz', phone, role: 'individual' },
      },
    })
    const signedIn = await product.call('login', {
      body: { phone, password, company_type: 'individual', company_id: firm.company.id },
    })
    expect(signedIn.status).toBe(200)
    const log = (await logOf(product, firm.company.id)).filter(({ meta }) => meta['user_id'] === reply.body.user?.id)
    expect(log).toMatchObject([
      { type: 'USER_CREATED', actor_id: reply.body.user?.id, description: 'Ayşe Nur Yılmaz kayıt oldu' },
    ])
  })

  it('waits for a manager where the firm wants that, whose answer is seen with the link', async () => {
    const picky = await createWorkplace(product, 'corporate', 'Titiz Makine')
    const manager = await tokenOf(product, picky.people.corporate4)
    const path = { type: 'corporate' as const, companyId: picky.company.id }
    const settings = await product.call('updateCompany', {
      as: await tokenOf(product, picky.people.corporateOwner),
      path,
      body: { registration_needs_approval: true },
    })
    expect(settings.body.company.registration_needs_approval).toBe(true)

    const [taken, refused] = await Promise.all(
      ['A', 'B'].map(async (letter) => {
        const phone = nextPhone()
        const link_secret = letter.repeat(43)
        const target = { company_id: picky.company.id, department_id: departmentOf(picky) }
        const reply = await register({ ...target, phone, link_secret })
        expect(reply).toMatchObject({ status: 201, body: { user: null, application: { status: 'pending' } } })
        expect((await register({ ...target, phone })).problem.code).toBe('application.already_pending')
        return { phone, link_secret, applicationId: reply.body.application?.id ?? '' }
      }),
    )
    const signIn = (phone = '') =>
      product.call('login', {
        body: { phone, password, company_type: 'individual', company_id: picky.company.id },
      })
    expect((await signIn(taken?.phone)).status).toBe(401)
    const listed = (await product.call('listApplications', { as: manager, path })).body.applications
    expect(listed.map(({ department, applicant }) => [department, applicant.email])).toEqual([
      [picky.departments[0]?.name, null],
      [picky.departments[0]?.name, null],
    ])

    const decide = (applicationId = '', body: { status: 'approved' | 'rejected'; notes?: string }) =>
      product.call('decideApplication', { as: manager, path: { ...path, applicationId }, body })
    expect((await decide(taken?.applicationId, { status: 'approved' })).status).toBe(200)
    expect((await decide(refused?.applicationId, { status: 'rejected', notes: 'Bizde çalışmıyor' })).status).toBe(200)
    const stateOf = async (link_secret = '') =>
      (await product.call('getApplicationState', { body: { link_secret } })).body.application
    expect(await stateOf(taken?.link_secret)).toMatchObject({ status: 'approved', is_employee: true })
    expect(await stateOf(refused?.link_secret)).toMatchObject({ status: 'rejected', reason: 'Bizde çalışmıyor' })
    expect((await signIn(refused?.phone)).status).toBe(401)
    const signedIn = await signIn(taken?.phone)
    expect(signedIn.status).toBe(200)
    expect(await product.sql(`SELECT role, department_id FROM users WHERE phone = '${taken?.phone}'`)).toEqual([
      { role: 'individual', department_id: departmentOf(picky) },
    ])
  })

  it('of many who wait is approved in one request, which names those that cannot be', async () => {
    const picky = await createWorkplace(product, 'corporate', 'Titiz Tekstil')
    const path = { type: 'corporate' as const, companyId: picky.company.id }
    const owner = await tokenOf(product, picky.people.corporateOwner)
    await product.call('updateCompany', { as: owner, path, body: { registration_needs_approval: true } })
    const phones = Array.from({ length: 5 }, () => nextPhone())
    const waiting = await Promise.all(
      phones.map(async (phone, at) => {
        const department_id = departmentOf(picky, at === 4 ? 1 : 0)
        return (await register({ company_id: picky.company.id, department_id, phone })).body.application?.id ?? ''
      }),
    )
    const staff = await product.call('submitApplication', {
      body: {
        mode: 'existing',
        applicant: { full_name: 'Can Demir', phone: nextPhone(), email: 'can@ornek.com' },
        password,
        target: { company_id: picky.company.id },
      },
    })
    const [, , decided = '', member = '', closed = ''] = waiting
    await product.call('decideApplication', {
      as: owner,
      path: { ...path, applicationId: decided },
      body: { status: 'rejected' },
    })
    await enrol(product, picky.company, 'individual', { phone: phones[3] ?? '' })
    await product.call('updateDepartment', {
      as: owner,
      path: { ...path, departmentId: departmentOf(picky, 1) },
      body: { is_active: false },
    })
    const approve = () =>
      product.call('approveRegistrations', {
        as: owner,
        path,
        body: { application_ids: [...waiting, staff.body.application.id] },
      })
    const [first, second] = await Promise.all([approve(), approve()])
    expect([first.body.approved_count, second.body.approved_count].sort()).toEqual([0, 2])
    const { refused } = first.body.approved_count === 2 ? first.body : second.body
    expect(refused.map(({ id, code }) => [id, code])).toEqual([
      [decided, 'application.decided'],
      [member, 'application.member_exists'],
      [closed, 'department.not_open'],
      [staff.body.application.id, 'application.missing'],
    ])
    for (const phone of phones.slice(0, 2)) {
      const body = { phone, password, company_type: 'individual' as const, company_id: picky.company.id }
      expect((await product.call('login', { body })).status).toBe(200)
    }
    const log = await logOf(product, picky.company.id)
    expect(log.filter(({ type }) => type === 'APPLICATION_APPROVED')).toHaveLength(2)
    expect(
      await product.sql(`SELECT count(*)::int FROM applications WHERE company_id = '${picky.company.id}' AND
        status = 'pending'`),
    ).toEqual([{ count: 3 }])
  })

  it('of somebody who waits is not approved into a department that was closed meanwhile', async () => {
    const picky = await createWorkplace(product, 'corporate', 'Titiz Döküm')
    const [owner, path] = [
      await tokenOf(product, picky.people.corporateOwner),
      { type: 'corporate' as const, companyId: picky.company.id },
    ]
    await product.call('updateCompany', { as: owner, path, body: { registration_needs_approval: true } })
    const departmentId = departmentOf(picky)
    const { body } = await register({ company_id: picky.company.id, department_id: departmentId })
    const open = (is_active: boolean) =>
      product.call('updateDepartment', { as: owner, path: { ...path, departmentId }, body: { is_active } })
    const approve = () =>
      product.call('decideApplication', {
        as: owner,
        path: { ...path, applicationId: body.application?.id ?? '' },
        body: { status: 'approved' },
      })
    await open(false)
    expect((await approve()).problem.code).toBe('department.not_open')
    await open(true)
    expect((await approve()).status).toBe(200)
  })

  it('is decided about by firms only', async () => {
    const reply = await product.call('updateCompany', {
      as: await tokenOf(product, supplier.people.corporateOwner),
      path: { type: 'supplier', companyId: supplier.company.id },
      body: { registration_needs_approval: true },
    })
    expect(reply.problem.code).toBe('company.not_a_firm')
  })

  it.each([
    ['12', 'name.no_letters', 'Ad soyad en az iki harf içermelidir.'],
    ['. .', 'name.no_letters', 'Ad soyad en az iki harf içermelidir.'],
    [' X ', 'name.no_letters', 'Ad soyad en az iki harf içermelidir.'],
    ['   ', 'name.blank', 'Ad boş olamaz.'],
  ])('refuses the name "%s", as the import does', async (full_name, code, detail) => {
    const { status, problem } = await register({ full_name })
    expect([status, problem.code, problem.detail]).toEqual([422, code, detail])
  })

  it('appears in the activities of that company only', async () => {
    const quietFirm = await createWorkplace(product, 'corporate', 'Sakin Tekstil')
    const { company: quiet } = quietFirm
    await register({ full_name: 'Zeynep Kara', company_id: quiet.id, department_id: departmentOf(quietFirm) })
    const activities = async ({ people }: Workplace) => {
      const { corporateOwner } = people
      const { body } = await product.call('getCorporateDashboard', {
        as: await tokenOf(product, corporateOwner),
        path: { companyId: corporateOwner.companyId },
      })
      return body.recent_activities.map(({ description }) => description)
    }
    expect((await activities(quietFirm))[0]).toBe('Zeynep Kara kayıt oldu')
    expect(await activities(otherFirm)).not.toContain('Zeynep Kara kayıt oldu')
  })

  it('needs an active department of the company', async () => {
    await product.sql(`UPDATE departments SET is_active = false WHERE id = '${departmentOf(firm, 1)}'`)
    const replies = await Promise.all(
      [departmentOf(otherFirm), departmentOf(firm, 1), unknownId].map((department_id) => register({ department_id })),
    )
    expect(replies.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 3 }, () => [422, 'department.not_open']),
    )
  })

  it('needs an active company, and is not for suppliers', async () => {
    const closed = await createWorkplace(product, 'corporate', 'Kapanan Firma')
    await product.sql(`UPDATE companies SET is_active = false WHERE id = '${closed.company.id}'`)
    const replies = await Promise.all(
      [closed, supplier].map((workplace) =>
        register({ company_id: workplace.company.id, department_id: departmentOf(workplace) }),
      ),
    )
    replies.push(await register({ company_id: unknownId }))
    expect(replies.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 3 }, () => [403, 'company.unknown']),
    )
  })

  it('is refused for the phone number of a member, even an imported or inactive one', async () => {
    const { hash } = product.use(OneTimePasswords).issue()
    const imported = await enrol(product, firm.company, 'individual', {
      passwordHash: hash,
      passwordExpiresAt: new Date('2026-11-18T00:00:00Z'),
    })
    const left = await enrol(product, firm.company, 'individual', { isActive: false })
    const replies = await Promise.all(
      [firm.people.individual, imported, left].map(({ phone }) => register({ phone: `+90${phone}` })),
    )
    expect(replies.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 3 }, () => [409, 'employee.phone_taken']),
    )
    expect(
      (
        await register({
          phone: firm.people.individual.phone,
          company_id: otherFirm.company.id,
          department_id: departmentOf(otherFirm),
        })
      ).status,
    ).toBe(201)
  })

  it('creates one member and one log entry from concurrent requests', async () => {
    const phone = nextPhone()
    const replies = await Promise.all([1, 2, 3].map(() => register({ phone, full_name: 'Yarışan Kişi' })))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await product.sql(`SELECT count(*)::int AS members FROM users WHERE phone = '${phone}'`)).toEqual([
      { members: 1 },
    ])
    const entries = (await logOf(product, firm.company.id)).filter(({ description }) =>
      description.startsWith('Yarışan Kişi'),
    )
    expect(entries).toHaveLength(1)
  })

  it('accepts a password of eight characters but not of seven, in any script', async () => {
    expect((await register({ password: 'şifre12' })).problem.errors).toEqual([
      { path: 'password', message: 'geçersiz' },
    ])
    expect((await register({ password: 'şehir 12' })).status).toBe(201)
    expect((await register({ password: '🍲🍲🍲🍲' })).status).toBe(400)
  })

  it('lists the active departments of an active company without a session', async () => {
    const list = (companyId: string, query = {}) =>
      product.call('listDepartments', { path: { type: 'corporate', companyId }, query })
    expect((await list(otherFirm.company.id)).body).toMatchObject({
      total: 2,
      departments: [{ name: 'İdari İşler' }, { name: 'Üretim' }],
    })
    expect((await list(otherFirm.company.id, { search: 'URET' })).body.departments.map(({ name }) => name)).toEqual([
      'Üretim',
    ])
    expect((await list(firm.company.id)).body.departments.map(({ name }) => name)).not.toContain('İdari İşler')
    expect((await list(supplier.company.id)).status).toBe(403)
    expect((await list(unknownId)).status).toBe(403)
  })

  it('returns the total number of departments on every page', async () => {
    const page = await product.call('listDepartments', {
      path: { type: 'corporate', companyId: otherFirm.company.id },
      query: { limit: 1, offset: 5 },
    })
    expect(page.body).toEqual({ departments: [], total: 2 })
  })
})

const applicant = (phone = nextPhone()) => ({ full_name: 'Kemal Usta', phone, email: 'kemal@ornek.com' })
const newCompany = {
  name: 'Yeni Lezzetler',
  address: 'Atatürk Cad. 5, İzmir',
  contact_phone: '0232 555 11 22',
  owner_full_name: 'Kemal Usta',
  owner_phone: '5321112233',
  owner_email: 'kemal@ornek.com',
}
const forExisting = (phone?: string, company_id = firm.company.id) => ({
  mode: 'existing' as const,
  applicant: applicant(phone),
  password,
  target: { company_id },
})
const forNew = (phone?: string, name = newCompany.name) => ({
  mode: 'new' as const,
  applicant: applicant(phone),
  password,
  target: { company_type: 'catering' as const, new_company_payload: { ...newCompany, name } },
})
const apply = (body: ReturnType<typeof forExisting> | ReturnType<typeof forNew>, key?: string) =>
  product.call('submitApplication', { body, headers: key === undefined ? {} : { 'idempotency-key': key } })
const rowsOf = async (phone: string) =>
  (await product.sql(`SELECT count(*)::int AS rows FROM applications WHERE applicant_phone = '${phone}'`))[0]?.['rows']

/** The limit is twenty applications an hour per address, and the tests send more. */
const forgetAddress = () => product.sql(`DELETE FROM rate_limits WHERE key LIKE 'application:%'`)

describe('applying for a corporate account', () => {
  it.each([
    ['in a company that exists', () => forExisting()],
    ['with a new company', () => forNew()],
  ])('%s waits for a decision and stores no readable password', async (_where, body) => {
    await forgetAddress()
    const input = body()
    const reply = await apply(input)
    expect(reply).toMatchObject({
      status: 201,
      body: { success: true, application: { mode: input.mode, status: 'pending' } },
    })
    const [row] = await product.sql(`SELECT * FROM applications WHERE id = '${reply.body.application.id}'`)
    expect(row).toMatchObject({ applicant_phone: input.applicant.phone, status: 'pending' })
    expect(JSON.stringify(row)).not.toContain(password)
    expect(await product.sql(`SELECT * FROM users WHERE phone = '${input.applicant.phone}'`)).toEqual([])
  })

  it('is possible once per phone number and target while one is pending', async () => {
    await forgetAddress()
    const phone = nextPhone()
    const codes = []
    for (const body of [
      forExisting(phone),
      forExisting(`+90 ${phone}`),
      forExisting(phone, otherFirm.company.id),
      forNew(phone),
      forNew(phone, 'YENI LEZZETLER'),
      forNew(phone, 'Başka Lezzetler'),
    ])
      codes.push((await apply(body)).problem.code)
    expect(codes).toEqual([
      undefined,
      'application.already_pending',
      undefined,
      undefined,
      'application.already_pending',
      undefined,
    ])
    expect(await rowsOf(phone)).toBe(4)
  })

  it('creates one application from concurrent requests', async () => {
    await forgetAddress()
    const phone = nextPhone()
    const replies = await Promise.all([1, 2, 3, 4].map(() => apply(forExisting(phone))))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await rowsOf(phone)).toBe(1)
  })

  it('is refused for members and for companies that are inactive or unknown', async () => {
    await forgetAddress()
    expect((await apply(forExisting(firm.people.individual.phone))).problem.code).toBe('application.already_member')
    expect((await apply(forExisting(undefined, unknownId))).problem.code).toBe('company.unknown')
  })

  it('returns the first answer again for the same key, and stores one application', async () => {
    await forgetAddress()
    const phone = nextPhone()
    const body = forNew(phone)
    const first = await apply(body, 'basvuru-anahtari-1')
    const again = await apply(body, 'basvuru-anahtari-1')
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(await rowsOf(phone)).toBe(1)
  })

  it('returns one answer to concurrent requests with one key', async () => {
    await forgetAddress()
    const phone = nextPhone()
    const body = forExisting(phone)
    const replies = await Promise.all([1, 2, 3, 4].map(() => apply(body, 'yarisan-anahtar-1')))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    for (const reply of replies) expect(reply.body).toEqual(replies[0]?.body)
    expect(await rowsOf(phone)).toBe(1)
  })

  it('accepts only one of two concurrent requests with one key and different bodies', async () => {
    await forgetAddress()
    const bodies = [forNew(nextPhone(), 'Birinci Lezzet'), forNew(nextPhone(), 'İkinci Lezzet')]
    const replies = await Promise.all(bodies.map((body) => apply(body, 'ortak-anahtar-1')))
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(replies.find(({ status }) => status === 422)?.problem.code).toBe('idempotency.reused')
  })

  it('can be retried with the same key after a refusal', async () => {
    await forgetAddress()
    const phone = nextPhone()
    await apply(forExisting(phone))
    expect((await apply(forExisting(phone), 'yeniden-deneme-1')).status).toBe(409)
    await product.sql(`DELETE FROM applications WHERE applicant_phone = '${phone}'`)
    expect((await apply(forExisting(phone), 'yeniden-deneme-1')).status).toBe(201)
  })

  it('is limited per network address', async () => {
    await forgetAddress()
    const statuses = []
    for (let at = 0; at < 21; at++) statuses.push((await apply(forNew())).status)
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429])
    await forgetAddress()
  })
})
