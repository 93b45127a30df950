import exceljs, { type CellValue } from 'exceljs'
import { beforeAll, describe, expect, it } from 'vitest'
import { keepDayCosts } from '../../../src/core/costs/index.ts'
import { openPartnership } from '../../../src/core/partnerships/index.ts'
import type { BodyOf } from '../../../src/http/contract/contract-types.ts'
import { startWorker } from '../../../src/main/worker.ts'
import { useProduct, useWorld } from '../../support/use-product.ts'
import { enrol, type Person, tokenOf } from '../../support/world.ts'

const product = useProduct()
const world = useWorld(product)
const [thursday, friday, monday] = ['2026-11-12', '2026-11-13', '2026-11-16']
let cook: string
let meat: string
let salt: string
let meatProduct: string
const meatBox = { name: 'Et 10 kg', description: 'Deneme', stock_quantity: 100, unit_type: 'Koli' } as const
const firmA: Person[] = []
const firmB: Person[] = []

const catering = () => ({ companyId: world.cateringA.company.id })
const stew = () => ({ ...catering(), componentKey: 'tas kebabi' })
const publish = async (firm: 'corporateA' | 'corporateB', shift_id: string, date: string, dish: string) => {
  const { status } = await product.call('saveMenuDay', {
    as: cook,
    path: { cateringId: world.cateringA.company.id, corpId: world[firm].company.id },
    body: {
      ...{ shift_id, date, status: 'published' },
      choices: [{ key: 'GELENEKSEL', label: 'Geleneksel' }],
      meals: { GELENEKSEL: { name: dish } },
    },
  })
  expect(status).toBe(200)
}
const eats = async (person: Person | undefined, shift_id: string, date: string) => {
  const eater = person as Person
  const { status } = await product.call('saveChoice', {
    as: await tokenOf(product, eater, 'individual'),
    path: { companyId: eater.companyId, userId: eater.id },
    body: { date, shift_id, catering_id: world.cateringA.company.id, choice: 'GELENEKSEL' },
  })
  expect(status).toBe(200)
}
const ingredient = async (name: string, links: BodyOf<'createIngredient'>['links'] = []) => {
  const body = { name, base_unit: 'g' as const, links }
  return (await product.call('createIngredient', { as: cook, path: catering(), body })).body.ingredient.id
}
const saveRecipe = (lines: [id: string, kilos: number][]) =>
  product.call('saveRecipe', {
    as: cook,
    path: stew(),
    body: {
      name: 'Tas kebabı',
      portions: 100,
      lines: lines.map(([ingredient_id, quantity]) => ({ ingredient_id, quantity, unit: 'kg' as const })),
    },
  })
const give = (percent: number) =>
  product.call('savePortionFactors', {
    as: cook,
    path: stew(),
    body: { firms: [{ corporate_id: world.corporateB.company.id, percent }] },
  })
const reserve = (reserve_percent: number) =>
  product.call('saveReserve', { as: cook, path: catering(), body: { reserve_percent } })
const pay = async (unit_price: number, start_date: string) => {
  const { body } = await product.call('sendOffer', {
    as: await tokenOf(product, world.corporateA.people.corporate3),
    path: { companyId: world.corporateA.company.id },
    body: { catering_id: world.cateringA.company.id, unit_price, duration_months: 12, start_date },
  })
  const path = { ...catering(), offerId: body.offer.id }
  expect((await product.call('answerOffer', { as: cook, path, body: { action: 'accept' } })).status).toBe(200)
}
const costs = async (month?: string) =>
  (await product.call('getMonthCosts', { as: cook, path: catering(), query: month === undefined ? {} : { month } }))
    .body
const daysOf = async (firm: 'corporateA' | 'corporateB') =>
  (await product.call('getFirmCosts', { as: cook, path: { ...catering(), corpId: world[firm].company.id } })).body.days
