import { beforeAll, describe, expect, it } from 'vitest'
import { multipart } from '../../support/multipart.ts'
import { cellsOf, workbookOf } from '../../support/workbook.ts'
import { createWorkplace, tokenOf } from '../../support/world.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct()
const supplier = useCompany(product, 'supplier', 'Deneme Gıda')
const catering = useCompany(product, 'catering', 'Deneme Yemek')
let seller: string
let buyer: string
beforeAll(async () => {
  seller = await tokenOf(product, supplier.people.corporate3)
  buyer = await tokenOf(product, catering.people.corporate3)
})

const shop = () => ({ companyId: supplier.company.id })
const rice = {
  name: 'Baldo pirinç',
  description: '25 kg çuval',
  category: 'Bakliyat',
  unit_price: 74.9,
  stock_quantity: 100,
  unit_type: 'kg' as const,
  minimum_order_quantity: 25,
}
let names = 0
const stocked = async (more: Partial<typeof rice> = {}) =>
  (
    await product.call('createProduct', {
      as: seller,
      path: shop(),
      body: { ...rice, name: `Ürün ${++names}`, ...more },
    })
  ).body.product
const order = (items: { product_id: string; quantity: number; seen_unit_price?: number }[]) =>
  product.call('placeOrder', {
    as: buyer,
    path: { companyId: catering.company.id, supplierId: supplier.company.id },
    body: { items, delivery_address: 'Organize Sanayi' },
  })
const update = (id: string, body: object) =>
  product.call('updateProduct', {
    as: seller,
    path: { ...shop(), productId: id },
    body: { ...rice, ...body },
  })

describe('an order', () => {
  it('keeps the names and prices of the moment, merges lines and is exact', async () => {
    const { id, name } = await stocked({ unit_price: 0.33, minimum_order_quantity: 0.01 })
    const placed = (
      await order([
        { product_id: id, quantity: 1.5 },
        { product_id: id, quantity: 0.01 },
      ])
    ).body.order
    expect(placed.items).toMatchObject([
      { product_id: id, product_name: name, quantity: 1.51, unit_type: 'kg', unit_price: 0.33, total_price: 0.5 },
    ])
    expect(placed.total_amount).toBe(0.5)
    await update(id, { name: 'Bambaşka', unit_price: 9, minimum_order_quantity: 1 })
    const { body } = await product.call('getOrder', { as: buyer, path: { orderId: placed.id } })
    expect(body.order.items[0]).toMatchObject({ product_name: name, unit_price: 0.33 })
    expect(body.order.history).toMatchObject([{ status: 'pending', actor_company_name: 'Deneme Yemek' }])
  })

  it('is refused once with both prices if one has changed, and goes through with the confirmed one', async () => {
    const { id } = await stocked({ unit_price: 80 })
    const refused = await order([{ product_id: id, quantity: 25, seen_unit_price: 76.25 }])
    expect([refused.status, refused.problem.code]).toEqual([409, 'order.price_changed'])
    expect(refused.problem.present).toMatchObject({
      lines: [{ product_id: id, unit_price: 80, seen_unit_price: 76.25 }],
    })
    expect((await order([{ product_id: id, quantity: 25, seen_unit_price: 80 }])).status).toBe(201)
  })

  it('is refused below the minimum, beyond the stock, for a deleted product, without lines and for a fraction of a hundredth', async () => {
    const { id } = await stocked()
    const gone = await stocked()
    await product.call('deleteProduct', { as: seller, path: { ...shop(), productId: gone.id } })
    const codeFor = async (items: Parameters<typeof order>[0]) => (await order(items)).problem.code
    expect(await codeFor([{ product_id: id, quantity: 24.99 }])).toBe('order.below_minimum')
    expect(await codeFor([{ product_id: id, quantity: 100.01 }])).toBe('order.stock_short')
    expect(await codeFor([{ product_id: gone.id, quantity: 25 }])).toBe('order.product_gone')
    expect(await codeFor([])).toBe('order.empty')
    expect(await codeFor([{ product_id: id, quantity: 25.001 }])).toBe('order.quantity_invalid')
    expect((await order([{ product_id: id, quantity: 26.5 }])).status).toBe(201)
  })

  it('opens the partnership, and both logs say so', async () => {
    const { body } = await product.call('listOwnPartnerships', {
      as: seller,
      path: { type: 'supplier', ...shop() },
      query: {},
    })
    expect(body.partnerships).toMatchObject([{ catering_id: catering.company.id, orders: { pending: 3 } }])
    const events = await product.sql(
      `SELECT DISTINCT company_id FROM audit_logs WHERE event = 'order.placed' AND company_id IN ('${supplier.company.id}', '${catering.company.id}')`,
    )
    expect(events).toHaveLength(2)
  })

  it('is visible only to its two companies', async () => {
    const stranger = await createWorkplace(product, 'catering', 'Yabancı Yemek')
    const { id } = await stocked()
    const placed = (await order([{ product_id: id, quantity: 25 }])).body.order
    const as = await tokenOf(product, stranger.people.corporateOwner)
    expect((await product.call('getOrder', { as, path: { orderId: placed.id } })).status).toBe(404)
    expect(
      (await product.call('updateOrder', { as, path: { orderId: placed.id }, body: { status: 'cancelled' } })).status,
    ).toBe(404)
    const both = { supplier_id: supplier.company.id, catering_id: catering.company.id }
    expect((await product.call('listOrders', { as: buyer, query: both })).status).toBe(403)
    expect((await product.call('listOrders', { as, query: {} })).body.orders).toEqual([])
  })

  it('is cancelled by its buyer while pending, and moved on only by its supplier', async () => {
    const { id } = await stocked()
    const placed = (await order([{ product_id: id, quantity: 25 }])).body.order
    const asBuyer = (status: 'confirmed' | 'cancelled') =>
      product.call('updateOrder', { as: buyer, path: { orderId: placed.id }, body: { status } })
    const asSeller = (status: 'confirmed' | 'delivered' | 'preparing') =>
      product.call('updateOrder', { as: seller, path: { orderId: placed.id }, body: { status } })
    expect((await asBuyer('confirmed')).problem.code).toBe('order.buyer_may_cancel')
    expect((await asSeller('confirmed')).body.order.status).toBe('confirmed')
    expect((await asBuyer('cancelled')).problem.code).toBe('order.not_pending')
    const waiting = async () =>
      (
        await product.call('countWaiting', {
          as: buyer,
          path: { type: 'catering', companyId: catering.company.id },
        })
      ).body.changed_orders
    expect(await waiting()).toBe(1)
    await product.call('markOrdersSeen', { as: buyer, path: { companyId: catering.company.id } })
    expect(await waiting()).toBe(0)

    await asSeller('delivered')
    expect((await asSeller('preparing')).status).toBe(200)
    await asSeller('delivered')
    product.clock.pass(25 * 3600)
    expect((await asSeller('preparing')).problem.code).toBe('order.delivered_final')
  })
})

