import { describe, expect, it } from 'vitest'
import { operator, type Role } from '../../../src/core/actors/rules.ts'
import { Transaction } from '../../../src/core/shared/index.ts'
import { importEmployees } from '../../../src/core/workforce/index.ts'
import { logOf } from '../../support/log-of.ts'
import { enrol, type Person, createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)

const unknownId = '01939b3c-0000-7000-8000-000000000000'

type Change = { is_active?: boolean; department_id?: string | null; shift_ids?: string[] }

const changeAs = (as: string, { company }: Workplace, ids: readonly string[], change: Change) =>
  product.call('updateEmployees', {
    as,
    path: { type: company.type, companyId: company.id },
    body: { user_ids: [...ids], ...change },
  })
const changeAll = async (place: Workplace, actor: Person, ids: readonly string[], change: Change) =>
  changeAs(await tokenOf(product, actor), place, ids, change)
const people = (place: Workplace, count: number, role: Role = 'individual') =>
  Promise.all(
    Array.from({ length: count }, (_, at) => enrol(product, place.company, role, { fullName: `Toplu Kişi ${at}` })),
  )
const rowsOf = (ids: readonly string[]) =>
  product.sql(
    `SELECT is_active, department_id, version FROM users WHERE id IN (${ids.map((id) => `'${id}'`).join(',')}) ORDER BY id`,
  )
const idsOf = (list: readonly Person[]) => list.map(({ id }) => id)

describe('several people at once', () => {
  it('can be moved to a department, with a log entry for each', async () => {
    const place = world.corporateB
    const department = place.departments[1]
    const ids = idsOf(await people(place, 3))
    const reply = await changeAll(place, place.people.corporate3, ids, { department_id: department?.id ?? null })
    expect([reply.status, reply.body]).toEqual([
      200,
      { success: true, updated_count: 3, refused: [], cancelled_choices: 0 },
    ])
    expect(await rowsOf(ids)).toEqual(
      ids.map(() => ({ is_active: true, department_id: department?.id ?? null, version: 2 })),
    )
    const entries = (await logOf(product, place.company.id)).filter(({ meta }) => ids.includes(String(meta['user_id'])))
    expect(entries.map(({ meta }) => [meta['user_id'], meta['department']])).toEqual(
      ids.map((id) => [id, department?.name]),
    )
    expect(new Set(entries.map(({ description }) => description))).toEqual(
      new Set(
        ['Toplu Kişi 0', 'Toplu Kişi 1', 'Toplu Kişi 2'].map(
          (name) => `${name} adlı kişinin bilgileri güncellendi (departman)`,
        ),
      ),
    )

    const again = await changeAll(place, place.people.corporate3, ids, { department_id: department?.id ?? null })
    expect(again.body.updated_count).toBe(3)
    expect((await rowsOf(ids)).map(({ version }) => version)).toEqual([2, 2, 2])
  })

  it('can be deactivated: sessions end, and cancelled meals are counted per person', async () => {
    const place = world.corporateA
    const [eats, alsoEats, eatsNot] = (await people(place, 3)) as [Person, Person, Person]
    for (const [person, shifts] of [
      [eats, [world.dayShift, world.nightShift]],
      [alsoEats, [world.dayShift]],
    ] as const)
      for (const { id: shift_id } of shifts)
        await product.call('saveChoice', {
          as: await tokenOf(product, person, 'individual'),
          path: { companyId: person.companyId, userId: person.id },
          body: { date: world.menuDate, shift_id, catering_id: world.cateringA.company.id, choice: 'GELENEKSEL1' },
        })
    const session = await tokenOf(product, eats, 'individual')
    const ids = idsOf([eats, alsoEats, eatsNot])
    const { body } = await changeAll(place, place.people.corporateOwner, ids, { is_active: false })
    expect(body).toMatchObject({ updated_count: 3, refused: [], cancelled_choices: 3 })
    expect((await product.call('getProfile', { as: session })).status).toBe(401)
    const told = (await logOf(product, place.company.id)).filter(({ meta }) => ids.includes(String(meta['user_id'])))
    expect(Object.fromEntries(told.map(({ meta }) => [meta['user_id'], meta['cancelled_choices']]))).toEqual({
      [eats.id]: 2,
      [alsoEats.id]: 1,
      [eatsNot.id]: 0,
    })
    const back = await changeAll(place, place.people.corporateOwner, ids, { is_active: true })
    expect(back.body).toMatchObject({ updated_count: 3, cancelled_choices: 0 })
  })

  it('are skipped where a rule forbids the change, and the others are changed', async () => {
    const place = world.cateringA
    const { corporate3, corporate4, corporateOwner } = place.people
    const [colleague] = (await people(place, 1, 'corporate1')) as [Person]
    const foreign = world.cateringB.people.corporate1
    const ids = [corporate3.id, corporate4.id, colleague.id, corporateOwner.id, foreign.id, unknownId]
    const { status, body } = await changeAll(place, corporate3, ids, { is_active: false })
    expect(status).toBe(200)
    expect(body.updated_count).toBe(1)
    expect(body.refused.map(({ id, full_name, code }) => [id, full_name, code])).toEqual([
      [corporate3.id, 'Deneme corporate3', 'employee.own_activity'],
      [corporate4.id, 'Deneme corporate4', 'employee.above_you'],
      [corporateOwner.id, 'Deneme corporateOwner', 'employee.above_you'],
      [foreign.id, null, 'employee.missing'],
      [unknownId, null, 'employee.missing'],
    ])
    expect(body.refused[1]?.message).toMatch(/^Sizden üst düzeydeki bir kullanıcıda/)
    expect((await rowsOf([colleague.id]))[0]).toMatchObject({ is_active: false })
    expect((await rowsOf([foreign.id]))[0]).toMatchObject({ is_active: true })
  })

  it('cannot be moved to a closed or foreign department, not even some of them', async () => {
    const place = world.corporateB
    const ids = idsOf(await people(place, 2))
    for (const department_id of [world.corporateA.departments[0]?.id ?? '', unknownId]) {
      const refused = await changeAll(place, place.people.corporate4, ids, { department_id })
      expect([refused.status, refused.problem.code]).toEqual([422, 'department.not_open'])
    }
    expect((await rowsOf(ids)).map(({ department_id }) => department_id)).toEqual([null, null])
  })

  it.each([
    ['nobody', { user_ids: [] }],
    ['nothing', {}],
    ['the same person twice', { user_ids: [unknownId, unknownId], is_active: true }],
    ['more than five hundred', { user_ids: Array.from({ length: 501 }, () => unknownId), is_active: true }],
    ['their roles', { user_ids: [unknownId], role: 'corporateOwner' }],
  ])('are not changed by a request for %s', async (_what, body) => {
    const { company, people } = world.corporateB
    const reply = await product.call('updateEmployees', {
      as: await tokenOf(product, people.corporate4),
      path: { type: company.type, companyId: company.id },
      body: { user_ids: [unknownId], ...body },
    })
    expect([reply.status, reply.problem.code]).toEqual([400, 'request.invalid'])
  })
})