const workbook = async (month?: string) => {
  const query = month === undefined ? {} : { month }
  const { body } = await product.call('exportMonthCosts', { as: cook, path: catering(), query })
  const book = new exceljs.Workbook()
  await book.xlsx.load(body as never)
  return book
}
const rowsOf = (book: exceljs.Workbook, sheet: string) =>
  (book.getWorksheet(sheet)?.getSheetValues() ?? []).flatMap((row) =>
    row === undefined ? [] : [(row as CellValue[]).slice(1)],
  )
const firmIn = ({ firms }: Awaited<ReturnType<typeof costs>>, name: string) =>
  firms.find(({ corporate_name }) => corporate_name === name)
/** Midnight in Türkiye, when the day ends. */
const endOf = (day: string) => `${day}T21:00:00Z`
const letJobsRun = async () => {
  await product.sql(`SELECT graphile_worker.add_job('keepCosts')`)
  const worker = startWorker(product, { info: () => undefined, error: () => undefined })
  try {
    await expect.poll(() => product.sql('SELECT FROM graphile_worker.jobs'), { interval: 25 }).toEqual([])
  } finally {
    await worker.stop()
  }
}

beforeAll(async () => {
  cook = await tokenOf(product, world.cateringA.people.corporateOwner)
  await product.use(openPartnership)(world.cateringA.company, world.corporateB.company)
  await product.sql('DELETE FROM menu_days')
  for (let eater = 0; eater < 4; eater++) {
    firmA.push(await enrol(product, world.corporateA.company, 'individual'))
    firmB.push(await enrol(product, world.corporateB.company, 'individual'))
  }
  const seller = await tokenOf(product, world.supplier.people.corporateOwner)
  const { body } = await product.call('createProduct', {
    as: seller,
    path: { companyId: world.supplier.company.id },
    body: { ...meatBox, unit_price: 500 },
  })
  meatProduct = body.product.id
  meat = await ingredient('Et', [{ product_id: meatProduct, content: 10, content_unit: 'kg', is_preferred: true }])
  salt = await ingredient('Tuz')
  await saveRecipe([
    [meat, 10],
    [salt, 1],
  ])
  await give(150)
  await reserve(50)
  await pay(120, '2026-11-11')
  await publish('corporateA', world.dayShift.id, thursday, 'Tas kebabı, ayran')
  await publish('corporateB', world.foreignShift.id, thursday, 'Tas kebabı')
  await publish('corporateA', world.dayShift.id, friday, 'Tas kebabı')
  for (const person of firmA) await eats(person, world.dayShift.id, thursday)
  for (const person of firmB.slice(0, 2)) await eats(person, world.foreignShift.id, thursday)
  await eats(firmA[0], world.dayShift.id, friday)
})

