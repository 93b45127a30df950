import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { addDays } from '../../../src/core/shared/index.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { writeMenu } from '../../support/publishing.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
let as: string
let ayse: Person
/** A working day on which nothing else happens in these tests. */
let date: string
const dates = [
  '2026-11-16',
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-23',
  '2026-11-24',
  '2026-11-25',
  '2026-11-26',
  '2026-11-27',
  '2026-12-02',
  '2026-12-03',
  '2026-12-04',
  '2026-12-07',
  '2026-12-08',
  '2026-12-09',
]

beforeEach(async () => {
  product.clock.set(wednesdayNoon)
  as = await tokenOf(product, world.corporateA.people.corporate3)
  ayse = await enrol(product, world.corporateA.company, 'individual', { fullName: 'Ayşe Nur Yılmaz' })
  date = dates.shift()!
})

const firm = () => ({ type: 'corporate' as const, companyId: world.corporateA.company.id })
const kitchen = () => ({ type: 'catering' as const, companyId: world.cateringA.company.id })
const own = () => ({ companyId: ayse.companyId, userId: ayse.id })
const person = () => tokenOf(product, ayse, 'individual')
type Calendar = ReturnType<typeof firm> | ReturnType<typeof kitchen>
interface Day {
  date: string
  from_time?: string
  name: string
}
const close = (days: Day[], path: Calendar = firm(), token = as) =>
  product.call('closeDays', { as: token, path, body: { days } })
const open = (day = date, path: Calendar = firm(), token = as, last = day) =>
  product.call('openDays', { as: token, path, query: { first: day, last } })
const choose = async (shiftId = world.dayShift.id, choice = 'ALTERNATIF1') =>
  product.call('saveChoice', {
    as: await person(),
    path: own(),
    body: { date, shift_id: shiftId, choice, catering_id: world.cateringA.company.id },
  })
const seen = async (shiftId = world.dayShift.id) => {
  const { body } = await product.call('getMenuPlay', { as: await person(), path: own(), query: {} })
  return {
    day: body.days.find((day) => day.date === date && day.shift_id === shiftId),
    closed: body.closed_days?.filter((day) => day.date === date),
  }
}
const statusOf = async () =>
  product.sql(`SELECT s.title, d.status FROM menu_days d JOIN shifts s ON s.id = d.shift_id
    WHERE d.corporate_id = '${firm().companyId}' AND d.date = '${date}' ORDER BY s.title`)

