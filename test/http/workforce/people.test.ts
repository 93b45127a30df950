import { describe, expect, it } from 'vitest'
import type { CompanyType, Role } from '../../../src/core/actors/rules.ts'
import { logOf } from '../../support/log-of.ts'
import { multipart } from '../../support/multipart.ts'
import { workbookOf } from '../../support/workbook.ts'
import { enrol, nextPhone, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)

const pathOf = ({ company }: Workplace): { type: CompanyType; companyId: string } => ({
  type: company.type,
  companyId: company.id,
})
const as = (place: Workplace, role: Role = 'corporate4') => tokenOf(product, place.people[role])
const add = async (place: Workplace, body: object, actor?: Role) =>
  product.call('createEmployee', {
    as: await as(place, actor),
    path: pathOf(place),
    body: { full_name: 'Zeynep Arı', phone: nextPhone(), ...body },
  })

describe('one person added by hand', () => {
  it('signs in with the one-time password that is shown once', async () => {
    const phone = nextPhone()
    const department = world.corporateA.departments[0]
    const { status, body } = await add(world.corporateA, {
      full_name: ' Zeynep  Arı ',
      phone: `+90 ${phone}`,
      email: 'zeynep@ornek.com',
      department_id: department?.id,
    })
    expect(status).toBe(201)
    expect(body.user).toMatchObject({
      full_name: 'Zeynep Arı',
      phone,
      email: 'zeynep@ornek.com',
      role: 'individual',
      department_name: department?.name,
    })
    const signedIn = await product.call('login', {
      body: {
        phone,
        password: body.one_time_password ?? '',
        company_type: 'individual',
        company_id: world.corporateA.company.id,
      },
    })
    expect(signedIn.status).toBe(200)
    expect(await logOf(product, world.corporateA.company.id)).toContainEqual(
      expect.objectContaining({ description: 'Zeynep Arı eklendi' }),
    )
  })

  it.each(['catering', 'supplier'] as const)('of a %s works in the panels', async (type) => {
    const place = type === 'catering' ? world.cateringA : world.supplier
    expect((await add(place, {})).body.user.role).toBe('corporate1')
    const refused = await add(place, { role: 'individual' })
    expect([refused.status, refused.problem.code]).toEqual([422, 'role.not_in_company'])
  })

  it.each([
    [
      'with a phone number that the company already has',
      () => ({ phone: world.corporateA.people.corporate1.phone }),
      409,
      'employee.phone_taken',
    ],
    ['with an invalid phone number', () => ({ phone: '123' }), 422, 'phone.invalid'],
    ['with a blank name', () => ({ full_name: '     ' }), 422, 'name.blank'],
    [
      'in a department of another company',
      () => ({ department_id: world.corporateB.departments[0]?.id }),
      422,
      'department.not_open',
    ],
    ['with a role above their own', () => ({ role: 'corporateOwner' }), 403, 'role.above_you'],
  ])('is not added %s', async (_what, body, status, code) => {
    const refused = await add(world.corporateA, body())
    expect([refused.status, refused.problem.code]).toEqual([status, code])
  })

  it('is added once, however often the button is pressed', async () => {
    const body = { full_name: 'Çift Tık', phone: nextPhone() }
    const path = pathOf(world.corporateA)
    const headers = { 'idempotency-key': 'cift-tik-0001' }
    const token = await as(world.corporateA)
    const replies = await Promise.all(
      [1, 2, 3].map(() => product.call('createEmployee', { as: token, path, headers, body })),
    )
    expect(new Set(replies.map(({ body: { one_time_password } }) => one_time_password)).size).toBe(1)
  })

  it('cannot get a role that the company does not have', async () => {
    const person = world.cateringA.people.corporate1
    const refused = await product.call('assignRole', {
      as: await as(world.cateringA),
      path: { ...pathOf(world.cateringA), userId: person.id },
      body: { role: 'individual' },
    })
    expect([refused.status, refused.problem.code]).toEqual([422, 'role.not_in_company'])
  })
})

describe('a wrong phone number', () => {
  const correct = async (userId: string, phone: string, actor?: Role) =>
    product.call('updateEmployee', {
      as: await as(world.corporateA, actor),
      path: { ...pathOf(world.corporateA), userId },
      body: { phone },
    })

  it('can be corrected: sessions under the old one end, and the change is logged', async () => {
    const person = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Numara Değişen' })
    const session = await tokenOf(product, person, 'individual')
    const phone = nextPhone()
    const { body } = await correct(person.id, `0 (${phone.slice(0, 3)}) ${phone.slice(3)}`)
    expect(body.user.phone).toBe(phone)
    expect((await product.call('getProfile', { as: session })).status).toBe(401)
    const [entry] = (await logOf(product, person.companyId)).filter(({ meta }) => meta['user_id'] === person.id)
    expect(entry).toMatchObject({
      description: 'Numara Değişen adlı kişinin bilgileri güncellendi (telefon)',
      meta: { changes: { phone: { from: person.phone, to: phone } } },
    })
    await product.sql(`DELETE FROM audit_log_personal WHERE company_id = '${person.companyId}'`)
    expect(JSON.stringify(await logOf(product, person.companyId))).not.toContain(person.phone)
  })

  it("cannot be replaced by a colleague's", async () => {
    const person = await enrol(product, world.corporateA.company, 'individual')
    const refused = await correct(person.id, world.corporateA.people.corporate1.phone)
    expect([refused.status, refused.problem.code]).toEqual([409, 'employee.phone_taken'])
  })

  it('can be corrected by level 3 and above', async () => {
    const person = await enrol(product, world.corporateA.company, 'individual')
    expect((await correct(person.id, nextPhone(), 'corporate2')).status).toBe(403)
    expect((await correct(person.id, nextPhone(), 'corporate3')).status).toBe(200)
  })
})

