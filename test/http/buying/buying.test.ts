import exceljs, { type CellValue } from 'exceljs'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { keepDayCosts } from '../../../src/core/costs/index.ts'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { wednesdayNoon } from '../../support/product.ts'
import { tokenOf } from '../../support/world.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'

const product = useProduct()
const world = useWorld(product)
/** Thursday and Friday. */
const [thursday, friday] = ['2026-11-12', '2026-11-13']
let cook: string
let assistant: string
let seller: string
const ids: Record<string, string> = {}
const products: Record<string, string> = {}

const catering = () => ({ companyId: world.cateringA.company.id })
const sold = async (name: string, more: Partial<BodyOf<'createProduct'>> = {}) => {
  const { body } = await product.call('createProduct', {
    as: seller,
    path: { companyId: world.supplier.company.id },
    body: { name, description: 'Deneme', unit_price: 100, stock_quantity: 1000, unit_type: 'kg', ...more },
  })
  products[name] = body.product.id
  return body.product.id
}
const ingredient = async (name: string, links: BodyOf<'createIngredient'>['links'] = []) => {
  const body = { name, base_unit: 'g' as const, links }
  ids[name] = (await product.call('createIngredient', { as: cook, path: catering(), body })).body.ingredient.id
}
const recipe = (key: string, name: string, kilos: Record<string, number>) =>
  product.call('saveRecipe', {
    as: cook,
    path: { ...catering(), componentKey: key },
    body: {
      name,
      portions: 100,
      lines: Object.entries(kilos).map(([of, quantity]) => ({
        ingredient_id: ids[of] ?? '',
        quantity,
        unit: 'kg' as const,
      })),
    },
  })
const publish = async (date: string, dish: string) => {
  const { status } = await product.call('saveMenuDay', {
    as: cook,
    path: { cateringId: world.cateringA.company.id, corpId: world.corporateA.company.id },
    body: {
      ...{ shift_id: world.dayShift.id, date, status: 'published' },
      choices: [{ key: 'GELENEKSEL', label: 'Geleneksel' }],
      meals: { GELENEKSEL: { name: dish } },
    },
  })
  expect(status).toBe(200)
}
/** The kitchen cooks so many, whoever has chosen. */
const cooks = (date: string, componentKey: string, own_number: number) =>
  product.call('saveOwnNumber', { as: cook, path: { ...catering(), componentKey }, body: { date, own_number } })
const needs = async (as = cook, range = { start_date: thursday, end_date: friday }) =>
  (await product.call('getPurchaseNeeds', { as, path: catering(), query: range })).body
const workbook = async (as: string) => {
  const query = { start_date: thursday, end_date: friday }
  const { body } = await product.call('exportPurchaseNeeds', { as, path: catering(), query })
  const book = new exceljs.Workbook()
  await book.xlsx.load(body as never)
  return Object.fromEntries(
    book.worksheets.map((sheet) => [
      sheet.name,
      sheet.getSheetValues().flatMap((row) => (row === undefined ? [] : [(row as CellValue[]).slice(1)])),
    ]),
  )
}
const lineOf = async (name: string, range?: { start_date: string; end_date: string }) =>
  (await needs(cook, range)).suppliers.flatMap(({ lines }) => lines).find((line) => line.ingredient === name)
const count = (of: string, quantity: number, more: Partial<BodyOf<'saveShelfCount'>> = {}) =>
  product.call('saveShelfCount', {
    as: cook,
    path: catering(),
    body: {
      ...{ date: '2026-11-11', serving_time: '12:00' },
      counts: [{ ingredient_id: ids[of] ?? '', quantity, unit: 'kg' }],
      ...more,
    },
  })
