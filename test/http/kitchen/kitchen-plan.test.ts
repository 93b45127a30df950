import exceljs, { type CellValue } from 'exceljs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
/** Thursday, on which both firms work. */
const date = '2026-11-12'
/** Midnight in Istanbul, when Thursday closes. */
const cutOff = '2026-11-11T21:00:00Z'
let cook: string
let colleague: string
const firmA: Person[] = []
const firmB: Person[] = []

const catering = () => ({ companyId: world.cateringA.company.id })
const publish = async (
  firm: 'corporateA' | 'corporateB',
  shiftId: string,
  meals: [string, string],
  more: Partial<BodyOf<'saveMenuDay'>> = {},
) => {
  const { status } = await product.call('saveMenuDay', {
    as: cook,
    path: { cateringId: world.cateringA.company.id, corpId: world[firm].company.id },
    body: {
      shift_id: shiftId,
      date,
      choices: [
        { key: 'GELENEKSEL', label: 'Geleneksel' },
        { key: 'VEJETARYEN', label: 'Vejetaryen' },
      ],
      meals: { GELENEKSEL: { name: meals[0] }, VEJETARYEN: { name: meals[1] } },
      status: 'published',
      ...more,
    },
  })
  expect(status).toBe(200)
}
const choose = async (person: Person, shiftId: string, choice: string) => {
  const { status } = await product.call('saveChoice', {
    as: await tokenOf(product, person, 'individual'),
    path: { companyId: person.companyId, userId: person.id },
    body: { date, shift_id: shiftId, catering_id: world.cateringA.company.id, choice },
  })
  expect(status).toBe(200)
}
const plan = async (on = date, as = cook) =>
  (await product.call('getKitchenPlan', { as, path: catering(), query: { date: on } })).body
const componentIn = ({ components }: Awaited<ReturnType<typeof plan>>, key: string) =>
  components.find((one) => one.key === key)
const write = (key: string, own_number: number | null, { on = date, as = cook } = {}) =>
  product.call('saveOwnNumber', { as, path: { ...catering(), componentKey: key }, body: { date: on, own_number } })
const detail = (componentKey: string) =>
  product.call('getPlannedComponent', { as: cook, path: { ...catering(), componentKey }, query: { date } })

beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate3)
  colleague = await tokenOf(product, world.cateringA.people.corporateOwner)
  await product.use(openPartnership)(world.cateringA.company, world.corporateB.company)
  await product.sql(`DELETE FROM menu_days`)
  for (let eater = 0; eater < 6; eater++) {
    firmA.push(await enrol(product, world.corporateA.company, 'individual'))
    firmB.push(await enrol(product, world.corporateB.company, 'individual'))
  }
})
beforeEach(() => product.clock.set(wednesdayNoon))