describe('a day that a firm closes', () => {
  it('hides its menu, cancels its choices and tells their people', async () => {
    await writeMenu(product, world, { date })
    expect((await choose()).status).toBe(200)
    const days = `${date}`
    const impact = await product.call('previewClosing', { as, path: firm(), query: { days } })
    expect(impact.body).toEqual({
      choices: 1,
      people: 1,
      guests: 0,
      frozen_dates: [],
      days: [{ date, shift_title: 'Gündüz', choices: 1 }],
    })
    expect((await close([{ date, name: ' Köprü günü ' }])).body).toEqual({
      success: true,
      cancelled_choices: 1,
      cancelled_guests: 0,
    })
    expect(await seen()).toMatchObject({
      day: { selectable: false, closed_reason: 'day_closed', options: [], common_courses: [], choice: null },
      closed: [{ date, from_time: null, name: 'Köprü günü' }],
    })
    expect((await choose()).problem).toMatchObject({ status: 404, code: 'choice.no_menu' })
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    onTestFinished(() => worker.stop())
    const told = async () =>
      (await product.sql(`SELECT body FROM notifications WHERE user_id = '${ayse.id}' AND subject = 'cancelled'`)).map(
        ({ body }) => String(body).replaceAll('\u00a0', ' '),
      )
    const day = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', weekday: 'long', timeZone: 'UTC' })
    await expect
      .poll(told)
      .toEqual([`Köprü günü: ${day.format(new Date(date))} kapalı. Bu gün için yaptığınız seçim iptal edildi.`])
  })

  it('keeps how many choices it cancelled, also under another name', async () => {
    await writeMenu(product, world, { date })
    await choose()
    const listed = async () => {
      const { body } = await product.call('listClosedDays', { as, path: firm(), query: { year: 2026 } })
      return body.closed_days.filter((day) => day.date === date)
    }
    await close([{ date, name: 'Bakim' }])
    await close([{ date, name: 'Bakım' }])
    expect(await listed()).toEqual([{ date, from_time: null, name: 'Bakım', cancelled_choices: 1 }])
  })

  it('gets its menu back when it is opened again, but not the choices', async () => {
    await writeMenu(product, world, { date })
    await choose()
    await close([{ date, name: 'Bakım' }])
    expect((await open()).status).toBe(200)
    expect(await seen()).toMatchObject({ day: { selectable: true, choice: null }, closed: [] })
    expect((await choose()).status).toBe(200)
    expect((await open()).problem).toMatchObject({ status: 404, code: 'closed_day.missing' })
  })

  it('is opened again together with the others of a range', async () => {
    await writeMenu(product, world, { date })
    await close([
      { date, name: 'Tadilat' },
      { date: addDays(date, 40), name: 'Tadilat' },
      { date: addDays(date, 42), name: 'Bakım' },
      { date: addDays(date, 44), name: 'Başka' },
    ])
    const opened = await open(date, firm(), as, addDays(date, 43))
    expect(opened.body).toEqual({ success: true, opened_count: 3 })
    expect((await seen()).day).toMatchObject({ selectable: true })
    const left = await product.sql(
      `SELECT name FROM closed_days WHERE company_id = '${firm().companyId}' AND date >= '${date}'`,
    )
    expect(left).toContainEqual({ name: 'Başka' })
    expect(left).not.toContainEqual({ name: 'Tadilat' })
    const log = await product.sql(
      `SELECT meta FROM audit_logs WHERE event = 'calendar.days_opened' ORDER BY id DESC LIMIT 2`,
    )
    expect(log).toEqual([
      { meta: { name: 'Bakım', first: addDays(date, 42), last: addDays(date, 42), days: 1 } },
      { meta: { name: 'Tadilat', first: date, last: addDays(date, 40), days: 2 } },
    ])
    await open(addDays(date, 44))
  })

  it('is not opened again once it is over', async () => {
    await close([{ date, name: 'Bakım' }])
    product.clock.set(`${date}T21:00:00Z`)
    as = await tokenOf(product, world.corporateA.people.corporate3)
    expect((await open()).problem).toMatchObject({ status: 422, code: 'closed_day.over' })
  })

  it('closes only the shifts of an afternoon, also after their hours have changed', async () => {
    await writeMenu(product, world, { date })
    await writeMenu(product, world, { date, shift: world.nightShift })
    await close([{ date, from_time: '13:00', name: 'Arife' }])
    expect(await statusOf()).toEqual([
      { title: 'Gece', status: 'suspended' },
      { title: 'Gündüz', status: 'published' },
    ])
    await choose()
    const plan = { title: 'Gündüz', end_time: '17:00', days: [1, 2, 3, 4, 5] }
    const start = (start_time: string) =>
      product.call('updateShift', {
        as,
        path: { companyId: firm().companyId, shiftId: world.dayShift.id },
        body: { ...plan, start_time },
      })
    await start('14:00')
    expect((await statusOf())[1]).toEqual({ title: 'Gündüz', status: 'suspended' })
    expect((await seen()).day).toMatchObject({ choice: null, closed_reason: 'day_closed' })
    await start('09:00')
    expect((await statusOf())[1]).toEqual({ title: 'Gündüz', status: 'published' })
  })

  it('takes drafts, and publishes none of them', async () => {
    await close([{ date, name: 'Bakım' }])
    const cook = await tokenOf(product, world.cateringA.people.corporate3)
    const path = { cateringId: kitchen().companyId, corpId: firm().companyId }
    const save = (status: 'draft' | 'published') =>
      product.call('saveMenuDay', {
        as: cook,
        path,
        body: {
          shift_id: world.dayShift.id,
          date,
          status,
          choices: [{ key: 'GELENEKSEL', label: 'Geleneksel' }],
          meals: { GELENEKSEL: { name: 'Kuru fasulye' } },
        },
      })
    expect((await save('draft')).status).toBe(200)
    expect((await save('published')).problem).toMatchObject({ status: 409, code: 'menu_day.closed' })
    const published = await product.call('publishMenuDays', {
      as: cook,
      path,
      body: { shift_id: world.dayShift.id, start_date: date, end_date: date },
    })
    expect(published.body).toMatchObject({ modified: 0 })
    expect(await statusOf()).toEqual([{ title: 'Gündüz', status: 'draft' }])
  })

  it('is not closed once choosing is over, also before its list is frozen', async () => {
    await writeMenu(product, world, { date })
    await choose()
    product.clock.set(`${date}T05:00:00Z`)
    as = await tokenOf(product, world.corporateA.people.corporate3)
    const impact = await product.call('previewClosing', { as, path: firm(), query: { days: date } })
    expect(impact.body).toMatchObject({ choices: 0, people: 0, frozen_dates: [date] })
    expect((await close([{ date, name: 'Bakım' }])).problem).toMatchObject({
      status: 409,
      code: 'closed_day.list_frozen',
    })
    expect(await statusOf()).toEqual([{ title: 'Gündüz', status: 'published' }])
  })

  it('may not have a frozen list, be in the past or be named twice', async () => {
    await writeMenu(product, world, { date })
    await product.sql(
      `UPDATE menu_days SET closed_at = now() WHERE corporate_id = '${firm().companyId}' AND date = '${date}'`,
    )
    const days = `${date},2026-11-30`
    expect((await product.call('previewClosing', { as, path: firm(), query: { days } })).body.frozen_dates).toEqual([
      date,
    ])
    expect(
      (
        await close([
          { date: '2026-11-30', name: 'Bakım' },
          { date, name: 'Bakım' },
        ])
      ).problem,
    ).toMatchObject({
      status: 409,
      code: 'closed_day.list_frozen',
    })
    expect((await close([{ date: '2026-11-10', name: 'Dün' }])).problem).toMatchObject({ code: 'closed_day.past' })
    expect((await close([{ date: '2029-01-01', name: 'Uzak' }])).problem).toMatchObject({ code: 'closed_day.too_far' })
    expect(
      (
        await close([
          { date: '2026-12-01', name: 'a' },
          { date: '2026-12-01', name: 'b' },
        ])
      ).problem,
    ).toMatchObject({
      code: 'closed_day.repeated',
    })
    expect((await close([{ date: '2026-12-01', name: ' ' }])).problem).toMatchObject({ code: 'name.blank' })
    expect(await product.sql(`SELECT date FROM closed_days WHERE date IN ('2026-11-30', '2026-12-01')`)).toEqual([])
  })
})

