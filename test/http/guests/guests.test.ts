import exceljs, { type CellValue } from 'exceljs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { wednesdayNoon } from '../../support/product.ts'
import { writeMenu } from '../../support/publishing.ts'
import { serveDay } from '../../support/served-days.ts'
import { enrol, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
let clerk: string
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate4)
  clerk = await tokenOf(product, world.corporateA.people.corporate2)
})
beforeEach(() => product.clock.set(wednesdayNoon))

const firm = () => ({ companyId: world.corporateA.company.id })
const kitchen = () => ({ companyId: world.cateringA.company.id })
const host = () => world.corporateA.departments[0]!
/** Thursday the 12th, which closes at midnight in Istanbul. */
const cutOff = '2026-11-11T21:00:00Z'

interface Saved {
  date?: string
  shift_id?: string
  department_id?: string | null
}
const save = (guests: { key: string | null; portions: number }[], more: Saved = {}, as = clerk) =>
  product.call('saveGuests', {
    as,
    path: firm(),
    body: { shift_id: world.dayShift.id, date: world.menuDate, department_id: host().id, guests, ...more },
  })
const repeat = (portions: number, more: { weekday?: number; department_id?: string | null } = {}) =>
  product.call('saveGuestRepeat', {
    as: clerk,
    path: firm(),
    body: { shift_id: world.dayShift.id, weekday: 2, department_id: null, portions, ...more },
  })
const listed = async (as = clerk) => (await product.call('listGuests', { as, path: firm() })).body
const mealOn = async (date = world.menuDate, as = clerk) =>
  (await listed(as)).meals.find((meal) => meal.date === date && meal.shift_id === world.dayShift.id)
const plan = async () =>
  (await product.call('getKitchenPlan', { as: cook, path: kitchen(), query: { date: world.menuDate } })).body
const logs = async () => {
  const as = await tokenOf(product, world.corporateA.people.corporateOwner)
  const path = { type: 'corporate' as const, ...firm() }
  return (await product.call('listAuditLogs', { as, path, query: { limit: 30 } })).body.logs.map(
    (log) => log.description,
  )
}

