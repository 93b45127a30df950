import exceljs, { type CellValue } from 'exceljs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWorker } from '../../../src/main/worker.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { enrol, menu, type Person, tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
let cook: string
let manager: string
beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporate4)
  manager = await tokenOf(product, world.corporateA.people.corporate3)
})
beforeEach(() => product.clock.set(wednesdayNoon))

const kitchen = () => ({ cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id })
const firm = () => ({ companyId: world.corporateA.company.id })
/** Midnight in Istanbul, when Thursday the 12th closes. */
const cutOff = '2026-11-11T21:00:00Z'

const eaterOf = (department: number | null) =>
  enrol(product, world.corporateA.company, 'individual', {
    departmentId: department === null ? null : (world.corporateA.departments[department]?.id ?? null),
  })
const choose = async (person: Person, choice: string, more: { date?: string; shift_id?: string } = {}) => {
  const reply = await product.call('saveChoice', {
    as: await tokenOf(product, person, 'individual'),
    path: { companyId: person.companyId, userId: person.id },
    body: {
      date: world.menuDate,
      shift_id: world.dayShift.id,
      catering_id: world.cateringA.company.id,
      choice,
      ...more,
    },
  })
  return reply.status
}
const kitchenLists = async (date?: string) =>
  (await product.call('getKitchenLists', { as: cook, path: kitchen(), query: date === undefined ? {} : { date } })).body
const firmLists = async () => (await product.call('getFirmLists', { as: manager, path: firm() })).body
const dayOf = ({ lists }: Awaited<ReturnType<typeof kitchenLists>>, date = world.menuDate) =>
  lists.find((list) => list.shift_id === world.dayShift.id && list.date === date)!
const deactivate = async ({ id }: Person) =>
  product.call('updateEmployee', {
    as: manager,
    path: { type: 'corporate', companyId: world.corporateA.company.id, userId: id },
    body: { is_active: false },
  })
const countsOf = (list: ReturnType<typeof dayOf>) =>
  Object.fromEntries(list.options.map(({ key, count }) => [key, count]))

