import { logOf } from '../../support/log-of.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyTypes, type Role, roles } from '../../../src/core/actors/rules.ts'
import {
  enrol,
  nextPhone,
  password,
  type Person,
  createWorkplace,
  tokenOf,
  type Workplace,
} from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)

const pathOf = ({ companyId, companyType, id }: Person) => ({ type: companyType, companyId, userId: id })
const as = (person: Person) => tokenOf(product, person)
const changeOf = async (
  actor: Person,
  target: Person,
  body: { is_active?: boolean; full_name?: string; email?: string | null; department_id?: string | null },
) => product.call('updateEmployee', { as: await as(actor), path: pathOf(target), body })
const grant = async (actor: Person, target: Person, role: Role, is_active?: boolean) =>
  product.call('assignRole', {
    as: await as(actor),
    path: pathOf(target),
    body: { role, ...(is_active !== undefined && { is_active }) },
  })
const entriesOf = async (person: Pick<Person, 'companyId' | 'id'>) =>
  (await logOf(product, person.companyId)).filter(({ meta }) => meta['user_id'] === person.id)

describe('the list of employees', () => {
  let house: Workplace
  beforeAll(async () => {
    house = await createWorkplace(product, 'catering', 'Kalabalık Mutfak')
    const names = ['İpek Şahin', 'Işıl Çelik', 'ipek yıldız']
    for (const fullName of names) await enrol(product, house.company, 'individual', { fullName, phone: nextPhone() })
    await enrol(product, house.company, 'individual', {
      fullName: 'Ali %100',
      isActive: false,
      departmentId: house.departments[1]?.id ?? null,
    })
    await product.sql(
      `UPDATE users SET email = 'ipek@ornek.com' WHERE company_id = '${house.company.id}' AND full_name = 'İpek Şahin'`,
    )
  })
  const list = async (role: Role, query: object = {}) =>
    (
      await product.call('listEmployees', {
        as: await as(house.people[role]),
        path: { type: 'catering', companyId: house.company.id },
        query,
      })
    ).body
  const names = async (query: object) => (await list('corporate3', query)).users.map(({ full_name }) => full_name)

  it('can be searched by name in Turkish spelling, by phone number and by e-mail', async () => {
    expect(await names({ search: 'IPEK' })).toEqual(['İpek Şahin', 'ipek yıldız'])
    expect(await names({ search: 'sahin' })).toEqual(['İpek Şahin'])
    expect(await names({ search: '_li' })).toEqual([])
    expect(await names({ search: '%100' })).toEqual(['Ali %100'])
    expect(await names({ search: 'ipek@ornek' })).toEqual(['İpek Şahin'])
    const { phone } = house.people.corporate2
    expect(await names({ search: `0${phone.slice(0, 3)} ${phone.slice(3)}` })).toEqual(['Deneme corporate2'])
  })

  it('is filtered and paged', async () => {
    expect(await names({ status: 'inactive' })).toEqual(['Ali %100'])
    expect(await names({ department_id: house.departments[1]?.id ?? '' })).toEqual(['Ali %100'])
    expect((await list('corporate3', { department_id: 'none' })).total).toBe(3)
    expect((await list('corporate3', { type: 'corporate' })).total).toBe(5)
    expect(await names({ role: 'corporate4' })).toEqual(['Deneme corporate4'])
    const first = await list('corporate3', { limit: 6 })
    expect([first.users.length, first.total, first.has_more]).toEqual([6, 10, true])
    const rest = await list('corporate3', { limit: 6, offset: 6 })
    expect([rest.users.length, rest.total, rest.has_more]).toEqual([4, 10, false])
    expect(new Set([...first.users, ...rest.users].map(({ id }) => id)).size).toBe(10)
    expect((await list('corporate3', { offset: 50 })).total).toBe(10)
  })

  it('masks phone numbers and e-mails for levels 1 and 2, who cannot search by them either', async () => {
    for (const role of ['corporate1', 'corporate2'] as const) {
      const { users } = await list(role, { search: 'İpek Ş' })
      expect(users[0]).toMatchObject({ full_name: 'İpek Şahin', email: 'i***@ornek.com' })
      expect(users[0]?.phone).toMatch(/^5\*{7}\d\d$/)
      expect((await list(role, { search: 'ornek' })).total).toBe(0)
      expect((await list(role, { search: house.people.corporate2.phone })).total).toBe(0)
    }
    expect((await list('corporate3', { search: 'İpek Ş' })).users[0]).toMatchObject({
      email: 'ipek@ornek.com',
      phone: expect.stringMatching(/^5\d{9}$/) as string,
    })
  })
})