const codeOf = ({ body }: { body: unknown }) => (body as { code: string }).code
const order = async (name: string, quantity: number, delivery_date: string | null = null) => {
  const { body } = await product.call('placeOrder', {
    as: cook,
    path: { ...catering(), supplierId: world.supplier.company.id },
    body: { items: [{ product_id: products[name] ?? '', quantity }], delivery_date },
  })
  return body.order.id
}
const setStatus = (orderId: string, status: 'cancelled' | 'delivered', as: string) =>
  product.call('updateOrder', { as, path: { orderId }, body: { status } })

beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporateOwner)
  assistant = await tokenOf(product, world.cateringA.people.corporate2)
  seller = await tokenOf(product, world.supplier.people.corporateOwner)
  await ingredient('Pirinç', [
    { product_id: await sold('Pirinç 25'), content: 25, content_unit: 'kg', is_preferred: true },
  ])
  await ingredient('Tuz')
  await ingredient('Et', [
    { product_id: await sold('Et az', { stock_quantity: 2 }), content: 10, content_unit: 'kg', is_preferred: true },
    { product_id: await sold('Et çok'), content: 1, content_unit: 'kg', is_preferred: false },
  ])
  await recipe('pilav', 'Pilav', { Pirinç: 8, Tuz: 0.2 })
  await recipe('dolma', 'Dolma', { Pirinç: 4, Et: 3 })
  await publish(thursday, 'Pilav, dolma')
  await publish(friday, 'Pilav, ayran')
  await cooks(thursday, 'pilav', 1000)
  await cooks(thursday, 'dolma', 1000)
  await cooks(friday, 'pilav', 500)
  await cooks(friday, 'ayran', 500)
})
beforeEach(() => product.clock.set(wednesdayNoon))