describe('a day that a catering closes', () => {
  it('hides its menus at every firm', async () => {
    await writeMenu(product, world, { date })
    await choose()
    const cook = await tokenOf(product, world.cateringA.people.corporateOwner)
    expect((await close([{ date, name: 'Mutfak bakımı' }], kitchen(), cook)).body).toMatchObject({
      cancelled_choices: 1,
    })
    expect((await seen()).day).toMatchObject({ closed_reason: 'day_closed', closed_name: 'Mutfak bakımı' })
    await close([{ date, name: 'Firma da kapalı' }])
    await open(date, kitchen(), cook)
    const still = { closed_reason: 'day_closed', closed_name: 'Firma da kapalı' }
    expect((await seen()).day, 'the firm is still closed').toMatchObject(still)
    await open()
    expect((await seen()).day).toMatchObject({ selectable: true, closed_name: null })
  })

  it('has the name that it was given last in the menus of its firms', async () => {
    await writeMenu(product, world, { date })
    const cook = await tokenOf(product, world.cateringA.people.corporateOwner)
    await close([{ date, name: 'Bakim' }], kitchen(), cook)
    expect((await seen()).day).toMatchObject({ closed_name: 'Bakim' })
    await close([{ date, name: 'Bakım' }], kitchen(), cook)
    expect((await seen()).day).toMatchObject({ closed_name: 'Bakım' })
  })

  it('is named beside the menus that the catering writes, by the firm if that is closed too', async () => {
    const cook = await tokenOf(product, world.cateringA.people.corporateOwner)
    await close([{ date, name: 'Mutfak bakımı' }], kitchen(), cook)
    const named = async (shift_id = world.dayShift.id) => {
      const { body } = await product.call('listMenuDays', {
        as: cook,
        path: { cateringId: kitchen().companyId, corpId: firm().companyId },
        query: { shift_id, start_date: date, end_date: date },
      })
      return body.closed_days
    }
    expect(await named()).toEqual([{ date, name: 'Mutfak bakımı' }])
    await close([{ date, name: 'Köprü günü', from_time: '20:00' }])
    expect(await named()).toEqual([{ date, name: 'Mutfak bakımı' }])
    expect(await named(world.nightShift.id)).toEqual([{ date, name: 'Köprü günü' }])
    const path = { cateringId: kitchen().companyId, corpId: firm().companyId }
    const { body } = await product.call('getMenuWeek', { as: cook, path, query: { start_date: date } })
    const closedOf = (shift: string) => body.shifts.find(({ title }) => title === shift)?.days[0]?.closed_name
    expect([closedOf('Gündüz'), closedOf('Gece')]).toEqual(['Mutfak bakımı', 'Köprü günü'])
    await open(date, kitchen(), cook)
    expect(await named()).toEqual([])
  })
})