describe('departments', () => {
  it('show their number of active people to managers only', async () => {
    const place = await createWorkplace(product, 'corporate', 'Sayılan Fabrika')
    const [first, second] = place.departments
    await product.sql(`UPDATE users SET department_id = NULL WHERE company_id = '${place.company.id}'`)
    for (const isActive of [true, true, false])
      await enrol(product, place.company, 'individual', { departmentId: first?.id ?? null, isActive })
    const path = { type: 'corporate', companyId: place.company.id } as const
    const list = async (query: object, actor?: string) =>
      (await product.call('listDepartments', { path, query, ...(actor && { as: actor }) })).body.departments
    const manager = await as(place.people.corporate3)
    const counted = await list({ include_inactive: true }, manager)
    expect(Object.fromEntries(counted.map(({ id, employee_count }) => [id, employee_count]))).toEqual({
      [first?.id ?? '']: 2,
      [second?.id ?? '']: 0,
    })
    for (const seen of [await list({}), await list({}, manager)])
      expect(seen.map(({ employee_count }) => employee_count)).toEqual([undefined, undefined])
  })
})

describe('selecting everybody who matches a filter', () => {
  const select = async (actor: Person, query: object) =>
    product.call('selectEmployees', {
      as: await as(actor),
      path: { type: world.corporateA.company.type, companyId: actor.companyId },
      query,
    })

  it('names the people that the caller may change, and only counts those above', async () => {
    const { people } = world.corporateA
    const { body } = await select(people.corporate3, { search: 'deneme', type: 'corporate' })
    expect(body.users.map(({ full_name }) => full_name)).toEqual([
      'Deneme corporate1',
      'Deneme corporate2',
      'Deneme corporate3',
    ])
    expect([body.total, body.out_of_reach]).toEqual([3, 2])
    expect((await select(people.corporateOwner, { search: 'deneme', type: 'corporate' })).body.out_of_reach).toBe(0)
    expect((await select(people.corporate2, {})).status).toBe(403)
  })

  it('can be narrowed to people who work in a shift, or to people without own shifts', async () => {
    const place = world.corporateA
    const [worker, other] = [await enrol(product, place.company, 'individual'), place.people.corporate1]
    const named = async (shift_id: string) =>
      (await select(place.people.corporate3, { shift_id })).body.users.map(({ id }) => id)
    await product.call('updateEmployees', {
      as: await as(place.people.corporate3),
      path: { type: 'corporate', companyId: place.company.id },
      body: { user_ids: [worker.id], shift_ids: [world.nightShift.id] },
    })
    expect(await named(world.nightShift.id)).toEqual([worker.id])
    expect(await named(world.foreignShift.id)).toEqual([])
    const untold = await named('none')
    expect([untold.includes(worker.id), untold.includes(other.id)]).toEqual([false, true])
    expect((await select(place.people.corporate3, { shift_id: 'gece' })).status).toBe(400)
  })

  it('can be narrowed to people who are absent on a day, for managers only', async () => {
    const { company, people } = world.corporateA
    const away = await enrol(product, company, 'individual')
    const [first, last] = ['2026-11-16', '2026-11-17']
    await product.call('markAbsences', {
      as: await as(people.corporate3),
      path: { companyId: company.id },
      body: { user_ids: [away.id], first, last },
    })
    const named = async (absent_on: string) =>
      (await select(people.corporate3, { absent_on })).body.users.map(({ id }) => id)
    expect(await Promise.all(['2026-11-15', first, last, '2026-11-18'].map(named))).toEqual([
      [],
      [away.id],
      [away.id],
      [],
    ])
    const path = { type: company.type, companyId: company.id }
    const listed = { path, query: { absent_on: first } }
    const seen = async (by: Person) => (await product.call('listEmployees', { as: await as(by), ...listed })).body.total
    expect([await seen(people.corporate3), await seen(people.corporate2)]).toEqual([1, 0])
  })
})