describe('Purchase needs', () => {
  it('add up days and components before they are rounded to whole units', async () => {
    expect(await lineOf('Pirinç')).toMatchObject({
      needed: 160_000,
      shelf: null,
      ordered: 0,
      missing: 160_000,
      units: 7,
      unit_content: 25_000,
      surplus: 15_000,
      unit_price: 100,
      amount: 700,
    })
    const { body } = await product.call('listPurchaseSources', {
      as: assistant,
      path: { ...catering(), ingredientId: ids['Pirinç'] ?? '' },
      query: { start_date: thursday, end_date: friday },
    })
    expect(body).toMatchObject({
      sources: [
        { date: thursday, name: 'Pilav', portions: 1000, per_portion: 80, quantity: 80_000 },
        { date: thursday, name: 'Dolma', quantity: 40_000 },
        { date: friday, name: 'Pilav', quantity: 40_000 },
      ],
      has_more: false,
    })
  })

  it('list what has no recipe and what is bought nowhere, and never count them as nothing', async () => {
    const { left_out } = await needs()
    expect(left_out).toEqual([
      expect.objectContaining({ what: 'Ayran', reason: 'recipe_missing', portions: 500 }),
      expect.objectContaining({ what: 'Tuz', reason: 'link_missing', quantity: 3000, base_unit: 'g' }),
    ])
  })

  it('take the rest from the next product where the preferred one is short', async () => {
    const lines = (await needs()).suppliers
      .flatMap((supplier) => supplier.lines)
      .filter((one) => one.ingredient === 'Et')
    expect(
      lines.map(({ product_name, units, needed, is_alternative }) => [product_name, units, needed, is_alternative]),
    ).toEqual(
      expect.arrayContaining([
        ['Et az', 2, 30_000, false],
        ['Et çok', 10, 0, true],
      ]),
    )
    expect(lines).toHaveLength(2)
  })

  it('show quantities without prices to level 2, and nothing to a supplier or a firm', async () => {
    const { suppliers, amount } = await needs(assistant)
    expect(amount).toBeNull()
    expect(suppliers.flatMap(({ lines }) => lines).map(({ units, unit_price }) => [units > 0, unit_price])).toEqual(
      suppliers.flatMap(({ lines }) => lines).map(() => [true, null]),
    )
    const firm = await tokenOf(product, world.corporateA.people.corporateOwner)
    for (const as of [seller, firm])
      expect((await product.call('getPurchaseNeeds', { as, path: catering() })).status).toBe(403)
  })

  it('are those of the next seven open days if no days are given', async () => {
    const { start_date, end_date, is_estimate } = await needs(cook, {} as never)
    expect([start_date, end_date > start_date, is_estimate]).toEqual([thursday, true, true])
  })

  it('are a workbook in which amounts are numbers and days are dates', async () => {
    const sheets = await workbook(cook)
    expect(sheets['Alınacaklar']?.[0]).toEqual([
      ...['Tedarikçi', 'Malzeme', 'Gerekli (tahmini)', 'Depoda', 'Yolda', 'Eksik', 'Birim', 'Alınacak', 'Satış birimi'],
      ...['Satış biriminde', 'Ürün', 'Açıklama', 'Birim fiyatı (KDV hariç)', 'Tutar (KDV hariç)'],
    ])
    const supplier = world.supplier.company.name
    expect(sheets['Alınacaklar']).toEqual(
      expect.arrayContaining([
        [supplier, 'Pirinç', 160, , 0, 160, 'kg', 7, 'kg', 25, 'Pirinç 25', 'depo sayılmadı', 100, 700],
        [supplier, 'Et', 30, , 0, 30, 'kg', 2, 'kg', 10, 'Et az', 'depo sayılmadı, stokta 2\u00a0kg', 100, 200],
        [supplier, 'Et', , , , , 'kg', 10, 'kg', 1, 'Et çok', 'öbür üründen kalan', 100, 1000],
      ]),
    )
    expect(sheets['Nereden geliyor']).toEqual(
      expect.arrayContaining([
        ['Malzeme', 'Tarih', 'Bileşen', 'Porsiyon', 'Porsiyon başına', 'Birim', 'Miktar', 'Birim'],
        ['Pirinç', new Date(`${friday}T00:00:00Z`), 'Pilav', 500, 80, 'g', 40, 'kg'],
        ['Et', new Date(`${thursday}T00:00:00Z`), 'Dolma', 1000, 30, 'g', 30, 'kg'],
      ]),
    )
    expect(sheets['Sayılamayanlar']).toEqual([
      ['Bileşen ya da malzeme', 'Neden', 'Porsiyon', 'Miktar', 'Birim'],
      ['Ayran', 'Reçetesi yok', 500],
      ['Tuz', 'Ürünü bağlı değil', , 3, 'kg'],
    ])
  })

  it('are a workbook without prices for level 2', async () => {
    const { Alınacaklar: rows } = await workbook(assistant)
    expect(rows?.[0]?.at(-1)).toBe('Açıklama')
    expect(rows?.flat()).not.toContain(700)
  })

  it.each([
    ['ends before it begins', { start_date: friday, end_date: thursday }],
    ['has more than fourteen days', { start_date: thursday, end_date: '2026-11-26' }],
  ])('refuse a range that %s', async (_what, query) => {
    expect(codeOf(await product.call('getPurchaseNeeds', { as: cook, path: catering(), query }))).toBe(
      'purchase.range_invalid',
    )
  })

  it.each([
    ['later than an order can be delivered', { start_date: '2027-01-11' }],
    ['in a mistyped year', { start_date: '2999-12-25', end_date: '2999-12-31' }],
  ])('refuse a range that begins %s', async (_what, query) => {
    expect((await needs(cook, { start_date: '2027-01-10', end_date: '2027-01-10' })).open_days).toBe(0)
    const replies = await Promise.all([
      product.call('getPurchaseNeeds', { as: cook, path: catering(), query }),
      product.call('exportPurchaseNeeds', { as: cook, path: catering(), query }),
    ])
    expect(replies.map(codeOf)).toEqual(['purchase.too_far', 'purchase.too_far'])
  })
})