describe('The costs of a kitchen', () => {
  it('are empty before a day is over', async () => {
    expect(await costs()).toMatchObject({ month: '2026-11', days: 0, cost: 0, is_complete: true, firms: [] })
  })

  it('are kept in the night, with reserve and larger portions, and name what is not known', async () => {
    product.clock.set(endOf(thursday))
    await letJobsRun()
    const kept = await costs()
    // Six meals and a reserve of three; firm B gets one and a half portions of 100 g at 50 lira a kilo.
    expect(kept).toMatchObject({
      ...{ days: 1, missing_days: [], portions: 6, cost: 52.5, is_complete: false },
      ...{ unpriced: ['Tuz'], without_recipe: ['Ayran'], billed: 480, unbilled_portions: 2 },
      components: [
        { key: 'tas kebabi', portions: 10.5, cost: 52.5, unpriced: ['Tuz'], without_recipe: [] },
        { key: 'ayran', portions: 6, cost: 0, unpriced: [], without_recipe: ['Ayran'] },
      ],
    })
    expect(firmIn(kept, world.corporateA.company.name)).toMatchObject({
      ...{ portions: 4, cost: 30, billed: 480, unbilled_portions: 0, unpriced: ['Tuz'], without_recipe: ['Ayran'] },
    })
    expect(firmIn(kept, world.corporateB.company.name)).toMatchObject({
      ...{ portions: 2, cost: 22.5, billed: 0, unbilled_portions: 2, unpriced: ['Tuz'], without_recipe: [] },
    })
  })

  it('of a day that is kept do not move with prices, recipes, portions, reserve or another night', async () => {
    const before = await costs()
    const seller = await tokenOf(product, world.supplier.people.corporateOwner)
    const { status } = await product.call('updateProduct', {
      as: seller,
      path: { companyId: world.supplier.company.id, productId: meatProduct },
      body: { ...meatBox, unit_price: 900 },
    })
    expect(status).toBe(200)
    await saveRecipe([[meat, 12]])
    await give(100)
    await reserve(0)
    await product.use(keepDayCosts)({ cateringId: world.cateringA.company.id, date: thursday })
    expect(await costs()).toEqual(before)
  })

  it('of the next day follow its own prices, the number of the cook and what is billed on that day', async () => {
    await pay(150, friday)
    await product.call('saveOwnNumber', { as: cook, path: stew(), body: { date: friday, own_number: 3 } })
    product.clock.set(endOf(friday))
    await letJobsRun()
    expect(await daysOf('corporateA')).toMatchObject([
      { date: thursday, portions: 4, cost: 30, is_complete: false, unit_price: 120, billed: 480 },
      { date: friday, portions: 1, cost: 32.4, is_complete: true, unit_price: 150, billed: 150 },
    ])
    expect(firmIn(await costs(), world.corporateA.company.name)).toMatchObject({ portions: 5, cost: 62.4, billed: 630 })
    expect(await daysOf('corporateB')).toMatchObject([{ date: thursday, unit_price: null, billed: null }])
    expect(await costs('2026-10')).toMatchObject({ month: '2026-10', days: 0, firms: [], components: [] })
  })

  it('of a day that nobody kept for a week are missing and said so, since its prices would be guessed', async () => {
    await publish('corporateA', world.dayShift.id, monday, 'Tas kebabı')
    await eats(firmA[0], world.dayShift.id, monday)
    product.clock.set('2026-11-24T09:00:00Z')
    await letJobsRun()
    expect(await costs()).toMatchObject({ days: 2, missing_days: [monday] })
  })
})