describe('a product', () => {
  it('keeps its stock when a form did not change it, and reports a correction that came too late', async () => {
    const made = await stocked()
    await order([{ product_id: made.id, quantity: 25 }])
    const renamed = await update(made.id, { name: made.name, description: 'Yeni çuval', seen_stock_quantity: 100 })
    expect(renamed.body.product).toMatchObject({ stock_quantity: 75, reserved_quantity: 25, version: 2 })
    const late = await update(made.id, { name: made.name, stock_quantity: 120, seen_stock_quantity: 100 })
    expect([late.status, late.problem.code]).toEqual([409, 'product.stock_moved'])
    await update(made.id, { name: made.name, stock_quantity: 80, seen_stock_quantity: 75 })
    const { movements } = (
      await product.call('listStockMovements', { as: seller, path: { ...shop(), productId: made.id }, query: {} })
    ).body
    expect(movements.map(({ reason, quantity, stock_after }) => [reason, quantity, stock_after])).toEqual([
      ['correction', 5, 80],
      ['order', -25, 75],
      ['opening', 100, 100],
    ])
    expect(movements[1]?.actor_name).toBe('Deneme Yemek')
  })

  it('has a unique name and unit, in any spelling', async () => {
    await stocked({ name: 'Şeker' })
    const again = await product.call('createProduct', {
      as: seller,
      path: shop(),
      body: { ...rice, name: ' SEKER' },
    })
    expect([again.status, again.problem.code]).toEqual([409, 'product.name_taken'])
    expect((await stocked({ name: 'Şeker', unit_type: 'gr' as 'kg' })).unit_type).toBe('gr')
  })

  it('is refused with a price or a quantity of three decimals, and with a picture from elsewhere', async () => {
    const codeFor = async (more: object) =>
      (await product.call('createProduct', { as: seller, path: shop(), body: { ...rice, name: 'Hatalı', ...more } }))
        .problem.code
    expect(await codeFor({ unit_price: 1.005 })).toBe('product.price_invalid')
    expect(await codeFor({ stock_quantity: 0.001 })).toBe('product.stock_invalid')
    expect(await codeFor({ minimum_order_quantity: 0 })).toBe('product.minimum_invalid')
    expect(await codeFor({ image_url: 'https://kotu.example/x.png' })).toBe('product.image_not_allowed')
  })
})