describe('changing an employee', () => {
  it('changes only the given fields and writes one log entry', async () => {
    const target = await enrol(product, world.supplier.company, 'corporate1')
    const department = world.supplier.departments[1]
    const reply = await changeOf(world.supplier.people.corporate3, target, {
      full_name: '  Ayşe   Kaya ',
      email: 'a@b.co',
      department_id: department?.id ?? null,
    })
    expect(reply.body.user).toMatchObject({
      full_name: 'Ayşe Kaya',
      email: 'a@b.co',
      department_name: department?.name,
      is_active: true,
      phone: target.phone,
    })
    await changeOf(world.supplier.people.corporate3, target, { department_id: null })
    await changeOf(world.supplier.people.corporate3, target, { email: '' })
    const last = await changeOf(world.supplier.people.corporate3, target, { full_name: 'Ayşe Kaya' })
    expect(last.body.user).toMatchObject({ full_name: 'Ayşe Kaya', email: null, department_id: null })
    const rows = await entriesOf(target)
    expect(rows.map(({ type, description }) => [type, description])).toEqual([
      ['USER_UPDATED', 'Ayşe Kaya adlı kişinin bilgileri güncellendi (ad soyad, e-posta, departman)'],
      ['USER_UPDATED', 'Ayşe Kaya adlı kişinin bilgileri güncellendi (departman)'],
      ['USER_UPDATED', 'Ayşe Kaya adlı kişinin bilgileri güncellendi (e-posta)'],
    ])
    expect(rows[0]).toMatchObject({
      actor_id: world.supplier.people.corporate3.id,
      meta: { changes: { full_name: { from: 'Deneme corporate1', to: 'Ayşe Kaya' } } },
    })
  })

  it('refuses a closed or foreign department, but lets people stay in a closed one', async () => {
    const { company, people } = world.supplier
    const { body } = await product.call('createDepartment', {
      as: await as(people.corporate3),
      path: { type: 'supplier', companyId: company.id },
      body: { name: 'Kapanacak' },
    })
    const inside = await enrol(product, company, 'corporate1', { departmentId: body.department.id })
    await product.call('deactivateDepartment', {
      as: await as(people.corporate3),
      path: { type: 'supplier', companyId: company.id, departmentId: body.department.id },
    })
    const outside = await enrol(product, company, 'corporate1')
    expect((await changeOf(people.corporate3, outside, { department_id: body.department.id })).problem.code).toBe(
      'department.not_open',
    )
    expect(
      (await changeOf(people.corporate3, outside, { department_id: world.corporateA.departments[0]?.id ?? '' })).problem
        .code,
    ).toBe('department.not_open')
    const same = await changeOf(people.corporate3, inside, {
      department_id: body.department.id,
      full_name: 'İçerideki',
    })
    expect(same.body.user).toMatchObject({ full_name: 'İçerideki', department_id: body.department.id })
  })

  it('sets their own shifts, which are logged by title and no longer asked for', async () => {
    const { corporate4, corporate2 } = world.corporateA.people
    const person = await enrol(product, world.corporateA.company, 'individual')
    const set = async (actor: Person, shift_ids: string[]) =>
      product.call('updateEmployee', { as: await as(actor), path: pathOf(person), body: { shift_ids } })
    const { dayShift, nightShift, foreignShift } = world
    const changed = await set(corporate4, [nightShift.id, dayShift.id])
    expect(changed.body.user.shifts.map(({ title }) => title)).toEqual(['Gündüz', 'Gece'])
    expect((await entriesOf(person))[0]).toMatchObject({
      type: 'USER_UPDATED',
      description: 'Deneme individual adlı kişinin bilgileri güncellendi (vardiya)',
      meta: { changes: { shifts: { from: null, to: 'Gündüz, Gece' } } },
    })
    const asked = await product.call('getUsualShifts', {
      as: await tokenOf(product, person, 'individual'),
      path: { companyId: person.companyId, userId: person.id },
    })
    expect(asked.body).toEqual({ is_told: true, shift_ids: [dayShift.id, nightShift.id], rotation: null })

    expect((await set(corporate4, [dayShift.id, nightShift.id])).body.user.version).toBe(changed.body.user.version)
    expect((await set(corporate4, [foreignShift.id])).problem.code).toBe('shift.missing')
    expect((await set(corporate2, [])).status).toBe(403)
    expect((await set(corporate4, [])).body.user.shifts).toEqual([])
    expect(await entriesOf(person)).toHaveLength(2)
  })

  it('accepts own shifts when adding somebody, too', async () => {
    const { body } = await product.call('createEmployee', {
      as: await as(world.corporateA.people.corporate4),
      path: { type: 'corporate', companyId: world.corporateA.company.id },
      body: { full_name: 'Vardiyalı Kişi', phone: nextPhone(), shift_ids: [world.nightShift.id] },
    })
    expect(body.user.shifts).toEqual([{ id: world.nightShift.id, title: 'Gece' }])
  })

  it('is refused for another company', async () => {
    const reply = await product.call('updateEmployee', {
      as: await as(world.corporateA.people.corporateOwner),
      path: { ...pathOf(world.corporateA.people.corporateOwner), userId: world.corporateB.people.corporate1.id },
      body: { full_name: 'Ele Geçmiş' },
    })
    expect([reply.status, reply.problem.code]).toEqual([404, 'employee.missing'])
  })

  it("to inactive cancels future choices, keeps today's, ends sessions and prevents further choices", async () => {
    const { corporateA } = world
    const eater = await enrol(product, corporateA.company, 'individual')
    const token = await tokenOf(product, eater, 'individual')
    const path = { companyId: eater.companyId, userId: eater.id }
    const body = {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      choice: 'GELENEKSEL1',
      catering_id: world.cateringA.company.id,
    }
    const nightBody = { ...body, shift_id: world.nightShift.id }
    expect((await product.call('saveChoice', { as: token, path, body })).status).toBe(200)
    expect((await product.call('saveChoice', { as: token, path, body: nightBody })).status).toBe(200)
    await product.sql(`ALTER TABLE choices DISABLE TRIGGER ALL`)
    await product.sql(`INSERT INTO choices SELECT user_id, shift_id, '2026-11-11', corporate_id, catering_id, menu_day_id, department_id, choice_key, choice_label, meal_name, created_at, updated_at
      FROM choices WHERE user_id = '${eater.id}' AND shift_id = '${world.dayShift.id}'`)
    await product.sql(`ALTER TABLE choices ENABLE TRIGGER ALL`)

    const reply = await changeOf(corporateA.people.corporate3, eater, { is_active: false })
    expect(reply.body).toMatchObject({ cancelled_choices: 2, user: { is_active: false } })
    expect(await product.sql(`SELECT date FROM choices WHERE user_id = '${eater.id}'`)).toEqual([
      { date: '2026-11-11' },
    ])
    expect((await product.call('getMenuPlay', { as: token, path })).status).toBe(401)
    expect((await product.call('saveChoice', { as: token, path, body })).status).toBe(401)
    expect((await entriesOf(eater)).at(-1)).toMatchObject({
      type: 'USER_UPDATED',
      description: 'Deneme individual pasifleştirildi, ileri tarihli 2 seçim iptal edildi',
    })
    expect((await changeOf(corporateA.people.corporate3, eater, { is_active: true })).body.cancelled_choices).toBe(0)
    expect((await product.call('getMenuPlay', { as: token, path })).status).toBe(401)
  })

  it('to inactive leaves no future choice even if the person chooses at the same time', async () => {
    for (let round = 0; round < 8; round++) {
      const eater = await enrol(product, world.corporateA.company, 'individual')
      const token = await tokenOf(product, eater, 'individual')
      const body = {
        date: world.menuDate,
        shift_id: world.dayShift.id,
        choice: 'GELENEKSEL1',
        catering_id: world.cateringA.company.id,
      }
      const [saved] = await Promise.all([
        product.call('saveChoice', { as: token, path: { companyId: eater.companyId, userId: eater.id }, body }),
        changeOf(world.corporateA.people.corporate3, eater, { is_active: false }),
      ])
      expect([200, 401, 409]).toContain(saved.status)
      expect(await product.sql(`SELECT 1 FROM choices WHERE user_id = '${eater.id}'`)).toEqual([])
    }
  })
})

