import { logOf } from '../../support/log-of.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let manager: string
beforeAll(async () => {
  manager = await tokenOf(product, world.corporateA.people.corporate3)
})

const path = () => ({ companyId: world.corporateA.company.id })
const plan = { title: 'Akşam', start_time: '16:00', end_time: '00:30', days: [5, 1, 3], timezone: 'Europe/Istanbul' }
const create = (body: object = {}) =>
  product.call('createShift', { as: manager, path: path(), body: { ...plan, ...body } })
const titles = async (as = manager) =>
  (await product.call('listShifts', { as, path: path() })).body.shifts.map(({ title }) => title)

describe('shifts', () => {
  it('can be created, listed by start, changed and deleted', async () => {
    const { status, body } = await create()
    expect([status, body.shift]).toEqual([
      201,
      {
        ...plan,
        days: [1, 3, 5],
        cutoff_days: 1,
        cutoff_time: '24:00',
        id: body.shift.id,
        is_active: true,
        version: 1,
      },
    ])
    expect(await titles()).toEqual(['Gündüz', 'Akşam', 'Gece'])

    const target = { ...path(), shiftId: body.shift.id }
    const changed = await product.call('updateShift', {
      as: manager,
      path: target,
      body: { ...plan, title: ' Erken  sabah ', start_time: '05:00', end_time: '13:00', days: [7] },
    })
    expect(changed.body.shift).toMatchObject({ title: 'Erken sabah', start_time: '05:00', days: [7] })
    expect(await titles()).toEqual(['Erken sabah', 'Gündüz', 'Gece'])

    expect((await product.call('deleteShift', { as: manager, path: target })).body).toEqual({
      success: true,
      cancelled_choices: 0,
    })
    expect(await titles()).toEqual(['Gündüz', 'Gece'])
    expect((await product.call('deleteShift', { as: manager, path: target })).status).toBe(404)
  })

  it('use the time zone of Istanbul by default', async () => {
    const { timezone: _, ...rest } = plan
    const { body } = await product.call('createShift', { as: manager, path: path(), body: rest })
    expect(body.shift.timezone).toBe('Europe/Istanbul')
    await product.call('deleteShift', { as: manager, path: { ...path(), shiftId: body.shift.id } })
  })

  it.each([
    ['without duration', { start_time: '09:00', end_time: '09:00' }, 422, 'shift.zero_length'],
    ['in an unknown time zone', { timezone: 'Ay/Tepe' }, 422, 'shift.unknown_timezone'],
    [
      'in a time zone that is only an offset, whose sign the database interprets the other way round',
      { timezone: '+03:00' },
      422,
      'shift.unknown_timezone',
    ],
    ['without a title', { title: '   ' }, 422, 'name.blank'],
    ['without a day', { days: [] }, 400, 'request.invalid'],
    ['on an eighth day', { days: [8] }, 400, 'request.invalid'],
    ['at 24:00', { end_time: '24:00' }, 400, 'request.invalid'],
  ])('are not created %s', async (_what, body, status, code) => {
    const reply = await create(body)
    expect([reply.status, reply.problem.code]).toEqual([status, code])
  })

  it.each([
    'Turkey',
    'utc',
    'europe/istanbul',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Apia',
    'EST',
    'EST5EDT',
    'Etc/GMT+3',
    'GMT+3',
    'UTC+3',
    '+03:00',
    '-08',
    '<+03>-3',
  ])('only accept a time zone that the product and its database interpret the same way: %s', async (timezone) => {
    const { status, body } = await create({ timezone, title: 'Uzak' })
    if (status === 422) return
    const instant = '2026-11-11T22:30:00Z'
    const [row] = await product.sql(
      `SELECT to_char('${instant}'::timestamptz AT TIME ZONE '${timezone}', 'YYYY-MM-DD HH24:MI') AS local`,
    )
    expect(new Date(instant).toLocaleString('sv-SE', { timeZone: timezone }).slice(0, 16)).toBe(row?.['local'])
    await product.call('deleteShift', { as: manager, path: { ...path(), shiftId: body.shift.id } })
  })

  it('of another company look nonexistent', async () => {
    const target = { ...path(), shiftId: world.foreignShift.id }
    const replies = [
      await product.call('updateShift', { as: manager, path: target, body: plan }),
      await product.call('deleteShift', { as: manager, path: target }),
      await product.call('deleteShift', {
        as: manager,
        path: { ...path(), shiftId: '01939b3c-0000-7000-8000-000000000000' },
      }),
    ]
    expect(replies.map(({ status, problem }) => [status, problem.code])).toEqual(
      Array.from({ length: 3 }, () => [404, 'shift.missing']),
    )
    expect(await product.sql(`SELECT title, is_deleted FROM shifts WHERE id = '${world.foreignShift.id}'`)).toEqual([
      { title: 'Gündüz', is_deleted: false },
    ])
  })

  it('that are inactive are visible to staff but not to employees or kitchens', async () => {
    const { body } = await create({ title: 'Durdurulan' })
    await product.sql(`UPDATE shifts SET is_active = false WHERE id = '${body.shift.id}'`)
    const eater = await tokenOf(product, world.corporateA.people.individual, 'individual')
    const cook = await tokenOf(product, world.cateringA.people.corporate1)
    const kitchen = await product.call('listKitchenShifts', {
      as: cook,
      path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
    })
    expect(await titles()).toContain('Durdurulan')
    expect(await titles(eater)).not.toContain('Durdurulan')
    expect(kitchen.body.shifts.map(({ title }) => title)).not.toContain('Durdurulan')
    expect(kitchen.body).toMatchObject({ corporate: { name: 'Anadolu Çelik' }, catering: { name: 'Anne Eli Yemek' } })
    await product.call('deleteShift', { as: manager, path: { ...path(), shiftId: body.shift.id } })
  })

  it('are logged when they are created, changed and deleted', async () => {
    const { body } = await create({ title: 'Günlük' })
    const target = { ...path(), shiftId: body.shift.id }
    await product.call('updateShift', { as: manager, path: target, body: { ...plan, title: 'Günlük 2' } })
    await product.call('deleteShift', { as: manager, path: target })
    const log = (await logOf(product, path().companyId)).filter(({ meta }) => meta['shift_id'] === body.shift.id)
    const actor_id = world.corporateA.people.corporate3.id
    expect(log).toMatchObject([
      { type: 'SHIFT_CREATED', description: '“Günlük” oluşturuldu (16:00–00:30)', actor_id },
      { type: 'SHIFT_UPDATED', description: '“Günlük 2” güncellendi (ad)', actor_id },
      { type: 'SHIFT_UPDATED', description: '“Günlük 2” silindi', actor_id },
    ])
  })

  it("with past choices are hidden when deleted: future choices are cancelled, while past ones and today's meal stay", async () => {
    const { body } = await create({ title: 'Emekli', days: [1, 2, 3, 4, 5, 6, 7] })
    const shiftId = body.shift.id
    const eater = world.corporateA.people.individual
    const cateringId = world.cateringA.company.id
    const menuOn = (id: string, date: string) => `
      INSERT INTO menu_days (id, catering_id, corporate_id, shift_id, date, status, options, created_at, updated_at)
      VALUES ('${id}', '${cateringId}', '${eater.companyId}', '${shiftId}', '${date}', 'published',
        '[{"key": "A", "label": "A", "meal": {"name": "Pilav", "tags": [], "image_url": null}}, {"key": "B", "label": "B", "meal": {"name": "Bulgur", "tags": [], "image_url": null}}]', now(), now());
      INSERT INTO choices (user_id, shift_id, date, corporate_id, catering_id, menu_day_id, choice_key, choice_label, meal_name, created_at, updated_at)
      VALUES ('${eater.id}', '${shiftId}', '${date}', '${eater.companyId}', '${cateringId}', '${id}', 'A', 'A', 'Pilav', now(), now())`
    for (const [at, date] of ['2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13'].entries())
      await product.sql(menuOn(`01939b3c-0000-7000-8000-00000000000${at}`, date))

    const told = async (days?: string) =>
      (
        await product.call('previewShiftEnd', {
          as: manager,
          path: { ...path(), shiftId },
          query: days ? { days } : {},
        })
      ).body
    expect(await told()).toEqual({ choices: 2, people: 1 })
    expect(await told('5')).toEqual({ choices: 1, people: 1 })
    expect(await told('1,7')).toEqual({ choices: 0, people: 0 })
    expect(
      (await product.call('deleteShift', { as: manager, path: { ...path(), shiftId } })).body.cancelled_choices,
    ).toBe(2)
    const gone = await product.call('previewShiftEnd', { as: manager, path: { ...path(), shiftId } })
    expect([gone.status, gone.problem.code]).toEqual([404, 'shift.missing'])
    expect(await titles()).not.toContain('Emekli')
    expect(await product.sql(`SELECT date FROM choices WHERE shift_id = '${shiftId}' ORDER BY date`)).toEqual([
      { date: '2026-11-10' },
      { date: '2026-11-11' },
    ])
    const eaterToken = await tokenOf(product, eater, 'individual')
    const play = await product.call('getMenuPlay', {
      as: eaterToken,
      path: { companyId: eater.companyId, userId: eater.id },
    })
    expect(play.body.days.filter((day) => day.shift_id === shiftId)).toMatchObject([
      { date: '2026-11-11', choice: 'A', selectable: false, closed_reason: 'no_shift' },
    ])
  })
})
