import { beforeEach, beforeAll, describe, expect, it } from 'vitest'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, menu, tokenOf, type Workplace } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
let rival: string
let eater: string
beforeAll(async () => {
  await product.use(openPartnership)(world.cateringB.company, world.corporateA.company)
  cook = await tokenOf(product, world.cateringA.people.corporate4)
  rival = await tokenOf(product, world.cateringB.people.corporate4)
  eater = await tokenOf(product, world.corporateA.people.individual, 'individual')
})
beforeEach(() => product.clock.set(wednesdayNoon))

type Draft = {
  date: string
  meals?: typeof menu.meals
  choices?: typeof menu.choices
  status?: 'draft' | 'published'
  shift_id?: string
}

const kitchenOf = (catering: Workplace) => ({ cateringId: catering.company.id, corpId: world.corporateA.company.id })
const save = (draft: Draft, as = cook, catering = world.cateringA) =>
  product.call('saveMenuDay', {
    as,
    path: kitchenOf(catering),
    body: { shift_id: world.dayShift.id, ...menu, ...draft },
  })
const publish = (start_date: string, end_date: string, as = cook, catering = world.cateringA) =>
  product.call('publishMenuDays', {
    as,
    path: kitchenOf(catering),
    body: { shift_id: world.dayShift.id, start_date, end_date },
  })
const daysOf = async (start_date: string, end_date: string) =>
  (
    await product.call('listMenuDays', {
      as: cook,
      path: kitchenOf(world.cateringA),
      query: { shift_id: world.dayShift.id, start_date, end_date },
    })
  ).body.days
const without = (key: keyof typeof menu.meals) => ({
  meals: Object.fromEntries(Object.entries(menu.meals).filter(([name]) => name !== key)) as typeof menu.meals,
  choices: menu.choices.filter((choice) => choice.key !== key),
})

const choose = async (date: string, choice: string) => {
  const person = await enrol(product, world.corporateA.company, 'individual')
  const as = await tokenOf(product, person, 'individual')
  const path = { companyId: person.companyId, userId: person.id }
  return product.call('saveChoice', {
    as,
    path,
    body: { date, shift_id: world.dayShift.id, choice, catering_id: world.cateringA.company.id },
  })
}
const seen = async (date: string) => {
  const { individual } = world.corporateA.people
  const { body } = await product.call('getMenuPlay', {
    as: eater,
    path: { companyId: individual.companyId, userId: individual.id },
    query: { shift_id: world.dayShift.id },
  })
  return body.days.filter((day) => day.date === date)
}

describe('a menu day', () => {
  it('is an invisible draft until it is published', async () => {
    const { body } = await save({ date: '2026-11-16' })
    expect(body.day).toMatchObject({
      date: '2026-11-16',
      shift_id: world.dayShift.id,
      status: 'draft',
      ...menu,
      choice_count: 0,
      version: 1,
    })
    expect(await seen('2026-11-16')).toEqual([])
    expect((await publish('2026-11-16', '2026-11-16')).body.modified).toBe(1)
    expect(await seen('2026-11-16')).toMatchObject([
      { completed: false, selectable: true, choice: null, catering_name: 'Anne Eli Yemek' },
    ])
  })

  it('keeps its status when it is saved without one', async () => {
    await save({ date: '2026-11-17', status: 'published' })
    expect((await save({ date: '2026-11-17' })).body.day.status).toBe('published')
    expect((await save({ date: '2026-11-17', status: 'draft' })).body.day.status).toBe('draft')
  })

  it.each([
    ['for yesterday', '2026-11-10', 'menu_day.past'],
    ['for a day that the shift does not work', '2026-11-14', 'menu_day.not_a_work_day'],
    ['for more than a year ahead', '2027-11-15', 'menu_day.too_far'],
  ])('is refused %s', async (_when, date, code) => {
    const reply = await save({ date })
    expect([reply.status, reply.problem.code]).toEqual([422, code])
  })

  it('can still be corrected on the day itself, in Istanbul time', async () => {
    product.clock.set('2026-11-11T20:59:59Z')
    expect((await save({ date: '2026-11-11' })).status).toBe(200)
    product.clock.set('2026-11-11T21:00:01Z')
    expect((await save({ date: '2026-11-11' })).problem.code).toBe('menu_day.past')
  })

  it('needs a meal for every option and an option for every meal', async () => {
    const lonely = await save({ date: '2026-11-18', choices: menu.choices.slice(0, 2) })
    const [first = { key: '', label: '' }] = menu.choices
    const repeated = await save({ date: '2026-11-18', choices: [first, first, first] })
    const blank = await save({ date: '2026-11-18', choices: menu.choices.map(({ key }) => ({ key, label: '  ' })) })
    expect([lonely, repeated, blank].map(({ status, problem }) => [status, problem.code])).toEqual([
      [422, 'menu_day.options_differ'],
      [422, 'menu_day.option_repeated'],
      [422, 'name.blank'],
    ])
  })

  it.each([
    ['data:image/png;base64,AAAA'],
    ['http://ornek.com/a.png'],
    ['https://baska.example/a.png'],
    ['//baska.example/a.png'],
    ['/\\baska.example/a.png'],
    ['javascript:alert(1)'],
    [''],
  ])('refuses an image from %s', async (image_url) => {
    const meals = { ...menu.meals, GELENEKSEL1: { ...menu.meals.GELENEKSEL1, image_url } }
    expect((await save({ date: '2026-11-18', meals: meals as never })).problem.code).toBe('menu_day.image_not_allowed')
  })

  it("accepts images from the product's own server", async () => {
    const meals = { ...menu.meals, GELENEKSEL1: { ...menu.meals.GELENEKSEL1, image_url: '/assets/fasulye.webp' } }
    expect((await save({ date: '2026-11-18', meals: meals as never })).body.day.meals['GELENEKSEL1']?.image_url).toBe(
      '/assets/fasulye.webp',
    )
  })

  it('must be for a shift of that company', async () => {
    const reply = await save({ date: '2026-11-18', shift_id: world.foreignShift.id })
    expect([reply.status, reply.problem.code]).toEqual([404, 'shift.missing'])
    const foreignDays = await product.call('listMenuDays', {
      as: cook,
      path: kitchenOf(world.cateringA),
      query: { shift_id: world.foreignShift.id, start_date: '2026-11-11', end_date: '2026-11-30' },
    })
    expect(foreignDays.body.days).toEqual([])
  })
})

