import { beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../support/multipart.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { cellsOf, workbookOf } from '../../support/workbook.ts'
import { tokenOf } from '../../support/world.ts'

const product = useProduct()
const supplier = useCompany(product, 'supplier', 'Çuval Gıda')
const catering = useCompany(product, 'catering', 'Deneme Yemek')
let seller: string
let buyer: string
beforeAll(async () => {
  seller = await tokenOf(product, supplier.people.corporate3)
  buyer = await tokenOf(product, catering.people.corporate3)
})

const shop = () => ({ companyId: supplier.company.id })
const flour = {
  name: 'Un',
  description: 'Tip 650',
  category: 'Bakliyat',
  unit_price: 495,
  stock_quantity: 100,
  unit_type: 'Çuval' as const,
  minimum_order_quantity: 1,
}
let names = 0
const create = (more: object = {}) =>
  product.call('createProduct', { as: seller, path: shop(), body: { ...flour, name: `Un ${++names}`, ...more } })
const update = (productId: string, more: object) =>
  product.call('updateProduct', { as: seller, path: { ...shop(), productId }, body: { ...flour, ...more } })
const order = (items: { product_id: string; quantity: number }[], delivery_date?: string) =>
  product.call('placeOrder', {
    as: buyer,
    path: { companyId: catering.company.id, supplierId: supplier.company.id },
    body: { items, ...(delivery_date !== undefined && { delivery_date }) },
  })
const sack = { content_quantity: 25, content_unit: 'kg', vat_rate: 1 }

describe('a product sold in packages', () => {
  it('has a content, a code and a VAT rate, which a change that does not mention them keeps', async () => {
    const made = (await create({ ...sack, code: ' UN  25 ' })).body.product
    expect(made).toMatchObject({ ...sack, unit_type: 'Çuval', code: 'UN 25' })
    const renamed = (await update(made.id, { name: made.name, description: 'Tip 550' })).body.product
    expect(renamed).toMatchObject({ ...sack, description: 'Tip 550', code: 'UN 25' })
    const bare = (await update(made.id, { name: made.name, unit_type: 'kg', code: null, vat_rate: null })).body.product
    expect(bare).toMatchObject({
      unit_type: 'kg',
      content_quantity: null,
      content_unit: null,
      code: null,
      vat_rate: null,
    })
  })

  it('is refused with half a content, none in it, a content of kilograms, and a rate that there is not', async () => {
    const codeFor = async (more: object) => (await create(more)).problem.code
    expect(await codeFor({ content_quantity: 25 })).toBe('product.content_invalid')
    expect(await codeFor({ content_unit: 'kg' })).toBe('product.content_invalid')
    expect(await codeFor({ ...sack, content_quantity: 0 })).toBe('product.content_invalid')
    expect(await codeFor({ ...sack, unit_type: 'kg' })).toBe('product.content_without_package')
    expect((await create({ vat_rate: 18 })).problem).toMatchObject({ status: 400, errors: [{ path: 'vat_rate' }] })
  })

  it('has a code of its own in any spelling, and is found by its beginning', async () => {
    const { id } = (await create({ code: 'ŞKR-50' })).body.product
    const taken = await create({ code: 'skr-50' })
    expect([taken.status, taken.problem.code]).toEqual([409, 'product.code_taken'])
    const other = (await create({ code: 'X1' })).body.product
    expect((await update(other.id, { name: other.name, code: 'Şkr-50' })).problem.code).toBe('product.code_taken')
    const find = async (search: string) =>
      (
        await product.call('listStoreProducts', {
          as: buyer,
          path: { companyId: catering.company.id, supplierId: supplier.company.id },
          query: { search },
        })
      ).body.products.map((found) => found.id)
    expect(await find('şkr')).toEqual([id])
    expect(await find('kr-50')).toEqual([])
    await product.call('deleteProduct', { as: seller, path: { ...shop(), productId: id } })
    expect((await create({ code: 'ŞKR-50' })).status).toBe(201)
  })
})

describe('an order', () => {
  it('keeps content, code and rate, and adds VAT per rate to the kuruş', async () => {
    const [one, other] = [
      (await create({ ...sack, unit_price: 0.5, code: 'A-1' })).body.product,
      (await create({ vat_rate: 20, unit_price: 10.01 })).body.product,
    ]
    const placed = (
      await order([
        { product_id: one.id, quantity: 1 },
        { product_id: other.id, quantity: 1 },
      ])
    ).body.order
    expect(placed).toMatchObject({
      total_amount: 10.51,
      vat_amount: 2.01,
      total_with_vat: 12.52,
      delivered_amount: null,
    })
    expect(placed.items[0]).toMatchObject({ ...sack, product_code: 'A-1' })
    await update(one.id, { name: one.name, vat_rate: null, code: 'A-2', content_quantity: 50, content_unit: 'kg' })
    const { order: read } = (await product.call('getOrder', { as: buyer, path: { orderId: placed.id } })).body
    expect(read.items[0]).toMatchObject({ ...sack, product_code: 'A-1' })
    const unknown = (await order([{ product_id: one.id, quantity: 1 }])).body.order
    expect(unknown).toMatchObject({ vat_amount: null, total_with_vat: null })
  })
})

describe('terms of delivery', () => {
  const save = (more: object = {}) =>
    product.call('saveDeliveryTerms', {
      as: seller,
      path: shop(),
      body: { weekdays: [6, 4, 1], cutoff_days: 1, cutoff_time: '16:00', minimum_amount: 1000, ...more },
    })

  it('are shown to buyers, logged, and refused if they changed meanwhile', async () => {
    expect((await save({ version: 0 })).body.delivery_terms).toMatchObject({ weekdays: [1, 4, 6], version: 1 })
    const late = await save({ version: 0, minimum_amount: 5 })
    expect([late.status, late.problem.code]).toEqual([409, 'record.changed_meanwhile'])
    expect(late.problem.present).toMatchObject({ delivery_terms: { minimum_amount: 1000 } })
    const { body } = await product.call('listStoreProducts', {
      as: buyer,
      path: { companyId: catering.company.id, supplierId: supplier.company.id },
      query: {},
    })
    expect(body.delivery_terms).toMatchObject({ weekdays: [1, 4, 6], cutoff_time: '16:00', minimum_amount: 1000 })
    expect(
      await product.sql(
        `SELECT FROM audit_logs WHERE event = 'delivery_terms.changed' AND company_id = '${shop().companyId}'`,
      ),
    ).toHaveLength(1)
  })

  it('decide about the wished date and the smallest amount, in a sentence each', async () => {
    await save()
    const { id } = (await create({ unit_price: 400 })).body.product
    const three = [{ product_id: id, quantity: 3 }]
    const today = product.clock.now().toISOString().slice(0, 10)
    const on = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    /** Today is a Wednesday, noon. */
    const codeFor = async (date: string) => (await order(three, date)).problem.code
    expect(await codeFor(on(2))).toBe('order.delivery_closed_day')
    expect(await codeFor(on(-1))).toBe('order.delivery_past')
    expect(await codeFor(on(61))).toBe('order.delivery_too_far')
    const small = await order([{ product_id: id, quantity: 2 }], on(1))
    expect([small.status, small.problem.code]).toEqual([422, 'order.amount_below_minimum'])
    expect(small.problem.detail).toContain('1.000,00')
    expect((await order(three, on(1))).body.order).toMatchObject({ delivery_date: on(1) })
    expect((await order(three)).body.order).toMatchObject({ delivery_date: null })
    await save({ cutoff_days: 2 })
    const late = await order(three, on(1))
    expect([late.problem.code, late.problem.detail]).toEqual([
      'order.delivery_too_late',
      expect.stringMatching(/teslimatı için sipariş süresi doldu; en erken .+ Cumartesi seçilebilir/),
    ])
  })
})

describe('a price list', () => {
  const upload = async (...rows: (string | number)[][]) => {
    const { headers, body } = multipart({ name: 'liste.xlsx', content: await workbookOf(...rows) })
    const { text } = await product.send({
      method: 'POST',
      path: `/api/supplier/${supplier.company.id}/products/bulk-upload`,
      headers: { ...headers, authorization: `Bearer ${seller}` },
      body,
    })
    return JSON.parse(text) as {
      added_count: number
      unchanged_count: number
      errors: { row: number; message: string }[]
    }
  }
  const headings = ['Ürün adı', 'Birim', 'Birim fiyat', 'Kod', 'KDV %', 'Birim içeriği']

  it('reads codes, rates and contents, and names what is wrong with them', async () => {
    const report = await upload(
      headings,
      ['Pirinç', 'çuval', 1850, 'PRN', 1, '25 kg'],
      ['Yağ', 'Teneke', '1.435,50', 'YAG', '%10', '18L'],
      ['Yumurta', 'KOLİ', 1980, '', 0.1, '360 adet'],
      ['Tuz', 'kg', 9, 'TUZ', 10, '25 kg'],
      ['Şeker', 'Çuval', 9, 'SKR', 18, '50 kg'],
      ['Nohut', 'Çuval', 9, 'NHT', 1, '25 çuval'],
      ['Bulgur', 'Çuval', 9, 'prn', 1, '25 kg'],
    )
    expect(report.errors.map(({ row, message }) => [row, message.split(' ').slice(0, 2).join(' ')])).toEqual([
      [5, 'Birim içeriği'],
      [6, 'KDV oranı'],
      [7, 'Birim içeriği'],
      [8, 'Bu kod'],
    ])
    expect(report.added_count).toBe(3)
    const { products } = (
      await product.call('listProducts', { as: seller, path: shop(), query: { search: 'yumurta' } })
    ).body
    expect(products).toMatchObject([{ vat_rate: 10, content_quantity: 360, content_unit: 'Adet', code: null }])
  })

  it('has these columns when downloaded, and changes nothing when uploaded again', async () => {
    const { bytes } = await product.send({
      method: 'GET',
      path: `/api/supplier/${supplier.company.id}/products/price-list`,
      headers: { authorization: `Bearer ${seller}` },
    })
    const rows = await cellsOf(bytes)
    expect(rows[0]?.slice(-3)).toEqual(['Kod', 'KDV %', 'Birim içeriği'])
    expect(rows.find(([name]) => name === 'Yağ')?.slice(-3)).toEqual(['YAG', '10', '18 L'])
    const report = await upload(...rows)
    expect([report.unchanged_count, report.errors]).toEqual([rows.length - 1, []])
  })
})