describe('the production over all firms', () => {
  it('is empty, and counts both firms as without a menu, before anything is published', async () => {
    expect(await plan()).toMatchObject({ portions: 0, firms: 0, components: [], deliveries: [], reserve_percent: 0 })
    const { body } = await product.call('listKitchenDays', { as: cook, path: catering(), query: {} })
    expect([body.today, body.days.length]).toEqual(['2026-11-11', 14])
    expect(body.days.slice(0, 5).map((day) => [day.date, day.firms_without_menu, day.is_closed])).toEqual([
      ['2026-11-11', 2, false],
      ['2026-11-12', 2, false],
      ['2026-11-13', 2, false],
      ['2026-11-14', 1, false],
      ['2026-11-15', 1, false],
    ])
  })

  it('adds what the firms see in their own lists', async () => {
    const soup = [{ course: 'soup' as const, name: 'Mercimek çorbası' }]
    await publish('corporateA', world.dayShift.id, ['Tas kebabı, pirinç pilavı', 'Enginar, pirinç pilavı'], {
      common_courses: soup,
    })
    await publish('corporateA', world.nightShift.id, ['Tas kebabı, bulgur pilavı', 'Menemen'])
    await publish('corporateB', world.foreignShift.id, ['Tas Kebabı, Pirinç Pilavı', 'Enginar, ayran'])
    for (const [at, person] of firmA.slice(0, 5).entries())
      await choose(person, at < 4 ? world.dayShift.id : world.nightShift.id, at % 2 ? 'VEJETARYEN' : 'GELENEKSEL')
    for (const person of firmB.slice(0, 3)) await choose(person, world.foreignShift.id, 'GELENEKSEL')
    await choose(firmB[3]!, world.foreignShift.id, 'SKIP')
    await product.sql(`INSERT INTO guests (corporate_id, shift_id, date, option_key, portions) VALUES
      ('${world.corporateA.company.id}', '${world.dayShift.id}', '${date}', 'VEJETARYEN', 2),
      ('${world.corporateB.company.id}', '${world.foreignShift.id}', '${date}', NULL, 1)`)

    const found = await plan()
    expect(found).toMatchObject({ portions: 8, frozen: 0, open: 8, guests: 3, firms: 2 })
    expect(
      found.components.map(({ key, is_main, open, to_cook, estimate, guests }) => [
        ...[key, is_main, open],
        to_cook - estimate - guests,
      ]),
    ).toEqual([
      ['tas kebabi', true, 6, 6],
      ['enginar', true, 2, 2],
      ['menemen', true, 0, 0],
      ['pirinc pilavi', false, 7, 7],
      ['mercimek corbasi', false, 4, 4],
      ['bulgur pilavi', false, 1, 1],
      ['ayran', false, 0, 0],
    ])
    for (const firm of [world.corporateA, world.corporateB]) {
      const { body } = await product.call('getKitchenLists', {
        as: cook,
        path: { cateringId: world.cateringA.company.id, corpId: firm.company.id },
        query: { date },
      })
      const counts = (lists: { shift_id: string; meals: number; guests: { portions: number } }[]) =>
        lists.map((one) => [one.shift_id, one.meals, one.guests.portions])
      expect(
        counts(
          found.deliveries
            .filter(({ corporate_id }) => corporate_id === firm.company.id)
            .map(({ shift_id, portions, guests }) => ({ shift_id, meals: portions, guests: { portions: guests } })),
        ),
      ).toEqual(counts(body.lists.filter((list) => list.date === date)))
    }
    const { body } = await product.call('listKitchenDays', { as: cook, path: catering(), query: { start_date: date } })
    expect(body.days[0]).toEqual({
      date,
      portions: 8,
      guests: 3,
      is_frozen: false,
      firms: 2,
      firms_without_menu: 0,
      is_closed: false,
      last_serving: '22:00',
    })
    await product.sql('DELETE FROM guests')
  })

  it('shows where a component goes, firm by firm', async () => {
    const { body } = await detail('pirinc pilavi')
    expect(body.component).toMatchObject({ name: 'Pirinç pilavı', open: 7 })
    expect(body.servings.map((one) => [one.corporate_name, one.shift_title, one.portions, one.dishes.length])).toEqual([
      ['Anadolu Çelik', 'Gündüz', 4, 2],
      ['Boğaziçi Yazılım', 'Gündüz', 3, 1],
    ])
    expect((await detail('sushi')).status).toBe(404)
  })

  it('keeps the number a cook wrote, the last of two, with its author', async () => {
    expect((await write('tas kebabi', 12)).status).toBe(200)
    const written = await write('tas kebabi', 15, { as: colleague })
    expect(written.body.component).toMatchObject({
      own_number: 15,
      own_number_by: 'Deneme corporateOwner',
      own_number_at: product.clock.now().toISOString(),
    })
    await Promise.all([write('enginar', 20), write('enginar', 21, { as: colleague })])
    expect([20, 21]).toContain(componentIn(await plan(), 'enginar')?.own_number)
    await write('enginar', null)
    expect(componentIn(await plan(), 'enginar')).toMatchObject({ own_number: null, own_number_by: null })
  })

  it('refuses a number for a day gone by, below 0, or of something that is not cooked that day', async () => {
    expect((await write('tas kebabi', 5, { on: '2026-11-10' })).body).toMatchObject({ code: 'kitchen.day_over' })
    expect((await write('tas kebabi', -3)).status).toBe(400)
    expect((await write('sushi', 3)).body).toMatchObject({ code: 'kitchen.component_missing' })
    expect((await write('tas kebabi', 5, { on: '2026-11-13' })).body).toMatchObject({
      code: 'kitchen.component_missing',
    })
  })

  it('adds the reserve to each component once, and joins what the kitchen calls the same', async () => {
    await product.call('saveReserve', { as: cook, path: catering(), body: { reserve_percent: 10 } })
    const before = componentIn(await plan(), 'pirinc pilavi')!
    expect(before.reserve).toBe(Math.ceil((before.open + before.estimate) / 10))
    await product.call('nameComponent', {
      as: cook,
      path: { ...catering(), componentKey: 'bulgur pilavi' },
      body: { name: 'Pirinç pilavı' },
    })
    const joined = await plan()
    expect([componentIn(joined, 'bulgur pilavi'), componentIn(joined, 'pirinc pilavi')?.open]).toEqual([undefined, 8])
    expect((await detail('pirinc pilavi')).body.joined).toEqual([{ key: 'bulgur pilavi', name: 'Bulgur pilavı' }])
    await product.call('nameComponent', {
      as: cook,
      path: { ...catering(), componentKey: 'bulgur pilavi' },
      body: { name: 'Bulgur pilavı' },
    })
    expect(componentIn(await plan(), 'bulgur pilavi')?.open).toBe(1)
    await product.call('saveReserve', { as: cook, path: catering(), body: { reserve_percent: 0 } })
  })

  it('counts a list as it was frozen by the first reader after its cut-off; what changes later stands beside', async () => {
    const { body } = await product.call('listOwnPartnerships', {
      as: colleague,
      path: { type: 'catering', ...catering() },
      query: {},
    })
    const partnership = body.partnerships.find(({ corporate_id }) => corporate_id === world.corporateB.company.id)
    await product.call('savePartnershipCutOff', {
      as: colleague,
      path: { type: 'catering', ...catering(), partnershipId: partnership?.id ?? '' },
      body: { cutoff_days: 1, cutoff_time: '16:00' },
    })
    product.clock.set('2026-11-11T13:30:00Z')
    expect(await plan()).toMatchObject({ portions: 8, frozen: 3, open: 5 })
    const left = await product.call('updateEmployee', {
      as: await tokenOf(product, world.corporateB.people.corporateOwner),
      path: { type: 'corporate', companyId: world.corporateB.company.id, userId: firmB[0]!.id },
      body: { is_active: false },
    })
    expect(left.status).toBe(200)
    const later = await plan()
    expect(later).toMatchObject({ portions: 8, frozen: 3, open: 5 })
    expect(componentIn(later, 'tas kebabi')).toMatchObject({ frozen: 3, open: 3, later: -1 })

    product.clock.set(cutOff)
    expect(await plan()).toMatchObject({ portions: 8, frozen: 8, open: 0, estimate: 0 })
    const days = await product.call('listKitchenDays', { as: cook, path: catering(), query: { start_date: date } })
    expect(days.body.days[0]).toMatchObject({ portions: 8, is_frozen: true })
  })

  it('counts a dish by the components that the kitchen split it into', async () => {
    const { body } = await product.call('listDishes', { as: cook, path: catering(), query: { search: 'menemen' } })
    const dish = { ...catering(), dishId: body.dishes[0]?.id ?? '' }
    const split = (components: string[] | null) =>
      product.call('updateDish', { as: cook, path: dish, body: { components } })
    expect((await split([' ', ''])).body).toMatchObject({ code: 'dish.without_components' })
    expect((await split(['Sade menemen', 'Köy ekmeği', 'sade  menemen'])).body.dish.components).toEqual([
      'Sade menemen',
      'Köy ekmeği',
    ])
    const { components } = await plan()
    expect(components.filter(({ key }) => /menemen|ekmegi/.test(key)).map((one) => [one.name, one.is_main])).toEqual([
      ['Sade menemen', true],
      ['Köy ekmeği', false],
    ])
    await split(null)
    expect(componentIn(await plan(), 'menemen')?.is_main).toBe(true)
  })

  it('orders deliveries by time, route and place on it', async () => {
    const routes = (firms: BodyOf<'saveRoutes'>['firms'], as = cook) =>
      product.call('saveRoutes', { as, path: catering(), body: { firms } })
    const [a, b] = [world.corporateA.company.id, world.corporateB.company.id]
    expect((await routes([{ corporate_id: a, route: 'OSB', place: null }])).body).toMatchObject({
      code: 'kitchen.route_incomplete',
    })
    const stranger = { corporate_id: world.supplier.company.id, route: 'OSB', place: 3 }
    expect((await routes([{ corporate_id: a, route: 'OSB', place: 1 }, stranger])).status).toBe(404)
    expect(
      (
        await routes([
          { corporate_id: a, route: 'OSB', place: 2 },
          { corporate_id: b, route: ' OSB ', place: 1 },
        ])
      ).status,
    ).toBe(200)
    const { body } = await product.call('listRoutes', { as: cook, path: catering() })
    expect(body.firms.map(({ corporate_id, route, place }) => [corporate_id, route, place])).toEqual([
      [b, 'OSB', 1],
      [a, 'OSB', 2],
    ])
    expect((await plan()).deliveries.map(({ corporate_id, route }) => [corporate_id, route])).toContainEqual([a, 'OSB'])
  })

  it('is written as a workbook with what to cook, where it goes and what leaves', async () => {
    const { body } = await product.call('exportKitchenPlan', { as: cook, path: catering(), query: { date } })
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.load(body as never)
    const rowsOf = (name: string) =>
      workbook
        .getWorksheet(name)!
        .getSheetValues()
        .flatMap((row) => (row === undefined ? [] : [(row as CellValue[]).slice(1)]))
    expect(rowsOf('Pişirilecekler').slice(0, 2)).toEqual([
      [
        ...[
          'Bölüm',
          'Bileşen',
          'Kesinleşen',
          'Kesinleşmemiş',
          'Tahmini',
          'Misafir',
          'Pay',
          'Pişirilecek',
          'Mutfağın sayısı',
        ],
      ],
      ['Ana yemek', 'Tas Kebabı', 6, 0, 0, 0, 0, 6, 15],
    ])
    expect(rowsOf('Firmalara göre')).toContainEqual(['Pirinç pilavı', 3, 4])
    expect(rowsOf('Dağıtım')).toContainEqual([
      ...[new Date('2026-11-12T00:00:00Z'), '09:00', 'OSB', 'Anadolu Çelik', 'Gündüz', undefined, 'Ortak · Çorba'],
      ...['Mercimek çorbası', 4, 0, 'Kesinleşti · 11\u00a0Kasım 23.59'],
    ])
  })

  it('shows another catering nothing of it', async () => {
    const stranger = await tokenOf(product, world.cateringB.people.corporateOwner)
    const { status } = await product.call('getKitchenPlan', { as: stranger, path: catering(), query: { date } })
    expect(status).toBe(403)
    const own = await product.call('getKitchenPlan', {
      as: stranger,
      path: { companyId: world.cateringB.company.id },
      query: { date },
    })
    expect(own.body).toMatchObject({ portions: 0, deliveries: [] })
  })
})
