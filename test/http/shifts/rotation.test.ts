import { beforeEach, describe, expect, it } from 'vitest'
import { wednesdayNoon } from '../../support/product.ts'
import { writeMenu } from '../../support/publishing.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'
import { logOf } from '../../support/log-of.ts'
import { multipart } from '../../support/multipart.ts'
import { cellsOf, workbookOf } from '../../support/workbook.ts'

const product = useProduct()
const world = useWorld(product)
/** Two Thursdays; the first is in the week of `wednesdayNoon`. */
const [thisWeek, nextWeek] = ['2026-11-12', '2026-11-19'] as const
let ayse: Person
let as: string
beforeEach(async () => {
  product.clock.set(wednesdayNoon)
  ayse = await enrol(product, world.corporateA.company, 'individual')
  as = await tokenOf(product, ayse, 'individual')
})

const firm = () => ({ type: 'corporate' as const, ...ofFirm() })
const ofFirm = () => ({ companyId: world.corporateA.company.id })
const own = (person = ayse) => ({ companyId: person.companyId, userId: person.id })
const dayThenNight = (first_monday = '2026-11-09') => ({
  first_monday,
  weeks: [[world.dayShift.id], [world.nightShift.id]],
})
/** With titles, as answers have it. */
const shownOf = ({ first_monday, weeks }: ReturnType<typeof dayThenNight>) => ({
  first_monday,
  weeks: weeks.map((ids) =>
    [world.dayShift, world.nightShift].filter(({ id }) => ids.includes(id)).map(({ id, title }) => ({ id, title })),
  ),
})
const save = (body: ReturnType<typeof dayThenNight>) => product.call('saveShiftPattern', { as, path: own(), body })
const usual = async (person = ayse) =>
  (await product.call('getUsualShifts', { as: await tokenOf(product, person, 'individual'), path: own(person) })).body
const managedBy = (person: Person) => tokenOf(product, person)

describe('somebody whose shifts change from week to week', () => {
  it('sees days and standing choices of each week follow the pattern', async () => {
    await writeMenu(product, world, { date: nextWeek })
    await writeMenu(product, world, { date: nextWeek, shift: world.nightShift })
    const isUsual = async (date: string, shiftId: string) => {
      const { body } = await product.call('getMenuPlay', { as, path: own(), query: {} })
      return body.days.find((day) => day.date === date && day.shift_id === shiftId)?.is_usual
    }
    expect((await save(dayThenNight())).status).toBe(200)
    expect(await usual()).toEqual({ is_told: true, shift_ids: [world.dayShift.id], rotation: shownOf(dayThenNight()) })
    expect(await isUsual(thisWeek, world.dayShift.id)).toBe(true)
    expect(await isUsual(nextWeek, world.dayShift.id)).toBe(false)
    expect(await isUsual(nextWeek, world.nightShift.id)).toBe(true)
    const always = [world.dayShift, world.nightShift].map(({ id }) => ({ shift_id: id, weekday: 4, label: null }))
    const chosen = await product.call('saveStandingChoices', { as, path: own(), body: { choices: always } })
    const eaten = async () =>
      (await product.sql(`SELECT date, shift_id FROM choices WHERE user_id = '${ayse.id}' ORDER BY date`)).map((row) =>
        Object.values(row).join(' '),
      )
    const expected = [`${thisWeek} ${world.dayShift.id}`, `${nextWeek} ${world.nightShift.id}`]
    expect(await eaten()).toEqual(expected)
    expect(chosen.body.chosen).toBe(2)
    await save(dayThenNight('2026-11-16'))
    expect(await eaten()).toEqual([`${thisWeek} ${world.nightShift.id}`, `${nextWeek} ${world.dayShift.id}`])
    product.clock.set('2026-11-17T09:00:00Z')
    expect((await usual()).shift_ids).toEqual([world.dayShift.id])
  })

  it('may name any day of the first week, and the same shifts for every week again', async () => {
    await save(dayThenNight('2026-11-13'))
    expect((await usual()).rotation).toEqual(shownOf(dayThenNight()))
    await product.call('saveUsualShifts', { as, path: own(), body: { shift_ids: [world.nightShift.id] } })
    expect(await usual()).toEqual({ is_told: true, shift_ids: [world.nightShift.id], rotation: null })
  })

  it('is told what a pattern needs', async () => {
    const { dayShift, foreignShift } = world
    for (const [weeks, status] of [
      [[[dayShift.id]], 400],
      [Array.from({ length: 9 }, () => [dayShift.id]), 400],
      [[[dayShift.id], []], 400],
      [[[dayShift.id], [foreignShift.id]], 404],
    ] as const) {
      const rotation = { first_monday: '2026-11-09', weeks: weeks.map((week) => [...week]) }
      expect((await save(rotation)).status).toBe(status)
    }
    expect((await usual()).rotation).toBeNull()
  })

  it('cannot set them for anybody else', async () => {
    const path = own(await enrol(product, world.corporateA.company, 'individual'))
    expect((await product.call('saveShiftPattern', { as, path, body: dayThenNight() })).status).toBe(403)
  })
})