describe('a price list', () => {
  const upload = async (...rows: (string | number)[][]) => {
    const { headers, body } = multipart({ name: 'liste.xlsx', content: await workbookOf(...rows) })
    const { status, text } = await product.send({
      method: 'POST',
      path: `/api/supplier/${supplier.company.id}/products/bulk-upload`,
      headers: { ...headers, authorization: `Bearer ${seller}` },
      body,
    })
    return { status, body: JSON.parse(text) as { errors: { row: number; message: string }[] } }
  }

  it('sets prices and stock by name and unit, adds new products, reports errors and deletes nothing', async () => {
    await stocked({ name: 'Kırmızı mercimek', stock_quantity: 40 })
    const { status, body } = await upload(
      ['Ürün Adı', 'Birim', 'Fiyat', 'Stok', 'En az sipariş'],
      ['KIRMIZI MERCİMEK', 'KG', '52,50', 60, ''],
      ['Nohut', 'kg', 68.4, '', 10],
      ['Nohut', 'kg', 1, 1, 1],
      ['', 'kg', 1, 1, 1],
      ['Bulgur', 'sandık', 1, 1, 1],
      ['Un', 'kg', '1.234', 1, 1],
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ added_count: 1, updated_count: 1, failed_count: 4 })
    expect(body.errors.map(({ row }) => row)).toEqual([4, 5, 6, 7])
    const { products } = (
      await product.call('listProducts', { as: seller, path: shop(), query: { search: 'mercimek' } })
    ).body
    expect(products).toMatchObject([{ name: 'Kırmızı mercimek', unit_price: 52.5, stock_quantity: 60 }])
    expect((await upload(['Ürün Adı', 'Birim', 'Fiyat', 'Stok'], ['Nohut', 'kg', 68.4, ''])).body).toMatchObject({
      unchanged_count: 1,
    })
  })

  it('can be downloaded with dangerous cells defused, and uploaded again without a change', async () => {
    await stocked({ name: '=cmd()', unit_price: 1234.5 })
    const { bytes } = await product.send({
      method: 'GET',
      path: `/api/supplier/${supplier.company.id}/products/price-list`,
      headers: { authorization: `Bearer ${seller}` },
    })
    const rows = await cellsOf(bytes)
    expect(rows[0]?.slice(0, 2)).toEqual(['Ürün adı', 'Kategori'])
    expect(rows.some(([name, , , , price]) => name === "'=cmd()" && price === '1234,50')).toBe(true)
  })

  it('is refused if the file is something else', async () => {
    expect((await upload(['Ad Soyad', 'Telefon'], ['Ayşe', '5321112233'])).body).toMatchObject({
      code: 'product_list.headings_missing',
    })
  })
})

describe('statistics', () => {
  it('add up what was ordered and not cancelled, to the kuruş', async () => {
    const firm = await createWorkplace(product, 'supplier', 'Sayan Gıda')
    const as = await tokenOf(product, firm.people.corporate3)
    const path = { companyId: firm.company.id }
    const made = (
      await product.call('createProduct', { as, path, body: { ...rice, unit_price: 0.1, minimum_order_quantity: 1 } })
    ).body.product
    const place = async (quantity: number) =>
      (
        await product.call('placeOrder', {
          as: buyer,
          path: { companyId: catering.company.id, supplierId: firm.company.id },
          body: { items: [{ product_id: made.id, quantity }] },
        })
      ).body.order
    await place(1)
    await place(2)
    const third = await place(3)
    await product.call('updateOrder', { as, path: { orderId: third.id }, body: { status: 'cancelled' } })
    const { body } = await product.call('getStoreStats', { as, path, query: {} })
    expect(body).toMatchObject({
      period: '1_month',
      total_orders: 3,
      pending_orders: 2,
      cancelled_orders: 1,
      total_revenue: 0.3,
      best_sellers: [{ product_id: made.id, quantity: 3, revenue: 0.3 }],
    })
    expect(body.days).toHaveLength(30)
    const year = (await product.call('getStoreStats', { as, path, query: { period: '1_year' } })).body
    expect(year.best_sellers).toEqual(body.best_sellers)
    const list = (
      await product.call('listOrders', {
        as,
        query: { supplier_id: firm.company.id, search: 'deneme', status: 'pending' },
      })
    ).body
    expect([list.total, list.orders.length, list.counts.all]).toEqual([2, 2, 3])
  })
})

describe('a list of orders', () => {
  it("contains those of the caller's company, as buyer or seller, even if no company is named", async () => {
    await order([{ product_id: (await stocked()).id, quantity: 25 }])
    const lists = async (as: string, own: { supplier_id: string } | { catering_id: string }) =>
      Promise.all([product.call('listOrders', { as }), product.call('listOrders', { as, query: own })])
    for (const [unnamed, named] of [
      await lists(seller, { supplier_id: supplier.company.id }),
      await lists(buyer, { catering_id: catering.company.id }),
    ]) {
      expect([unnamed?.status, unnamed?.body]).toEqual([200, named?.body])
      expect(unnamed?.body.orders.length).toBeGreaterThan(0)
    }
    const query = { supplier_id: supplier.company.id, catering_id: catering.company.id }
    expect((await product.call('listOrders', { as: seller, query })).status).toBe(403)
    const firm = await createWorkplace(product, 'corporate', 'Deneme Çelik')
    expect((await product.call('listOrders', { as: await tokenOf(product, firm.people.corporateOwner) })).status).toBe(
      403,
    )
  })
})