describe('The workbook of a month', () => {
  const dayOf = (date: string) => new Date(`${date}T00:00:00Z`)

  it('has the figures of the screen as numbers, “en az” in words and what is not known by name', async () => {
    const [book, kept] = [await workbook(), await costs()]
    expect(book.worksheets.map(({ name }) => name)).toEqual(['Ay', 'Firmalar', 'Bileşenler', 'Günler'])
    expect(rowsOf(book, 'Ay')).toEqual([
      ['Bilgi', 'Değer', 'Açıklama'],
      ['Şirket', world.cateringA.company.name],
      ['Ay', 'Kasım 2026'],
      ['Maliyeti saklanan gün', 2, 'Biten 2 gün, her biri kendi gününün reçete ve fiyatlarıyla'],
      ['Maliyeti saklanmayan gün', 1, '16\u00a0Kasım'],
      ['Öğün', 7],
      ['Malzeme, en az', kept.cost, 'Pişirilenlerin hepsi, KDV’siz'],
      ['Öğün başına, en az', kept.cost / 7, '7 öğün'],
      ['Sözleşme tutarı', 630, '2 öğünün fiyatı yok'],
      ['Malzemenin payı', , 'Malzeme ÷ sözleşme tutarı'],
      ['Fiyatı bilinmeyen malzeme', 1, 'Tuz'],
      ['Reçetesi olmayan bileşen', 1, 'Ayran'],
    ])
    const [a, b] = [world.corporateA.company.name, world.corporateB.company.name]
    const missing = 'Fiyatı bilinmiyor: Tuz · Reçetesi yok: Ayran'
    expect(rowsOf(book, 'Firmalar')).toEqual([
      [
        ...['Firma', 'Öğün', 'Malzeme (KDV hariç)', 'Durum', 'Öğün başına', 'Sözleşme tutarı (KDV hariç)'],
        ...['Fiyatı olmayan öğün', 'Malzemenin payı', 'Eksik bilgi'],
      ],
      [a, 5, 62.4, 'En az', 12.48, 630, 0, 62.4 / 630, missing],
      [b, 2, 22.5, 'En az', 11.25, , 2, , 'Fiyatı bilinmiyor: Tuz'],
    ])
    expect(rowsOf(book, 'Bileşenler')).toEqual([
      ['Bileşen', 'Porsiyon', 'Malzeme (KDV hariç)', 'Durum', 'Porsiyon başına', 'Eksik bilgi'],
      ['Tas kebabı', 13.5, 84.9, 'En az', 84.9 / 13.5, 'Fiyatı bilinmiyor: Tuz'],
      ['Ayran', 6, 0, 'En az', 0, 'Reçetesi yok: Ayran'],
    ])
    expect(rowsOf(book, 'Günler').slice(1)).toEqual([
      [dayOf(thursday), 6, 52.5, 'En az', 8.75, 480, 2, , missing],
      [dayOf(friday), 1, 32.4, 'Tam', 32.4, 150, 0, 0.216],
      [dayOf(monday), , , 'Saklanmadı'],
    ])
    expect(book.getWorksheet('Ay')?.getCell('B7').numFmt).toBe('#,##0.00 "₺"')
    expect(book.getWorksheet('Firmalar')?.getCell('C2').numFmt).toBe('#,##0.00 "₺"')
    expect(book.getWorksheet('Firmalar')?.getCell('H2').numFmt).toBe('0.0%')
  })

  it('is empty for a month of which nothing was kept', async () => {
    const book = await workbook('2026-10')
    expect(rowsOf(book, 'Ay')).toEqual(expect.arrayContaining([['Malzeme', 0, 'Pişirilenlerin hepsi, KDV’siz']]))
    for (const sheet of ['Firmalar', 'Bileşenler', 'Günler']) expect(rowsOf(book, sheet)).toHaveLength(1)
  })

  it('has every row that the screen leaves out, no formula, and adds up to the month to the kuruş', async () => {
    const { id } = world.cateringA.company
    await product.sql(`
      INSERT INTO companies (id, type, name, slug, tax_number, address, created_at)
      SELECT md5('firm' || n)::uuid, 'corporate', (ARRAY['=', '+', '-', '@'])[1 + n % 4] || '1+1 ' || n, 'firma-' || n,
        '1234567890', '{"street": "", "district": "", "city": "Bursa", "postal_code": ""}', now()
      FROM generate_series(1, 310) n;
      INSERT INTO cost_days (catering_id, date, kept_at) VALUES ('${id}', '2026-09-03', now());
      INSERT INTO cost_firms (catering_id, date, corporate_id, portions, cost, unpriced, without_recipe)
      SELECT '${id}', '2026-09-03', md5('firm' || n)::uuid, 1, 10.0004, '{}', '{}' FROM generate_series(1, 310) n;
      INSERT INTO cost_components (catering_id, date, key, name, portions, cost, unpriced, without_recipe)
      SELECT '${id}', '2026-09-03', 'k' || n, '=1+1', 1, 1.087, '{}', '{}' FROM generate_series(1, 2852) n`)
    const [book, kept] = [await workbook('2026-09'), await costs('2026-09')]
    expect(kept).toMatchObject({ has_more: true, portions: 310, cost: 3100.12 })
    const [, ...firms] = rowsOf(book, 'Firmalar')
    const [, ...components] = rowsOf(book, 'Bileşenler')
    const sum = (rows: CellValue[][], column: number) => rows.reduce((all, row) => all + Number(row[column]), 0)
    expect([firms.length, components.length]).toEqual([310, 2852])
    expect(sum(firms, 1)).toBe(kept.portions)
    expect(sum(firms, 2)).toBeCloseTo(kept.cost, 2)
    expect(sum(components, 2)).toBeCloseTo(kept.cost, 2)
    expect(sum(rowsOf(book, 'Günler').slice(1), 2)).toBeCloseTo(kept.cost, 2)
    const isQuoted = (name: unknown) => typeof name === 'string' && /^'[=+\-@]/.test(name)
    expect([...firms, ...components].filter(([name]) => !isQuoted(name))).toEqual([])
  })
})
