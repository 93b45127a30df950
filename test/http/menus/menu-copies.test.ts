import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, menu, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate3)
})
beforeEach(() => product.clock.set(wednesdayNoon))

const kitchen = (corporate = world.corporateA) => ({
  cateringId: world.cateringA.company.id,
  corpId: corporate.company.id,
})
const day = () => ({ corporate_id: world.corporateA.company.id, shift_id: world.dayShift.id })
const night = () => ({ corporate_id: world.corporateA.company.id, shift_id: world.nightShift.id })

const write = async (date: string, status: 'draft' | 'published' = 'draft', shift_id = world.dayShift.id) =>
  product.call('saveMenuDay', { as: cook, path: kitchen(), body: { shift_id, date, ...menu, status } })
const other = { ...menu, meals: { ...menu.meals, ALTERNATIF1: { name: 'Bezelye', tags: [], image_url: null } } }
const copyOf = (more: object) => ({
  shift_id: world.dayShift.id,
  start_date: '2026-11-23',
  end_date: '2026-11-29',
  onto: '2026-12-02',
  targets: [day()],
  ...more,
})
const copy = (more: object = {}, as = cook) => product.call('copyMenuDays', { as, path: kitchen(), body: copyOf(more) })
const preview = (more: object = {}, as = cook) =>
  product.call('previewMenuCopy', { as, path: kitchen(), body: copyOf(more) })
const daysOf = async (start_date: string, end_date: string, shift_id = world.dayShift.id) =>
  (await product.call('listMenuDays', { as: cook, path: kitchen(), query: { shift_id, start_date, end_date } })).body
    .days
const eater = async () => {
  const person = await enrol(product, world.corporateA.company, 'individual')
  const as = await tokenOf(product, person, 'individual')
  return (date: string, choice: string, shift_id = world.dayShift.id) =>
    product.call('saveChoice', {
      as,
      path: { companyId: person.companyId, userId: person.id },
      body: { date, shift_id, choice, catering_id: world.cateringA.company.id },
    })
}