describe.each(companyTypes)('roles in a %s company', (type) => {
  let house: Workplace
  beforeEach(async () => {
    house = await createWorkplace(product, type, `Roller ${type} ${nextPhone()}`)
  })

  it("can be assigned up to the manager's own level and to nobody above it", async () => {
    const managers = ['corporate3', 'corporate4', 'corporateOwner'] as const
    for (const manager of managers)
      for (const from of roles)
        for (const to of roles) {
          if (from === to) continue
          const target = await enrol(product, house.company, from)
          const level = (role: Role) => roles.indexOf(role)
          const isAllowed = level(from) <= level(manager) && level(to) <= level(manager)
          const reply = await grant(house.people[manager], target, to)
          const isThere = type === 'corporate' || to !== 'individual'
          const status = !isAllowed ? 403 : isThere ? 200 : 422
          expect([manager, from, to, reply.status]).toEqual([manager, from, to, status])
        }
  })

  it('cannot be changed by the person who has them', async () => {
    for (const role of ['corporate3', 'corporate4', 'corporateOwner'] as const) {
      const me = house.people[role]
      expect((await grant(me, me, 'corporate1')).problem.code).toBe('employee.own_role')
      expect((await grant(me, me, role)).status).toBe(200)
      expect((await changeOf(me, me, { is_active: false })).problem.code).toBe('employee.own_activity')
      expect((await grant(me, me, role, false)).problem.code).toBe('employee.own_activity')
      expect((await changeOf(me, me, { full_name: 'Kendi Adım' })).status).toBe(200)
    }
  })

  it('protect people of a higher level from being edited, deactivated or given a new password', async () => {
    const { corporate3, corporate4, corporateOwner } = house.people
    for (const [low, high] of [
      [corporate3, corporate4],
      [corporate3, corporateOwner],
      [corporate4, corporateOwner],
    ] as const) {
      expect((await changeOf(low, high, { full_name: 'Başka Ad' })).problem.code).toBe('employee.above_you')
      expect((await changeOf(low, high, { is_active: false })).problem.code).toBe('employee.above_you')
      const reset = await product.call('resetEmployeePassword', { as: await as(low), path: pathOf(high) })
      expect([reset.status, reset.problem.code]).toEqual([403, 'employee.above_you'])
    }
  })

  it('are logged once, as a sentence', async () => {
    const target = await enrol(product, house.company, 'corporate1', { fullName: 'Can Er' })
    await grant(house.people.corporate4, target, 'corporate3', true)
    expect((await entriesOf(target)).map(({ type: logType, description }) => [logType, description])).toEqual([
      ['ROLE_ASSIGNED', 'Can Er adlı kişinin rolü değiştirildi: Çalışan → Orta Düzey Yönetici'],
    ])
  })

  it('leave one active owner when two owners demote each other at the same time', async () => {
    for (let round = 0; round < 6; round++) {
      const { company, people } = await createWorkplace(product, type, `İki Sahip ${nextPhone()}`)
      const [one, other] = [people.corporateOwner, await enrol(product, company, 'corporateOwner')]
      const replies = await Promise.all([grant(one, other, 'corporate4'), grant(other, one, 'corporate4')])
      const replies2 = await Promise.all([changeOf(one, other, { is_active: false }), grant(other, one, 'corporate1')])
      expect([...replies, ...replies2].every(({ status }) => [200, 401, 403, 409].includes(status))).toBe(true)
      const owners = await product.sql(
        `SELECT count(*)::int AS n FROM users WHERE company_id = '${company.id}' AND is_active AND role = 'corporateOwner'`,
      )
      expect(owners).toEqual([{ n: 1 }])
    }
  })
})