describe('a manager', () => {
  it('sets them for several people at once, and one by one, which the log tells with the weeks', async () => {
    const manager = await managedBy(world.corporateA.people.corporate3)
    const other = await enrol(product, world.corporateA.company, 'individual')
    const { body } = await product.call('saveShiftPatterns', {
      as: manager,
      path: ofFirm(),
      body: { user_ids: [ayse.id, other.id], ...dayThenNight() },
    })
    expect(body).toMatchObject({ updated_count: 2, refused: [] })
    expect([(await usual()).rotation, (await usual(other)).rotation]).toEqual([
      shownOf(dayThenNight()),
      shownOf(dayThenNight()),
    ])
    const changed = await product.call('updateEmployee', {
      as: manager,
      path: { ...firm(), userId: other.id },
      body: { rotation: dayThenNight('2026-11-16') },
    })
    expect(changed.body.user).toMatchObject({
      shifts: [{ id: world.nightShift.id, title: 'Gece' }],
      rotation: shownOf(dayThenNight('2026-11-16')),
    })
    const again = await product.call('saveShiftPatterns', {
      as: manager,
      path: ofFirm(),
      body: { user_ids: [other.id], ...dayThenNight('2026-11-16') },
    })
    expect(again.body.updated_count).toBe(1)
    const logged = (await logOf(product, other.companyId)).filter(({ meta }) => meta['user_id'] === other.id)
    expect(logged.map(({ meta }) => meta['changes'])).toEqual([
      { shifts: { from: null, to: '2026-11-09: Gündüz > Gece' } },
      { shifts: { from: '2026-11-09: Gündüz > Gece', to: '2026-11-16: Gündüz > Gece' } },
    ])
  })

  it('finds people by the shift of this week', async () => {
    await save(dayThenNight('2026-11-16'))
    const manager = await managedBy(world.corporateA.people.corporateOwner)
    const found = async (shift_id: string) => {
      const { body } = await product.call('listEmployees', {
        as: manager,
        path: firm(),
        query: { shift_id, limit: 100, search: ayse.phone },
      })
      return body.users.some(({ id }) => id === ayse.id)
    }
    expect([await found(world.nightShift.id), await found(world.dayShift.id), await found('none')]).toEqual([
      true,
      false,
      false,
    ])
    product.clock.set('2026-11-18T09:00:00Z')
    expect([await found(world.nightShift.id), await found(world.dayShift.id)]).toEqual([false, true])
  })

  it('of level 2, and one of another company, may not set them', async () => {
    const body = { user_ids: [ayse.id], ...dayThenNight() }
    const byLevel2 = await product.call('saveShiftPatterns', {
      as: await managedBy(world.corporateA.people.corporate2),
      path: ofFirm(),
      body,
    })
    expect(byLevel2.status).toBe(403)
    const elsewhere = await product.call('saveShiftPatterns', {
      as: await managedBy(world.corporateB.people.corporateOwner),
      path: { companyId: world.corporateB.company.id },
      body: { ...body, weeks: [[world.foreignShift.id], [world.foreignShift.id]] },
    })
    expect(elsewhere.body).toMatchObject({ updated_count: 0, refused: [{ code: 'employee.missing' }] })
    expect((await usual()).rotation).toBeNull()
  })

  it('imports them from a list, and exports them in the same form', async () => {
    const manager = await managedBy(world.corporateA.people.corporate3)
    const { headers, body } = multipart({
      name: 'a.xlsx',
      content: await workbookOf(
        ['Ad Soyad', 'Telefon', 'Vardiya'],
        ['Döner Çalışan', '5329990001', 'Gündüz > Gece'],
        ['Sonra Başlayan', '5329990002', '16.11.2026: Gündüz > Gece, Gündüz'],
      ),
    })
    const sent = await product.send({
      method: 'POST',
      path: `/api/corporate/${firm().companyId}/employees/bulk-import`,
      headers: { ...headers, authorization: `Bearer ${manager}` },
      body,
    })
    expect([sent.status, JSON.parse(sent.text)]).toMatchObject([200, { imported_count: 2, failed_count: 0 }])
    const { users } = (
      await product.call('listEmployees', { as: manager, path: firm(), query: { search: '532999000' } })
    ).body
    expect(users.map(({ rotation }) => rotation)).toEqual([
      shownOf(dayThenNight()),
      shownOf({ first_monday: '2026-11-16', weeks: [[world.dayShift.id], [world.dayShift.id, world.nightShift.id]] }),
    ])
    const exported = await product.call('exportEmployees', {
      as: manager,
      path: firm(),
      query: { search: '532999000' },
    })
    expect((await cellsOf(exported.body as unknown as Uint8Array)).map((row) => row.at(4))).toEqual([
      'Vardiya',
      '09.11.2026: Gündüz > Gece',
      '16.11.2026: Gündüz > Gündüz; Gece',
    ])
  })
})