describe('the own shifts of several people', () => {
  const shiftsOf = (ids: readonly string[]) =>
    product.sql(
      `SELECT count(*)::int AS people FROM usual_shifts WHERE shift_id = '${world.nightShift.id}' AND user_id IN (${ids.map((id) => `'${id}'`).join(',')})`,
    )

  it('can be set by managers for those below them, are logged, and update standing choices', async () => {
    const place = world.corporateA
    const list = await people(place, 3)
    const ids = idsOf(list)
    const [eater] = list as [Person]
    const standing = await product.call('saveStandingChoices', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: eater.companyId, userId: eater.id },
      body: { choices: [{ shift_id: world.dayShift.id, weekday: 4, label: null }] },
    })
    expect(standing.body.chosen).toBe(1)
    const owner = place.people.corporateOwner
    const toNight = () =>
      changeAll(place, place.people.corporate3, [...ids, owner.id], { shift_ids: [world.nightShift.id] })
    const { status, body } = await toNight()
    expect([status, body.updated_count, body.refused.map(({ id, code }) => [id, code])]).toEqual([
      200,
      3,
      [[owner.id, 'employee.above_you']],
    ])
    expect(await shiftsOf([...ids, owner.id])).toEqual([{ people: 3 }])
    expect(await product.sql(`SELECT count(*)::int AS left FROM choices WHERE user_id = '${eater.id}'`)).toEqual([
      { left: 0 },
    ])
    const told = async () =>
      (await logOf(product, place.company.id)).filter(({ meta }) => ids.includes(String(meta['user_id'])))
    expect((await told()).map(({ description }) => description)).toEqual(
      [0, 1, 2].map((at) => `Toplu Kişi ${at} adlı kişinin bilgileri güncellendi (vardiya)`),
    )
    await toNight()
    expect(await told()).toHaveLength(3)
    await changeAll(place, place.people.corporate3, ids, { shift_ids: [] })
    expect(await shiftsOf(ids)).toEqual([{ people: 0 }])
  })

  it('from an imported list update standing choices as well', async () => {
    const { company } = world.corporateA
    const [eater] = (await people(world.corporateA, 1)) as [Person]
    await product.call('saveStandingChoices', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: eater.companyId, userId: eater.id },
      body: { choices: [{ shift_id: world.dayShift.id, weekday: 4, label: null }] },
    })
    const chosen = () => product.sql(`SELECT FROM choices WHERE user_id = '${eater.id}'`)
    expect(await chosen()).toHaveLength(1)
    const { nightShift } = world
    const row = {
      row: 2,
      fullName: 'Toplu Kişi 0',
      phone: eater.phone,
      email: '',
      department: '',
      shifts: nightShift.title,
    }
    const list = { companyId: company.id, actor: operator, rows: [row] }
    expect(await product.use(Transaction).run(() => product.use(importEmployees)(list))).toMatchObject({
      shiftsChanged: 1,
    })
    expect(await chosen()).toEqual([])
  })

  it('must belong to their company, or nothing is changed', async () => {
    const place = world.corporateA
    const ids = idsOf(await people(place, 2))
    const reply = await changeAll(place, place.people.corporate3, ids, {
      shift_ids: [world.nightShift.id, world.foreignShift.id],
      is_active: false,
    })
    expect([reply.status, reply.problem.code]).toEqual([404, 'shift.missing'])
    expect(await shiftsOf(ids)).toEqual([{ people: 0 }])
    expect((await rowsOf(ids)).map(({ is_active }) => is_active)).toEqual([true, true])
  })
})