describe('a new one-time password', () => {
  it('ends sessions and locks, and must be replaced after signing in', async () => {
    const target = await enrol(product, world.cateringA.company, 'corporate2')
    const token = await as(target)
    const signIn = (secret: string) =>
      product.call('login', {
        body: { phone: target.phone, password: secret, company_type: 'catering', company_id: target.companyId },
      })
    for (let n = 0; n < 10; n++) await signIn('yanlış-parola')
    expect((await signIn(password)).status).toBe(429)

    const reply = await product.call('resetEmployeePassword', {
      as: await as(world.cateringA.people.corporate3),
      path: pathOf(target),
    })
    expect(reply.body).toMatchObject({
      phone: target.phone,
      one_time_password: expect.stringMatching(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/) as string,
    })
    expect((await product.call('getProfile', { as: token })).status).toBe(401)
    expect((await signIn(password)).status).toBe(401)
    expect((await signIn(reply.body.one_time_password)).body).toMatchObject({ must_change_password: true })
    expect((await entriesOf(target)).map(({ description }) => description)).toEqual([
      'Deneme corporate2 adlı kişiye yeni tek kullanımlık şifre verildi',
    ])
    expect(JSON.stringify(await product.sql('SELECT meta FROM audit_logs'))).not.toContain(reply.body.one_time_password)
  })

  it('keeps the person on the list of people who have not signed in, visible to managers only', async () => {
    const { company, people } = await createWorkplace(product, 'corporate', 'Yeni Gelenler')
    const newcomer = await enrol(product, company, 'individual', {
      passwordExpiresAt: new Date('2026-11-14T09:00:00Z'),
    })
    const listed = async (person: Person) => {
      const { users } = (
        await product.call('listEmployees', {
          as: await as(person),
          path: { type: 'corporate', companyId: company.id },
          query: { never_signed_in: true },
        })
      ).body
      return users.map(({ id }) => id)
    }
    expect(await listed(people.corporate3)).toEqual([newcomer.id])
    expect(await listed(people.corporate2)).toEqual([])
  })

  it('cannot be set for oneself', async () => {
    const me = world.cateringA.people.corporateOwner
    expect((await product.call('resetEmployeePassword', { as: await as(me), path: pathOf(me) })).problem.code).toBe(
      'employee.own_password',
    )
  })
})