describe('copying menus', () => {
  it('goes by weekday, overwrites only drafts, and does what the preview said', async () => {
    for (const date of ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-27']) await write(date)
    await product.call('saveMenuDay', {
      as: cook,
      path: kitchen(),
      body: { shift_id: world.dayShift.id, date: '2026-12-01', ...other },
    })
    await write('2026-12-02', 'published')
    await write('2026-12-04', 'published')
    await (
      await eater()
    )('2026-12-04', 'GELENEKSEL1')

    const planned = await preview()
    expect(planned.body.targets.map(({ corporate_name, shift_title }) => [corporate_name, shift_title])).toEqual([
      [world.corporateA.company.name, 'Gündüz'],
    ])
    expect(
      planned.body.targets[0]?.days.map(({ from_date, date, outcome, message }) => [from_date, date, outcome, message]),
    ).toEqual([
      ['2026-11-23', '2026-11-30', 'copied', null],
      ['2026-11-24', '2026-12-01', 'overwritten', null],
      ['2026-11-25', '2026-12-02', 'skipped', 'Bu gün yayında.'],
      ['2026-11-27', '2026-12-04', 'skipped', '1 kişi seçti.'],
    ])
    expect((await daysOf('2026-11-30', '2026-11-30')).length).toBe(0)

    const done = await copy()
    expect(done.body).toEqual(planned.body)
    expect(done.body).toMatchObject({ copied: 2, skipped: 2 })
    expect((await daysOf('2026-11-30', '2026-12-06')).map(({ date, status }) => [date, status])).toEqual([
      ['2026-11-30', 'draft'],
      ['2026-12-01', 'draft'],
      ['2026-12-02', 'published'],
      ['2026-12-04', 'published'],
    ])
    expect((await daysOf('2026-12-01', '2026-12-01'))[0]?.meals.ALTERNATIF1?.name).toBe('Sebzeli makarna')
    const again = await copy()
    expect(again.body).toMatchObject({ copied: 0, skipped: 2 })
    expect(again.body.targets[0]?.days.map(({ outcome }) => outcome)).toEqual([
      'unchanged',
      'unchanged',
      'skipped',
      'skipped',
    ])
  })

  it('repeats weeks back to back, and says which days do not fit', async () => {
    const { body } = await copy({ onto: '2026-12-07', repeat: 3, targets: [night()] })
    expect(body.targets[0]?.days.map(({ date }) => date)).toEqual([
      ...['2026-12-07', '2026-12-08', '2026-12-09', '2026-12-11'],
      ...['2026-12-14', '2026-12-15', '2026-12-16', '2026-12-18'],
      ...['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-25'],
    ])
    expect(body.copied).toBe(12)
    const past = await preview({ onto: '2026-11-09' })
    expect(past.body.targets[0]?.days.map(({ message }) => message)).toEqual([
      'Geçmiş bir günün menüsü değiştirilemez.',
      'Geçmiş bir günün menüsü değiştirilemez.',
      null,
      null,
    ])
    expect(
      await copy({ onto: '2026-12-07', repeat: 8, start_date: '2026-11-23', end_date: '2026-12-06' }),
    ).toMatchObject({ status: 422, body: { code: 'menu_day.range_too_long' } })
  })

  it('includes shifts of other firms only while the catering cooks for them', async () => {
    const firm = world.corporateB
    const { shift } = (
      await product.call('createShift', {
        as: await tokenOf(product, firm.people.corporateOwner),
        path: { companyId: firm.company.id },
        body: { title: 'Öğle', start_time: '09:00', end_time: '17:00', days: [1, 2] },
      })
    ).body
    const target = { corporate_id: firm.company.id, shift_id: shift.id }
    const refused = { status: 404, body: { code: 'shift.missing' } }
    for (const targets of [
      [target],
      [{ ...day(), shift_id: shift.id }],
      [{ ...target, shift_id: world.dayShift.id }],
      [day(), { ...target, corporate_id: world.supplier.company.id }],
    ]) {
      expect(await preview({ targets })).toMatchObject(refused)
      expect(await copy({ targets })).toMatchObject(refused)
    }
    await product.use(openPartnership)(world.cateringA.company, firm.company)
    const { body } = await copy({ targets: [day(), target], onto: '2026-12-28' })
    expect(body.targets.map(({ corporate_name }) => corporate_name)).toEqual([
      world.corporateA.company.name,
      firm.company.name,
    ])
    expect(body.targets[1]?.days.map(({ outcome, message }) => message ?? outcome)).toEqual([
      'copied',
      'copied',
      'Bu tarih vardiyanın çalışma günü değil.',
      'Bu tarih vardiyanın çalışma günü değil.',
    ])
    const list = await product.call('listMenuTargets', { as: cook, path: { companyId: world.cateringA.company.id } })
    expect(list.body.companies.find(({ id }) => id === firm.company.id)?.shifts).toContainEqual(
      expect.objectContaining({ id: shift.id, title: 'Öğle', days: [1, 2], missing_on: '2026-11-16' }),
    )
  })

  it('never changes what somebody chose, even at the same moment', async () => {
    const choose = await eater()
    const dates = ['2027-01-04', '2027-01-05', '2027-01-06', '2027-01-07', '2027-01-08', '2027-01-11']
    await product.call('bulkUpsertMenuDays', {
      as: cook,
      path: kitchen(),
      body: {
        shift_id: world.nightShift.id,
        items: dates.map((date) => ({ date, ...other })),
      },
    })
    for (const date of dates) {
      await write(date)
      const publishAndChoose = async () => {
        await write(date, 'published')
        return choose(date, 'ALTERNATIF1')
      }
      const body = copyOf({ shift_id: world.nightShift.id, start_date: date, end_date: date, onto: date })
      const replies = await Promise.all([
        publishAndChoose(),
        product.call('copyMenuDays', { as: cook, path: kitchen(), body }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200])
      const [kept] = await daysOf(date, date)
      const [choice] = await product.sql(
        `SELECT meal_name FROM choices WHERE date = '${date}' AND shift_id = '${world.dayShift.id}'`,
      )
      expect(choice?.meal_name).toBe(kept?.meals.ALTERNATIF1?.name)
      expect(kept?.status).toBe('published')
    }
  })

  it('counts the work days without a menu', async () => {
    const { body } = await product.call('countMissingMenus', {
      as: cook,
      path: kitchen(),
      query: { start_date: '2026-11-09', end_date: '2026-11-15' },
    })
    expect(body.shifts.find(({ shift_id }) => shift_id === world.dayShift.id)?.missing).toBe(2)
    expect(body.shifts.find(({ shift_id }) => shift_id === world.nightShift.id)?.missing).toBe(4)
  })
})