describe('a published day', () => {
  it('is exclusive: a second catering gets 409, however it publishes', async () => {
    await save({ date: '2026-11-19', status: 'published' })
    const codes = [
      (await save({ date: '2026-11-19' }, rival, world.cateringB)).problem.code,
      (await save({ date: '2026-11-19', status: 'published' }, rival, world.cateringB)).problem.code,
      (await publish('2026-11-19', '2026-11-19', rival, world.cateringB)).problem.code,
    ]
    expect(codes).toEqual([undefined, 'menu_day.published_by_another', 'menu_day.published_by_another'])
  })

  it('is published by only one of two concurrent caterings', async () => {
    const replies = await Promise.all([
      save({ date: '2026-11-20', status: 'published' }),
      save({ date: '2026-11-20', status: 'published' }, rival, world.cateringB),
    ])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(
      await product.sql(
        `SELECT count(*)::int AS published FROM menu_days WHERE date = '2026-11-20' AND status = 'published'`,
      ),
    ).toEqual([{ published: 1 }])
  })

  it('keeps the options that people chose, and says how many people those are', async () => {
    await save({ date: '2026-11-23', status: 'published' })
    for (const choice of ['GELENEKSEL1', 'GELENEKSEL1', 'ALTERNATIF1'])
      expect((await choose('2026-11-23', choice)).status).toBe(200)

    const removal = await save({ date: '2026-11-23', ...without('GELENEKSEL1') })
    expect([removal.status, removal.problem.code, removal.problem.detail]).toEqual([
      409,
      'menu_day.option_chosen',
      'Kaldırmak istediğiniz seçeneği 2 kişi seçti. Seçenek kaldırılamaz, yemeği değiştirilebilir.',
    ])
    const withdrawal = await save({ date: '2026-11-23', status: 'draft' })
    expect([withdrawal.status, withdrawal.problem.code, withdrawal.problem.detail]).toEqual([
      409,
      'menu_day.chosen',
      'Bu günün menüsünden 3 kişi seçim yaptı; yayından kaldırılamaz.',
    ])
    expect(await daysOf('2026-11-23', '2026-11-23')).toMatchObject([
      { status: 'published', choices: menu.choices, choice_count: 3 },
    ])
  })

  it('can lose an option that nobody chose', async () => {
    await save({ date: '2026-11-24', status: 'published' })
    await choose('2026-11-24', 'GELENEKSEL1')
    const { body } = await save({ date: '2026-11-24', ...without('GELENEKSEL2') })
    expect(body.day.choice_count).toBe(1)
    expect(Object.keys(body.day.meals)).not.toContain('GELENEKSEL2')
  })
})