describe('departments', () => {
  const path = { type: 'supplier' as const, companyId: '' }
  beforeAll(() => {
    path.companyId = world.supplier.company.id
  })

  it('can be created, renamed, closed and reopened, with one log entry each', async () => {
    const me = await as(world.supplier.people.corporate3)
    const { body } = await product.call('createDepartment', { as: me, path, body: { name: ' Depo  ve Sevk ' } })
    const one = { ...path, departmentId: body.department.id }
    expect(body.department).toMatchObject({ name: 'Depo ve Sevk', is_active: true })
    expect(
      (await product.call('createDepartment', { as: me, path, body: { name: 'DEPO VE SEVK' } })).problem.code,
    ).toBe('department.name_taken')
    expect((await product.call('createDepartment', { as: me, path, body: { name: '  ' } })).problem.code).toBe(
      'name.blank',
    )
    await product.call('updateDepartment', { as: me, path: one, body: { name: 'Depo' } })
    expect((await product.call('deactivateDepartment', { as: me, path: one })).body.department.is_active).toBe(false)
    await product.call('deactivateDepartment', { as: me, path: one })
    const listed = async (include_inactive: boolean) =>
      (await product.call('listDepartments', { as: me, path, query: { search: 'depo', include_inactive } })).body
        .departments.length
    expect([await listed(false), await listed(true)]).toEqual([0, 1])
    await product.call('updateDepartment', { as: me, path: one, body: { is_active: true } })
    const rows = (await logOf(product, path.companyId)).filter(
      ({ meta }) => meta['department_id'] === body.department.id,
    )
    expect(rows).toMatchObject([
      { type: 'COMPANY_UPDATED', description: 'Departman eklendi: “Depo ve Sevk”' },
      { type: 'COMPANY_UPDATED', description: 'Departman adı “Depo” olarak değiştirildi' },
      { type: 'COMPANY_UPDATED', description: 'Departman pasifleştirildi: “Depo”' },
      { type: 'COMPANY_UPDATED', description: 'Departman aktifleştirildi: “Depo”' },
    ])
  })

  it('of a corporate company are public while active; all others require a session of the company', async () => {
    const corporate = { type: 'corporate' as const, companyId: world.corporateA.company.id }
    const [worker, manager, stranger] = await Promise.all(
      [world.supplier.people.corporate1, world.supplier.people.corporate3, world.corporateB.people.corporateOwner].map(
        as,
      ),
    )
    const status = async (who: string | undefined, at: typeof path | typeof corporate, query: object = {}) =>
      (await product.call('listDepartments', { as: who, path: at, query })).status
    expect(await status(undefined, corporate)).toBe(200)
    expect(await status(undefined, corporate, { include_inactive: true })).toBe(401)
    expect(await status(stranger, corporate, { include_inactive: true })).toBe(403)
    expect(await status(undefined, path)).toBe(401)
    expect(await status(undefined, { ...path, type: 'corporate' as const })).toBe(403)
    expect(await status(stranger, path)).toBe(403)
    expect(await status(worker, path)).toBe(200)
    expect(await status(worker, path, { include_inactive: true })).toBe(403)
    expect(await status(manager, path, { include_inactive: true })).toBe(200)
  })
})