describe('guests', () => {
  it('are added by level 2 with a department and options, shown with the price to those who see contracts, and logged', async () => {
    expect((await mealOn())?.portions).toBe(0)
    const guests = [
      { key: 'GELENEKSEL1', portions: 4 },
      { key: 'ALTERNATIF1', portions: 1 },
      { key: null, portions: 2 },
    ]
    expect((await save(guests)).status).toBe(200)
    const meal = await mealOn()
    expect(meal).toMatchObject({
      is_open: true,
      closes_at: '2026-11-11T21:00:00.000Z',
      catering_name: world.cateringA.company.name,
      portions: 7,
      price: null,
    })
    expect(meal?.options.map(({ key }) => key)).toEqual(['GELENEKSEL1', 'GELENEKSEL2', 'ALTERNATIF1'])
    expect(meal?.guests).toContainEqual({
      ...{ department_id: host().id, department_name: host().name, key: 'GELENEKSEL1', portions: 4 },
      is_weekly: false,
    })
    const manager = await tokenOf(product, world.corporateA.people.corporate3)
    expect((await mealOn(world.menuDate, manager))?.guests).toHaveLength(3)
    const entry = `12.11.2026 Gündüz, ${host().name}: 7 misafir`
    expect(await logs()).toContain(entry)
    await save(guests)
    expect(await logs(), 'the same again').toHaveLength((await logs()).filter((one) => one !== entry).length + 1)
  })

  it('are not managed by level 1', async () => {
    const junior = await tokenOf(product, world.corporateA.people.corporate1)
    expect((await save([], {}, junior)).status).toBe(403)
  })

  it('are refused with the reason', async () => {
    const codeOf = async (reply: ReturnType<typeof save>) => (await reply).problem?.code
    const one = [{ key: null, portions: 1 }]
    expect(await codeOf(save([...one, ...one]))).toBe('guests.option_repeated')
    expect(await codeOf(save([{ key: 'YOK', portions: 1 }]))).toBe('guests.unknown_option')
    expect(await codeOf(save([{ key: 'GELENEKSEL1', portions: 1 }], { date: '2026-11-20' }))).toBe(
      'guests.unknown_option',
    )
    expect(await codeOf(save(one, { date: '2026-11-14' }))).toBe('guests.not_a_work_day')
    expect(await codeOf(save(one, { date: '2028-11-14' }))).toBe('guests.too_far')
    expect(await codeOf(save(one, { date: '2026-11-11' }))).toBe('guests.closed')
    expect(await codeOf(save(one, { department_id: world.corporateB.departments[0]!.id }))).toBe('department.not_open')
    expect((await repeat(3, { weekday: 6 })).problem?.code).toBe('guests.not_a_work_day')
  })

  it('come every week on a weekday, except where a number was saved for the day', async () => {
    expect((await repeat(4)).status).toBe(200)
    expect(await logs()).toContain('Her salı Gündüz: 4 misafir')
    const { repeats } = await listed()
    expect(repeats).toMatchObject([{ weekday: 2, shift_title: 'Gündüz', department_name: null, portions: 4 }])
    expect((await mealOn('2026-11-17'))?.guests).toMatchObject([{ key: null, portions: 4, is_weekly: true }])
    await save([], { date: '2026-11-24', department_id: null })
    expect((await mealOn('2026-11-24'))?.portions).toBe(0)
    expect((await mealOn('2026-12-01'))?.portions).toBe(4)
    await repeat(0)
    expect((await mealOn('2026-12-01'))?.portions).toBe(0)
  })

  it('are cooked, delivered, labelled and written into the workbooks as guests, and stay as they were frozen', async () => {
    const eater = await enrol(product, world.corporateA.company, 'individual', { departmentId: host().id })
    await product.call('saveChoice', {
      as: await tokenOf(product, eater, 'individual'),
      path: { companyId: eater.companyId, userId: eater.id },
      body: {
        ...{ date: world.menuDate, shift_id: world.dayShift.id },
        ...{ catering_id: world.cateringA.company.id, choice: 'GELENEKSEL1' },
      },
    })
    const open = await plan()
    expect(open).toMatchObject({ portions: 1, open: 1, guests: 7 })
    const days = await product.call('listKitchenDays', { as: cook, path: kitchen() })
    expect(days.body.days.find(({ date }) => date === world.menuDate)).toMatchObject({ portions: 1, guests: 7 })
    const query = { start_date: world.menuDate, end_date: world.menuDate }
    const needs = await product.call('getPurchaseNeeds', { as: cook, path: kitchen(), query })
    expect(needs.body).toMatchObject({ portions: 8, guests: 7 })
    product.clock.set(cutOff)
    const path = { cateringId: kitchen().companyId, corpId: firm().companyId }
    const lists = await product.call('getKitchenLists', { as: cook, path, query: { date: world.menuDate } })
    expect(lists.body.lists.find((list) => list.shift_id === world.dayShift.id)).toMatchObject({
      is_frozen: true,
      meals: 1,
      guests: {
        portions: 7,
        without_option: 2,
        counts: { GELENEKSEL1: 4, ALTERNATIF1: 1 },
        departments: [{ department_id: host().id, department_name: host().name, portions: 7 }],
      },
    })
    expect((await save([])).problem).toMatchObject({ status: 422, code: 'guests.closed' })
    expect(await mealOn()).toMatchObject({ is_open: false, portions: 7 })

    const frozen = await plan()
    expect(frozen).toMatchObject({ frozen: 1, guests: 7 })
    const delivery = frozen.deliveries.find((one) => one.shift_id === world.dayShift.id)
    expect(delivery).toMatchObject({ portions: 1, guests: 7 })
    expect(delivery?.options.map(({ key, portions, guests }) => [key, portions, guests])).toEqual([
      ['GELENEKSEL1', 1, 6],
      ['GELENEKSEL2', 0, 0],
      ['ALTERNATIF1', 0, 1],
    ])
    const main = frozen.components.find(({ name }) => name === delivery?.options[0]?.meal)
    expect(main).toMatchObject({ frozen: 1, guests: 6, to_cook: 7 })

    const labels = await product.call('listLabels', { as: cook, path: kitchen(), query: { date: world.menuDate } })
    const ofShift = labels.body.labels.filter((label) => label.shift_id === world.dayShift.id)
    expect(ofShift.map(({ dishes }) => dishes.map(({ portions }) => portions))).toEqual([[7], [1]])
    await product.sql(`UPDATE partnerships SET delivery_form = 'boxed' WHERE corporate_id = '${firm().companyId}'`)
    const boxed = await product.call('listLabels', { as: cook, path: kitchen(), query: { date: world.menuDate } })
    expect(
      boxed.body.labels
        .filter((label) => label.shift_id === world.dayShift.id)
        .map(({ department_name, is_for_guests, portions }) => [department_name, is_for_guests, portions]),
    ).toEqual([
      [host().name, false, 1],
      [host().name, true, 7],
    ])

    const book = await product.call('exportKitchenLists', { as: cook, path, query: { date: world.menuDate } })
    const workbook = new exceljs.Workbook()
    await workbook.xlsx.load(book.body as never)
    const rows = workbook.worksheets[0]!.getSheetValues() as CellValue[][]
    const cookedRows = rows
      .filter((row) => row?.[6] === 'Tümü' && (row[4] as string).startsWith(world.dayShift.title))
      .map((row) => [row[7], row[9], row[10]])
    expect(cookedRows.slice(0, 4)).toEqual([
      ['Geleneksel 1', 7, '6 misafir dahil'],
      ['Geleneksel 2', 0, undefined],
      ['Alternatif 1', 1, '1 misafir dahil'],
      ['Toplam porsiyon', 8, '7 misafir dahil'],
    ])
    const guestRows = rows.filter((row) => row?.[6] === 'Misafir').map((row) => [row[7], row[9]])
    expect(guestRows).toEqual([
      ['Geleneksel 1', 4],
      ['Alternatif 1', 1],
      ['Seçenek belirtilmedi', 2],
      ['Toplam porsiyon', 7],
    ])
  })

  it('are part of what the firm confirms to have received', async () => {
    product.clock.set('2026-11-12T09:00:00Z')
    const query = { date: world.menuDate }
    const { body } = await product.call('listDeliveries', { as: clerk, path: firm(), query })
    const delivery = body.deliveries.find((one) => one.shift_id === world.dayShift.id)
    expect(delivery).toMatchObject({ portions: 1, guests: 7 })
    const path = { ...firm(), menuDayId: delivery!.menu_day_id }
    await product.call('confirmDelivery', { as: clerk, path, body: { received_portions: 8 } })
    expect(await logs()).toContain(`${world.cateringA.company.name}: 12.11.2026 Gündüz yemeği teslim alındı`)
  })
})