describe('The shelf', () => {
  it('is taken off once, with what is under way, and what is delivered later is added', async () => {
    expect((await count('Pirinç', 50)).status).toBe(200)
    product.clock.set('2026-11-11T10:00:00Z')
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 50_000, missing: 110_000, units: 5 })
    const orderId = await order('Pirinç 25', 2)
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 50_000, ordered: 50_000, missing: 60_000, units: 3 })
    expect((await setStatus(orderId, 'delivered', seller)).status).toBe(200)
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 100_000, ordered: 0, missing: 60_000, units: 3 })
    product.clock.set('2026-11-11T11:00:00Z')
    await count('Pirinç', 200)
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 200_000, missing: 0, units: 0 })
    const cancelled = await order('Pirinç 25', 4)
    await setStatus(cancelled, 'cancelled', cook)
    expect(await lineOf('Pirinç')).toMatchObject({ ordered: 0 })
  })

  it('has what was ordered for the ingredient that a product belongs to now, not for the one it was linked to before', async () => {
    product.clock.set('2026-11-11T12:00:00Z')
    const linkTo = (product_id: string, is_preferred: boolean) =>
      ({ product_id, content: 25, content_unit: 'kg', is_preferred }) as const
    const link = linkTo(await sold('Bulgur 25'), false)
    const rice = linkTo(products['Pirinç 25'] ?? '', true)
    const relink = (of: string, links: BodyOf<'createIngredient'>['links']) =>
      product.call('updateIngredient', {
        as: cook,
        path: { ...catering(), ingredientId: ids[of] ?? '' },
        body: { name: of, base_unit: 'g', links },
      })
    await ingredient('Bulgur')
    await relink('Pirinç', [rice, link])
    const orderId = await order('Bulgur 25', 2)
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 200_000, ordered: 50_000 })
    await relink('Pirinç', [rice])
    await relink('Bulgur', [link])
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 200_000, ordered: 0 })
    await setStatus(orderId, 'delivered', seller)
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 200_000, ordered: 0 })
    await relink('Bulgur', [])
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 200_000 })
  })

  it('keeps what a package held when it was ordered, whatever the supplier packs later', async () => {
    const holds = (kilos: number) => ({ content_quantity: kilos, content_unit: 'kg' as const })
    const as = seller
    const crate = {
      name: 'Mercimek',
      description: 'Deneme',
      unit_price: 100,
      stock_quantity: 90,
      unit_type: 'Koli',
    } as const
    const product_id = await sold(crate.name, { ...crate, ...holds(12) })
    const link = (content: number) => [{ product_id, content, content_unit: 'kg' as const, is_preferred: true }]
    await ingredient('Mercimek', link(12))
    await recipe('ayran', 'Ayran', { Mercimek: 100 })
    product.clock.set('2026-11-11T12:02:00Z')
    await count('Mercimek', 0)
    product.clock.set('2026-11-11T12:04:00Z')
    const orderId = await order('Mercimek', 3)
    expect(await lineOf('Mercimek')).toMatchObject({ shelf: 0, ordered: 36_000 })
    const path = { companyId: world.supplier.company.id, productId: product_id }
    expect((await product.call('updateProduct', { as, path, body: { ...crate, ...holds(10) } })).status).toBe(200)
    const body = { name: 'Mercimek', base_unit: 'g' as const, links: link(10) }
    const lentils = { ...catering(), ingredientId: ids['Mercimek'] ?? '' }
    await product.call('updateIngredient', { as: cook, path: lentils, body })
    expect(await lineOf('Mercimek')).toMatchObject({ ordered: 36_000, unit_content: 10_000 })
    await order('Mercimek', 1)
    await setStatus(orderId, 'delivered', seller)
    expect(await lineOf('Mercimek')).toMatchObject({ shelf: 36_000, ordered: 10_000 })
    await recipe('ayran', 'Ayran', {})
  })

  it('is used by the days before the ones asked for, and so is what is delivered for them', async () => {
    const onFriday = () => lineOf('Pirinç', { start_date: friday, end_date: friday })
    product.clock.set('2026-11-11T12:10:00Z')
    await count('Pirinç', 20)
    product.clock.set('2026-11-11T12:20:00Z')
    expect(await onFriday()).toMatchObject({ needed: 40_000, shelf: 0, ordered: 0, missing: 40_000, units: 2 })
    const orders = [await order('Pirinç 25', 5, thursday)]
    expect(await onFriday()).toMatchObject({ shelf: 0, ordered: 25_000, missing: 15_000, units: 1 })
    orders.push(await order('Pirinç 25', 1, friday))
    expect(await onFriday()).toMatchObject({ shelf: 0, ordered: 50_000, missing: 0, units: 0 })
    expect(await lineOf('Pirinç')).toMatchObject({ shelf: 20_000, ordered: 150_000, missing: 0 })
    for (const orderId of orders) await setStatus(orderId, 'cancelled', cook)
  })

  it('goes down by what was cooked after the meal at which it was counted', async () => {
    const shelfAfter = async (serving_time: string | null, at: string) => {
      product.clock.set(at)
      expect((await count('Pirinç', 200, { date: thursday, serving_time })).status).toBe(200)
      const { suppliers } = await needs(cook, { start_date: friday, end_date: friday })
      return suppliers.flatMap(({ lines }) => lines).find((line) => line.ingredient === 'Pirinç')?.shelf
    }
    expect(await shelfAfter(null, '2026-11-12T20:00:00Z')).toBe(80_000)
    expect(await shelfAfter('23:00', '2026-11-12T20:05:00Z')).toBe(200_000)
  })

  it('refuses a count in the future, one from which nothing follows any more, one before the last one, and one in a wrong unit', async () => {
    product.clock.set('2026-11-13T08:00:00Z')
    expect(codeOf(await count('Tuz', 1, { date: '2026-11-14' }))).toBe('count.future')
    expect(codeOf(await count('Tuz', 1, { date: '2026-10-12' }))).toBe('count.too_old')
    expect((await count('Tuz', 0, { date: thursday, serving_time: null })).status).toBe(200)
    product.clock.set('2026-11-13T09:00:00Z')
    expect(codeOf(await count('Tuz', 1, { date: '2026-11-11' }))).toBe('count.before_last')
    const counts = [{ ingredient_id: ids['Tuz'] ?? '', quantity: 1, unit: 'L' as const }]
    expect(codeOf(await count('Tuz', 1, { counts }))).toBe('count.unit_differs')
  })

  it('has one count of two at the same moment', async () => {
    product.clock.set('2026-11-13T10:00:00Z')
    const replies = await Promise.all([count('Et', 1, { date: thursday }), count('Et', 2, { date: thursday })])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const { shelf } = (await product.call('listShelf', { as: assistant, path: catering() })).body
    expect(shelf.find(({ name }) => name === 'Et')).toMatchObject({ date: thursday, serving_time: '12:00' })
  })

  it('goes down by what was kept of a day when it ended, whatever becomes of its plan', async () => {
    const monday = '2026-11-16'
    product.clock.set('2026-11-14T09:00:00Z')
    await publish(monday, 'Pilav')
    await cooks(monday, 'pilav', 10)
    const seen = async () => {
      const { shelf } = (await product.call('listShelf', { as: assistant, path: catering() })).body
      const { suppliers } = await needs(cook, { start_date: monday, end_date: monday })
      const line = suppliers.flatMap(({ lines }) => lines).find(({ ingredient: name }) => name === 'Pirinç')
      return [shelf.find(({ name }) => name === 'Pirinç')?.on_shelf, line?.shelf]
    }
    expect(await seen()).toEqual([160_000, 160_000])
    await product.use(keepDayCosts)({ cateringId: world.cateringA.company.id, date: friday })
    await product.sql(`DELETE FROM own_numbers WHERE date = '${friday}'`)
    expect(await seen()).toEqual([160_000, 160_000])
    await product.sql('DELETE FROM cost_days')
    expect(await seen()).toEqual([200_000, 200_000])
  })
})