describe("the kitchen's list", () => {
  const eaters: Person[] = []

  it('is live before the cut-off, with every department of three or more meals, and without people who only work at night', async () => {
    for (const department of [0, 0, 0, 0, 1, null]) eaters.push(await eaterOf(department))
    const sleeper = await eaterOf(0)
    await product.call('saveUsualShifts', {
      as: await tokenOf(product, sleeper, 'individual'),
      path: { companyId: sleeper.companyId, userId: sleeper.id },
      body: { shift_ids: [world.nightShift.id] },
    })
    const keys = ['GELENEKSEL1', 'GELENEKSEL1', 'GELENEKSEL1', 'ALTERNATIF1', 'ALTERNATIF1', 'SKIP']
    for (const [at, eater] of eaters.entries()) expect(await choose(eater, keys[at]!)).toBe(200)
    const { lists, today } = await kitchenLists()
    expect([today, lists.length]).toEqual(['2026-11-11', 2])
    const day = dayOf({ lists } as never)
    expect(day).toMatchObject({
      is_frozen: false,
      closes_at: '2026-11-11T21:00:00.000Z',
      meals: 5,
      skipped: 1,
      later: 0,
      expected: null,
    })
    expect(countsOf(day)).toEqual({ GELENEKSEL1: 3, GELENEKSEL2: 0, ALTERNATIF1: 2 })
    expect(day.options.map(({ tags }) => tags)).toEqual([['etsiz'], [], ['vegan']])
    expect(day.departments).toMatchObject([{ is_others: true, total: 5, counts: { GELENEKSEL1: 3, ALTERNATIF1: 2 } }])
    const night = lists.find(({ shift_id }) => shift_id === world.nightShift.id)!
    expect(night.undecided! - day.undecided!).toBe(1)
    const [people] = await product.sql(
      `SELECT count(*)::int AS count FROM users WHERE company_id = '${world.corporateA.company.id}' AND is_active`,
    )
    expect(day.meals + day.skipped + day.undecided!).toBe(Number(people?.['count']) - 1)
  })

  it('shows which dish was replaced', async () => {
    const change = async (name: string) => {
      const { status } = await product.call('saveMenuDay', {
        as: cook,
        path: kitchen(),
        body: {
          shift_id: world.dayShift.id,
          date: world.menuDate,
          ...menu,
          meals: { ...menu.meals, ALTERNATIF1: { name } },
          dish_changes: { ALTERNATIF1: 'substitution' },
        },
      })
      expect(status).toBe(200)
      return dayOf(await kitchenLists('2026-11-11')).options.map(({ meal, replaces, replaced_by }) => [
        meal,
        replaces,
        replaced_by,
      ])
    }
    expect((await change('Türlü'))[2]).toEqual(['Türlü', ['Sebzeli makarna'], null])
    expect(await change('Sebzeli makarna')).toEqual([
      ['Kuru fasulye', [], null],
      ['Etli nohut', [], null],
      ['Sebzeli makarna', [], null],
    ])
  })

  it('is frozen by the first reader after the cut-off, the same for kitchen and firm, and does not change afterwards', async () => {
    product.clock.set(cutOff)
    const frozen = dayOf(await firmLists())
    expect(frozen).toMatchObject({ is_frozen: true, closes_at: '2026-11-11T21:00:00.000Z', meals: 5, skipped: 1 })
    expect(dayOf(await kitchenLists('2026-11-11'))).toEqual({ ...frozen, undecided: frozen.undecided })
    expect(await choose(eaters[0]!, 'ALTERNATIF1')).toBe(422)
    product.clock.set('2026-11-11T20:59:00Z')
    expect(await choose(eaters[0]!, 'ALTERNATIF1'), 'a clock that is behind').toBe(422)
    expect(
      (
        await product.call('withdrawChoice', {
          as: await tokenOf(product, eaters[0]!, 'individual'),
          path: { companyId: eaters[0]!.companyId, userId: eaters[0]!.id },
          query: { date: world.menuDate, shift_id: world.dayShift.id },
        })
      ).status,
    ).toBe(422)
  })

  it('shows separately how many people left later, to the firm only if they are several, and which dish was replaced', async () => {
    product.clock.set('2026-11-11T20:59:00Z')
    await deactivate(eaters[3]!)
    const seen = dayOf(await kitchenLists('2026-11-11'))
    expect(countsOf(seen)).toEqual({ GELENEKSEL1: 3, GELENEKSEL2: 0, ALTERNATIF1: 2 })
    expect([seen.later, seen.options.map(({ later }) => later)]).toEqual([-1, [0, 0, -1]])
    const seenByFirm = dayOf(await firmLists())
    expect([seenByFirm.later, seenByFirm.options.map(({ later }) => later)]).toEqual([-1, [0, 0, 0]])
    product.clock.set(cutOff)
    const draft = { ...menu, meals: { ...menu.meals, GELENEKSEL1: { name: 'Barbunya' } } }
    const change = (dish_change: 'correction' | 'substitution') =>
      product.call('saveMenuDay', {
        as: cook,
        path: kitchen(),
        body: {
          shift_id: world.dayShift.id,
          date: world.menuDate,
          ...draft,
          dish_changes: { GELENEKSEL1: dish_change },
        },
      })
    expect((await change('correction')).body).toMatchObject({ code: 'menu_day.correction_too_late' })
    expect((await change('substitution')).status).toBe(200)
    expect(dayOf(await kitchenLists('2026-11-12')).options[0]).toMatchObject({
      meal: 'Kuru fasulye',
      tags: ['etsiz'],
      count: 3,
      replaces: [],
      replaced_by: 'Barbunya',
    })
  })

  it('estimates meals from the share of people who ate recently', async () => {
    product.clock.set('2026-11-12T09:00:00Z')
    await product.call('saveMenuDay', {
      as: cook,
      path: kitchen(),
      body: { shift_id: world.dayShift.id, date: '2026-11-13', ...menu, status: 'published' },
    })
    const lists = await kitchenLists()
    const [past, next] = [dayOf(lists), dayOf(lists, '2026-11-13')]
    const people = past.meals + past.skipped + past.undecided!
    expect(next.expected).toBe(Math.round((next.undecided! * past.meals) / people))
    expect(next.undecided).toBeGreaterThan(5)
  })

  it('can be downloaded as a workbook with real dates and numbers and without formulas', async () => {
    product.clock.set('2026-11-12T09:00:00Z')
    await product.sql(`UPDATE shifts SET title = '=1+1' WHERE id = '${world.dayShift.id}'`)
    const read = async (body: unknown) => {
      const workbook = new exceljs.Workbook()
      await workbook.xlsx.load(body as ArrayBuffer)
      const rows: CellValue[][] = []
      const [sheet] = workbook.worksheets
      expect(sheet?.pageSetup).toMatchObject({ paperSize: 9, orientation: 'landscape', fitToWidth: 1, fitToHeight: 0 })
      sheet?.eachRow((row) => rows.push((row.values as CellValue[]).slice(1)))
      return rows
    }
    const query = { date: world.menuDate, shift_id: world.dayShift.id }
    const ofKitchen = await read((await product.call('exportKitchenLists', { as: cook, path: kitchen(), query })).body)
    const ofFirm = await read((await product.call('exportFirmLists', { as: manager, path: firm(), query })).body)
    const isLater = (row: unknown[]) => String(row[5]).startsWith('Kesinleştikten')
    expect(ofFirm.filter((row) => !isLater(row))).toEqual(ofKitchen.filter((row) => !isLater(row)))
    expect(ofKitchen[0]).toEqual('Tarih Firma Catering Vardiya Durum Departman Seçenek Yemek Kişi Not'.split(' '))
    const [a, b] = [world.corporateA.company.name, world.cateringA.company.name]
    const fixed = [new Date('2026-11-12T00:00:00Z'), a, b, "'=1+1 09:00–17:00", 'Kesinleşti · 11\u00a0Kasım 23.59']
    const everybody = [...fixed, 'Tümü']
    expect(ofKitchen).toContainEqual([...everybody, 'Geleneksel 1', 'Kuru fasulye', 3, 'Değişti: yerine Barbunya'])
    expect(ofKitchen).toContainEqual([...everybody, 'Toplam porsiyon', undefined, 5])
    expect(ofKitchen).toContainEqual([...everybody, 'Yemeyecek', undefined, 1])
    const afterwards = [...fixed, 'Kesinleştikten sonra (sayılara katılmadı)']
    expect(ofKitchen.filter(isLater)).toEqual([[...afterwards, 'Alternatif 1', 'Sebzeli makarna', -1]])
    expect(ofFirm.filter(isLater), 'one person, whose dish the firm is not told').toEqual([
      [...afterwards, 'Toplam porsiyon', undefined, -1],
    ])
  })

  it('is frozen by the job if nobody reads it', async () => {
    product.clock.set('2026-11-12T21:00:00Z')
    const worker = startWorker(product, { info: () => undefined, error: () => undefined })
    await product.sql(`SELECT graphile_worker.add_job('freezeLists')`)
    await expect
      .poll(() => product.sql(`SELECT DISTINCT date::text FROM kitchen_lists ORDER BY 1`))
      .toContainEqual({ date: '2026-11-13' })
    await worker.stop()
  })
})
