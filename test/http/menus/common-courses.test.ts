import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker } from '../../../src/main/worker.ts'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, menu, type Person, tokenOf } from '../../support/world.ts'
import { cellsOf } from '../../support/workbook.ts'

type Courses = NonNullable<BodyOf<'saveMenuDay'>['common_courses']>

const product = useProduct()
const world = useWorld(product)
const soup = { course: 'soup', name: 'Mercimek çorbası' } as const
const pudding = { course: 'dessert', name: 'Sütlaç' } as const

let cook: string
let eater: Person
let token: string
const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const own = () => ({ companyId: eater.companyId, userId: eater.id })
const day = () => ({ shift_id: world.dayShift.id, date: world.menuDate })

const serve = (common_courses: Courses | undefined, more: Partial<BodyOf<'saveMenuDay'>> = {}) =>
  product.call('saveMenuDay', {
    as: cook,
    path: kitchen(),
    body: { ...day(), ...menu, ...(common_courses && { common_courses }), ...more },
  })
const choose = (choice = 'GELENEKSEL1') =>
  product.call('saveChoice', {
    as: token,
    path: own(),
    body: { ...day(), choice, catering_id: world.cateringA.company.id },
  })
const chosen = async () =>
  (await product.call('listChoices', { as: token, path: own() })).body.choices[0]?.common_courses
const written = async () => {
  const query = { shift_id: world.dayShift.id, start_date: world.menuDate, end_date: world.menuDate }
  const { body } = await product.call('listMenuDays', { as: cook, path: kitchen(), query })
  return body.days[0]?.common_courses.map(({ course, name }) => ({ course, name }))
}
const shown = async () =>
  (await product.call('getMenuPlay', { as: token, path: own() })).body.days.find(
    ({ date, shift_id }) => date === world.menuDate && shift_id === world.dayShift.id,
  )?.common_courses
const lists = async () => {
  const { body } = await product.call('getKitchenLists', {
    as: cook,
    path: kitchen(),
    query: { date: world.menuDate },
  })
  return body.lists.find(({ shift_id }) => shift_id === world.dayShift.id)
}

beforeEach(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate3)
  await product.sql('DELETE FROM choices')
  await product.sql('DELETE FROM graphile_worker._private_jobs')
  await serve([])
  eater = await enrol(product, world.corporateA.company, 'individual')
  token = await tokenOf(product, eater, 'individual')
})

describe('common courses', () => {
  it('stand on the day beside its options, and are shown to people with what is known about the dishes', async () => {
    const { status, body } = await serve([{ ...soup, allergens: ['gluten'], kcal: 180 }, pudding])
    expect(status).toBe(200)
    expect(body.day.common_courses).toMatchObject([
      { ...soup, allergens: ['gluten'], kcal: 180 },
      { ...pudding, allergens: null },
    ])
    expect(await shown()).toEqual(body.day.common_courses)
  })

  it('stay when a day is saved by somebody who does not know of them, and go when none are sent', async () => {
    await serve([soup, pudding])
    await serve(undefined)
    expect(await written()).toEqual([soup, pudding])
    await serve([])
    expect(await written()).toEqual([])
  })

  it('are dishes of the library, counted with their days and declared there', async () => {
    await serve([soup, { course: 'salad', name: 'Çoban salata' }])
    const path = { companyId: world.cateringA.company.id }
    const { body } = await product.call('listDishes', { as: cook, path, query: { search: 'çoban' } })
    expect(body.dishes).toMatchObject([{ name: 'Çoban salata', times_written: 1, allergens: null }])
    await serve([soup])
    const without = await product.call('listDishes', { as: cook, path, query: { search: 'çoban' } })
    expect(without.body.dishes).toEqual([])
  })

  it('are refused without a name, twice, and beyond four', async () => {
    const coded = async (courses: Courses) => {
      const { status, problem } = await serve(courses)
      return [status, problem.code]
    }
    expect(await coded([{ course: 'soup', name: ' \u200b ' }])).toEqual([422, 'name.blank'])
    expect(await coded([soup, { course: 'other', name: ' MERCİMEK çorbası' }])).toEqual([
      422,
      'menu_day.course_repeated',
    ])
    const five = Array.from({ length: 5 }, (_, n) => ({ course: 'other' as const, name: `Yemek ${n}` }))
    expect(await coded(five)).toEqual([400, 'request.invalid'])
    expect(await written()).toEqual([])
  })

  it('have to be declared where a catering publishes declared dishes only', async () => {
    await product.sql(`UPDATE companies SET allergens_required = true WHERE id = '${world.cateringA.company.id}'`)
    const declared = Object.fromEntries(
      Object.entries(menu.meals).map(([key, meal]) => [key, { ...meal, allergens: [] }]),
    )
    const refused = await serve([{ course: 'soup', name: 'Tarhana çorbası' }], { meals: declared })
    expect([refused.status, refused.problem.code, refused.problem.detail]).toEqual([
      422,
      'menu_day.undeclared',
      expect.stringContaining('“Tarhana çorbası”'),
    ])
    const accepted = await serve([{ course: 'soup', name: 'Tarhana çorbası', allergens: ['gluten'] }], {
      meals: declared,
    })
    expect(accepted.status).toBe(200)
    await product.sql(`UPDATE companies SET allergens_required = false WHERE id = '${world.cateringA.company.id}'`)
  })
})