describe('choices and closing at the same moment', () => {
  it('leave no choice on a closed day', async () => {
    await writeMenu(product, world, { date })
    const people = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        enrol(product, world.corporateA.company, 'individual', { fullName: `Kişi ${at}` }),
      ),
    )
    const tokens = await Promise.all(people.map((one) => tokenOf(product, one, 'individual')))
    await Promise.all([
      ...people.map((one, at) =>
        product.call('saveChoice', {
          as: tokens[at]!,
          path: { companyId: one.companyId, userId: one.id },
          body: { date, shift_id: world.dayShift.id, choice: 'ALTERNATIF1', catering_id: world.cateringA.company.id },
        }),
      ),
      close([{ date, name: 'Bakım' }]),
    ])
    expect(
      await product.sql(`SELECT user_id FROM choices WHERE corporate_id = '${firm().companyId}' AND date = '${date}'`),
    ).toEqual([])
    expect(
      await product.sql(
        `SELECT sum(total)::int AS total FROM choice_totals WHERE corporate_id = '${firm().companyId}' AND date = '${date}'`,
      ),
    ).toEqual([{ total: 0 }])
  })
})

describe('a day that all caterings of a firm close', () => {
  it('is named to its people before a menu is published, after whatever the firm calls it', async () => {
    const cook = await tokenOf(product, world.cateringA.people.corporate3)
    expect((await seen()).closed).toEqual([])
    await close([{ date, name: 'Mutfak bakımı' }], kitchen(), cook)
    expect(await seen()).toEqual({
      day: undefined,
      closed: [{ date, from_time: null, name: 'Mutfak bakımı', by_catering: true }],
    })
    await close([{ date, from_time: '13:00', name: 'Yarım gün' }])
    expect((await seen()).closed).toMatchObject([{ name: 'Mutfak bakımı', by_catering: true }])
    await close([{ date, name: 'Bayram' }])
    expect((await seen()).closed).toMatchObject([{ name: 'Bayram', by_catering: false }])
    await open()
    await open(date, kitchen(), cook)
    expect((await seen()).closed).toEqual([])
  })
})

describe('the calendar of a year', () => {
  it('lists closed days, and proposes official ones on which a shift works', async () => {
    await close([{ date: '2027-01-01', name: 'Yılbaşı' }])
    const query = { year: 2027 }
    const listed = await product.call('listClosedDays', { as, path: firm(), query })
    expect(listed.body.closed_days).toEqual([
      { date: '2027-01-01', from_time: null, name: 'Yılbaşı', cancelled_choices: 0 },
    ])
    const { body } = await product.call('listOfficialDays', { as, path: firm(), query })
    expect(body.official_days.find((day) => day.date === '2027-01-01')).toMatchObject({ is_closed: true })
    expect(
      body.official_days.find((day) => day.date === '2027-05-15'),
      'the night shift works on Saturdays',
    ).toMatchObject({
      from_time: '13:00',
      is_announced: false,
    })
  })
})