describe('saving many days', () => {
  it('saves the valid ones and gives a reason for each of the others', async () => {
    await save({ date: '2026-11-25', status: 'published' })
    await choose('2026-11-25', 'GELENEKSEL2')
    const reply = await product.call('bulkUpsertMenuDays', {
      as: cook,
      path: kitchenOf(world.cateringA),
      body: {
        shift_id: world.dayShift.id,
        default_choices: menu.choices,
        items: [
          { date: '2026-11-26', meals: menu.meals },
          { date: '2026-11-27', ...menu },
          { date: '2026-11-28', meals: menu.meals },
          { date: '2026-11-10', meals: menu.meals },
          { date: '2026-11-25', ...without('GELENEKSEL2') },
          { date: '2026-11-26', meals: menu.meals },
          { date: '2026-11-30', ...menu, meals: without('ALTERNATIF1').meals },
        ],
      },
    })
    expect(reply.body).toMatchObject({ success: true, saved: 2, failed: 5 })
    expect(reply.body.errors).toMatchObject([
      { date: '2026-11-28', code: 'menu_day.not_a_work_day', message: 'Bu tarih vardiyanın çalışma günü değil.' },
      { date: '2026-11-10', code: 'menu_day.past', message: 'Geçmiş bir günün menüsü değiştirilemez.' },
      {
        date: '2026-11-25',
        code: 'menu_day.option_chosen',
        message: 'Kaldırmak istediğiniz seçeneği 1 kişi seçti. Seçenek kaldırılamaz, yemeği değiştirilebilir.',
      },
      { date: '2026-11-26', code: 'menu_day.date_repeated', message: 'Aynı tarih listede iki kez var.' },
      {
        date: '2026-11-30',
        code: 'menu_day.options_differ',
        message: 'Her seçeneğin bir yemeği, her yemeğin bir seçeneği olmalıdır.',
      },
    ])
    expect((await daysOf('2026-11-26', '2026-11-30')).map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27'])
  })

  it('refuses only days with neither their own options nor default ones', async () => {
    const { body } = await product.call('bulkUpsertMenuDays', {
      as: cook,
      path: kitchenOf(world.cateringA),
      body: {
        shift_id: world.dayShift.id,
        items: [
          { date: '2026-12-01', meals: menu.meals },
          { date: '2026-12-02', ...menu },
        ],
      },
    })
    expect(body).toMatchObject({
      saved: 1,
      failed: 1,
      errors: [{ date: '2026-12-01', code: 'menu_day.options_differ' }],
    })
  })

  it('creates each day once, even from concurrent requests', async () => {
    const items = Array.from({ length: 20 }, (_, at) => ({
      date: new Date(Date.UTC(2027, 0, 4 + at)).toISOString().slice(0, 10),
      ...menu,
    }))
    const upsert = () =>
      product.call('bulkUpsertMenuDays', {
        as: cook,
        path: kitchenOf(world.cateringA),
        body: { shift_id: world.dayShift.id, items },
      })
    const replies = await Promise.all([upsert(), upsert(), upsert()])
    expect(replies.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(replies.map(({ status }) => status)).toContain(200)
    const days = await daysOf('2027-01-04', '2027-01-23')
    expect(new Set(days.map(({ date }) => date)).size).toBe(days.length)
    expect(days).toHaveLength(15)
  })
})

describe('publishing a range', () => {
  it('counts the published drafts, skips the past and changes nothing the second time', async () => {
    for (const date of ['2026-12-07', '2026-12-08', '2026-12-09']) await save({ date })
    product.clock.set('2026-12-08T09:00:00Z')
    const cookNow = await tokenOf(product, world.cateringA.people.corporate4)
    expect((await publish('2026-12-07', '2026-12-11', cookNow)).body.modified).toBe(2)
    expect((await publish('2026-12-07', '2026-12-11', cookNow)).body.modified).toBe(0)
    expect(await product.sql(`SELECT status FROM menu_days WHERE date = '2026-12-07'`)).toEqual([{ status: 'draft' }])
  })

  it('is all or nothing', async () => {
    for (const date of ['2026-12-14', '2026-12-15']) await save({ date })
    await save({ date: '2026-12-15', status: 'published' }, rival, world.cateringB)
    expect((await publish('2026-12-14', '2026-12-15')).status).toBe(409)
    expect((await daysOf('2026-12-14', '2026-12-15')).map(({ status }) => status)).toEqual(['draft', 'draft'])
  })

  it.each([
    ['backwards', '2026-12-10', '2026-12-09', 'menu_day.range_invalid'],
    ['of more than 62 days', '2026-12-01', '2027-02-01', 'menu_day.range_too_long'],
  ])('is refused %s', async (_how, start, end, code) => {
    expect((await publish(start, end)).problem.code).toBe(code)
    const list = await product.call('listMenuDays', {
      as: cook,
      path: kitchenOf(world.cateringA),
      query: { shift_id: world.dayShift.id, start_date: start, end_date: end },
    })
    expect(list.problem.code).toBe(code)
  })
})