describe('two managers at once', () => {
  it('never leave a company without an owner', async () => {
    for (let round = 0; round < 8; round++) {
      const place = await createWorkplace(product, 'supplier', `Yarışan ${round}`)
      const other = await enrol(product, place.company, 'corporateOwner')
      const owners = [place.people.corporateOwner, other]
      const everybody = idsOf(owners)
      const tokens = await Promise.all(owners.map((owner) => tokenOf(product, owner)))
      const replies = await Promise.all(tokens.map((as) => changeAs(as, place, everybody, { is_active: false })))
      const [won, lost] = replies.map(({ status }) => status).toSorted()
      expect(won).toBe(200)
      expect([401, 403]).toContain(lost)
      const [left] = await product.sql(
        `SELECT count(*)::int AS owners FROM users WHERE company_id = '${place.company.id}' AND role = 'corporateOwner' AND is_active`,
      )
      expect(left).toEqual({ owners: 1 })
    }
  })

  it('wait for each other if they move the same people in opposite order', async () => {
    const place = world.corporateB
    const ids = idsOf(await people(place, 40))
    const [first, second] = place.departments.map(({ id }) => id) as [string, string]
    const { corporate3, corporate4 } = place.people
    for (let round = 0; round < 4; round++) {
      const replies = await Promise.all([
        changeAll(place, corporate3, ids, { department_id: first }),
        changeAll(place, corporate4, ids.toReversed(), { department_id: second }),
      ])
      expect(replies.map(({ status, body }) => [status, body.updated_count])).toEqual([
        [200, 40],
        [200, 40],
      ])
      const now = new Set((await rowsOf(ids)).map(({ department_id }) => department_id))
      expect(now.size).toBe(1)
    }
  })
})

describe('one person', () => {
  it('is masked for levels 1 and 2, and hidden outside the company', async () => {
    const { company, people } = world.corporateA
    const read = async (actor: Person, userId: string) =>
      product.call('getEmployee', {
        as: await tokenOf(product, actor),
        path: { type: company.type, companyId: company.id, userId },
      })
    const { phone } = people.corporate1
    expect((await read(people.corporate3, people.corporate1.id)).body.user).toMatchObject({ phone, role: 'corporate1' })
    expect((await read(people.corporate2, people.corporate1.id)).body.user.phone).toBe(`5*******${phone.slice(-2)}`)
    expect((await read(people.corporate3, world.corporateB.people.corporate1.id)).status).toBe(404)
  })
})