describe('guests of a closed day', () => {
  const closing = async (path: { type: 'corporate' | 'catering'; companyId: string }, date: string, as: string) => {
    const preview = await product.call('previewClosing', { as, path, query: { days: date } })
    const closed = await product.call('closeDays', { as, path, body: { days: [{ date, name: 'Bakım' }] } })
    return [preview.body.guests, closed.body.cancelled_guests]
  }

  it('are cancelled when the firm closes it, and refused afterwards, also weekly ones', async () => {
    const date = '2026-11-24'
    const manager = await tokenOf(product, world.corporateA.people.corporate3)
    await save([{ key: null, portions: 3 }], { date })
    await repeat(4, { department_id: host().id })
    expect(await closing({ type: 'corporate', ...firm() }, date, manager)).toEqual([3, 3])
    expect(await logs()).toContain('24.11.2026 kapatıldı: “Bakım”, ileri tarihli 3 misafir iptal edildi')
    expect((await save([{ key: null, portions: 3 }], { date })).problem?.code).toBe('guests.day_closed')
    expect(await mealOn(date)).toBeUndefined()
    await product.call('openDays', {
      as: manager,
      path: { type: 'corporate', ...firm() },
      query: { first: date, last: date },
    })
    expect((await mealOn(date))?.guests).toMatchObject([{ portions: 4, is_weekly: true }])
    await repeat(0, { department_id: host().id })
  })

  it('are cancelled when the catering closes a day for which it has published a menu', async () => {
    const [date, free] = ['2026-11-25', '2026-11-26']
    await writeMenu(product, world, { date })
    for (const one of [date, free]) await save([{ key: null, portions: 3 }], { date: one })
    expect(await closing({ type: 'catering', ...kitchen() }, date, cook)).toEqual([3, 3])
    expect((await save([{ key: null, portions: 3 }], { date })).problem?.code).toBe('guests.day_closed')
    expect(await closing({ type: 'catering', ...kitchen() }, free, cook)).toEqual([0, 0])
    expect((await mealOn(free))?.portions).toBe(3)
  })

  it('are not told beforehand where a list is frozen, nor is any choice, since such a day stays open', async () => {
    const [frozen, free] = ['2026-12-01', '2026-12-02']
    await writeMenu(product, world, { date: frozen })
    const evening = await product.call('createShift', {
      as: await tokenOf(product, world.corporateA.people.corporate3),
      path: firm(),
      body: { title: 'Akşam', start_time: '18:00', end_time: '23:00', days: [1, 2, 3, 4, 5] },
    })
    for (const date of [frozen, free]) await save([{ key: null, portions: 3 }], { date })
    await product.sql(`UPDATE menu_days SET closed_at = now() WHERE date = '${frozen}'`)
    const pair = { cateringId: kitchen().companyId, corporateId: firm().companyId }
    const eaters = [[world.corporateA.people.corporate1, 'A']] as const
    await serveDay(product, { ...pair, shiftId: evening.body.shift.id }, frozen, eaters, { isOpen: true })
    const preview = await product.call('previewClosing', {
      as: await tokenOf(product, world.corporateA.people.corporate3),
      path: { type: 'corporate', ...firm() },
      query: { days: `${frozen},${free}` },
    })
    expect(preview.body).toEqual({ choices: 0, people: 0, guests: 3, frozen_dates: [frozen], days: [] })
  })
})