describe('a choice', () => {
  it('keeps the names of the common courses, unless it is to skip the meal', async () => {
    await serve([soup, pudding])
    await choose()
    expect(await chosen()).toEqual(['Mercimek çorbası', 'Sütlaç'])
    await choose('SKIP')
    expect(await chosen()).toEqual([])
  })

  it('gets the new ones when they change, and its people are told what is served instead', async () => {
    const worker = startWorker(
      { use: product.use, startWorker: product.startWorker },
      { info: () => undefined, error: () => undefined },
    )
    const news = async () => {
      const jobs = () => product.sql(`SELECT FROM graphile_worker.jobs WHERE task_identifier = 'announceCourses'`)
      await vi.waitFor(async () => expect(await jobs()).toEqual([]), { timeout: 60_000, interval: 25 })
      const { body } = await product.call('listNotifications', { as: token, path: own() })
      return body.notifications.filter(({ title }) => title === 'Ortak yemek değişti').map(({ body: text }) => text)
    }
    try {
      await serve([soup, pudding])
      await choose()
      await serve([{ ...soup, name: 'Mercimek Çorbası' }, pudding])
      expect([await chosen(), await news()]).toEqual([['Mercimek Çorbası', 'Sütlaç'], []])
      await serve([{ course: 'soup', name: 'Ezogelin çorbası' }, pudding])
      expect(await chosen()).toEqual(['Ezogelin çorbası', 'Sütlaç'])
      expect(await news()).toEqual([
        expect.stringMatching(/: Mercimek Çorbası yerine Ezogelin çorbası hazırlanacak\.$/),
      ])
      await serve([])
      expect((await news())[0]).toMatch(/: Ezogelin çorbası, Sütlaç menüden çıkarıldı\.$/)
    } finally {
      await worker.stop()
    }
  })
})

describe('the list of the kitchen', () => {
  it('has each common course with every portion of the day, also in the workbook', async () => {
    await serve([soup, pudding])
    await choose()
    expect(await lists()).toMatchObject({ meals: 1, common_courses: [soup, pudding], courses_now: null })
    const { body } = await product.call('exportKitchenLists', {
      as: cook,
      path: kitchen(),
      query: { date: world.menuDate },
    })
    const rows = await cellsOf(body as unknown as Uint8Array)
    expect(rows.filter((row) => row.includes('Ortak · Çorba'))).toEqual([
      expect.arrayContaining(['Tümü', 'Ortak · Çorba', 'Mercimek çorbası', '1']),
    ])
  })

  it('is frozen with them, and says beside it what is served instead later', async () => {
    await serve([soup])
    await choose()
    const before = product.clock.now().toISOString()
    product.clock.set(`${world.menuDate}T05:00:00Z`)
    cook = await tokenOf(product, world.cateringA.people.corporate3)
    try {
      expect(await lists()).toMatchObject({ is_frozen: true, common_courses: [soup], courses_now: null })
      expect((await serve([pudding])).status).toBe(200)
      expect(await lists()).toMatchObject({ is_frozen: true, common_courses: [soup], courses_now: [pudding] })
    } finally {
      product.clock.set(before)
    }
  })
})