describe('the list of employees', () => {
  const names = async (query: object) =>
    (
      await product.call('listEmployees', {
        as: await as(world.corporateB),
        path: pathOf(world.corporateB),
        query: { search: 'sıralı', ...query },
      })
    ).body.users.map(({ full_name }) => full_name)

  it('can be sorted by each column in both directions, and by name among equals', async () => {
    const [first, second] = world.corporateB.departments
    const people: [string, Role, string | null, boolean][] = [
      ['Çiğdem Sıralı', 'individual', second?.id ?? null, true],
      ['Ayşe Sıralı', 'corporate2', first?.id ?? null, true],
      ['Şule Sıralı', 'individual', null, false],
      ['Işık Sıralı', 'corporate1', first?.id ?? null, true],
    ]
    for (const [fullName, role, departmentId, isActive] of people)
      await enrol(product, world.corporateB.company, role, { fullName, departmentId, isActive })
    const firstNames = async (query: object) => (await names(query)).map((name) => name.split(' ')[0])
    expect(await firstNames({})).toEqual(['Ayşe', 'Çiğdem', 'Işık', 'Şule'])
    expect(await firstNames({ sort: 'name', order: 'desc' })).toEqual(['Şule', 'Işık', 'Çiğdem', 'Ayşe'])
    expect(await firstNames({ sort: 'role' })).toEqual(['Çiğdem', 'Şule', 'Işık', 'Ayşe'])
    expect(await firstNames({ sort: 'role', order: 'desc' })).toEqual(['Ayşe', 'Işık', 'Çiğdem', 'Şule'])
    expect((await firstNames({ sort: 'department' })).at(-1)).toBe('Şule')
    expect((await firstNames({ sort: 'department', order: 'desc' })).at(-1)).toBe('Şule')
    expect(await firstNames({ sort: 'status' })).toEqual(['Ayşe', 'Çiğdem', 'Işık', 'Şule'])
    expect((await firstNames({ sort: 'status', order: 'desc' }))[0]).toBe('Şule')
    expect(await firstNames({ sort: 'role', limit: 2, offset: 1 })).toEqual(['Şule', 'Işık'])
  })
})

describe('the log of one person', () => {
  it('shows what happened to them and nothing else', async () => {
    const person = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Geçmişi Olan' })
    const path = pathOf(world.corporateA)
    const token = await as(world.corporateA)
    for (const full_name of ['Geçmişi Var', 'Geçmişi Çok'])
      await product.call('updateEmployee', { as: token, path: { ...path, userId: person.id }, body: { full_name } })
    await add(world.corporateA, { full_name: 'Başka Biri' })
    const { body } = await product.call('listAuditLogs', { as: token, path, query: { user_id: person.id } })
    expect(body.logs.map(({ description }) => description)).toEqual([
      'Geçmişi Çok adlı kişinin bilgileri güncellendi (ad soyad)',
      'Geçmişi Çok adlı kişinin bilgileri güncellendi (ad soyad)',
    ])
  })
})

describe('a list with departments that the company does not have', () => {
  const file = [
    ['Ad Soyad', 'Telefon', 'Departman'],
    ['Ali Yeni', nextPhone(), 'Lojistik'],
    ['Veli Yeni', nextPhone(), 'lojİstik '],
    ['Can Yeni', nextPhone(), 'Kalite'],
  ]
  it('reports them, and creates them on request', async () => {
    const { headers, body: content } = multipart({ name: 'liste.xlsx', content: await workbookOf(...file) })
    const upload = async (query: string) => {
      const reply = await product.send({
        method: 'POST',
        path: `/api/corporate/${world.corporateB.company.id}/employees/bulk-import${query}`,
        headers: { ...headers, authorization: `Bearer ${await as(world.corporateB)}` },
        body: content,
      })
      return JSON.parse(reply.text) as object
    }
    const first = await upload('')
    const missing = [
      { name: 'Lojistik', row_count: 2 },
      { name: 'Kalite', row_count: 1 },
    ]
    expect(first).toMatchObject({ imported_count: 0, failed_count: 3, missing_departments: missing })
    const second = await upload('?create_departments=true')
    expect(second).toMatchObject({ imported_count: 3, failed_count: 0, missing_departments: [] })
    const again = await upload('?create_departments=true')
    expect(again).toMatchObject({ imported_count: 0, already_registered: 3, missing_departments: [] })
    const { body } = await product.call('listDepartments', {
      path: { type: 'corporate', companyId: world.corporateB.company.id },
    })
    expect(body.departments.map(({ name }) => name)).toEqual(expect.arrayContaining(['Kalite', 'Lojistik']))
  })
})
