import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { useCompany, useProduct } from '../../support/use-product.ts'
import { tokenOf } from '../../support/world.ts'

const product = useProduct()
const supplier = useCompany(product, 'supplier', 'Tartılı Gıda')
const catering = useCompany(product, 'catering', 'Deneme Yemek')
let seller: string
let buyer: string
beforeAll(async () => {
  seller = await tokenOf(product, supplier.people.corporate3)
  buyer = await tokenOf(product, catering.people.corporate3)
})

let names = 0
const stocked = async (stock: number) =>
  (
    await product.call('createProduct', {
      as: seller,
      path: { companyId: supplier.company.id },
      body: {
        name: `Et ${++names}`,
        description: 'Taze',
        unit_price: 10,
        vat_rate: 10,
        stock_quantity: stock,
        unit_type: 'kg',
      },
    })
  ).body.product
const ordered = async (stock: number, quantity: number) => {
  const { id, name } = await stocked(stock)
  const { order } = (
    await product.call('placeOrder', {
      as: buyer,
      path: { companyId: catering.company.id, supplierId: supplier.company.id },
      body: { items: [{ product_id: id, quantity }] },
    })
  ).body
  const deliver = (delivered_quantity: number, returned_quantity = 0, version?: number) =>
    product.call('deliverOrder', {
      as: seller,
      path: { companyId: supplier.company.id, orderId: order.id },
      body: {
        lines: [{ product_id: id, delivered_quantity, returned_quantity }],
        ...(version !== undefined && { version }),
      },
    })
  const set = (status: 'confirmed' | 'preparing' | 'delivered' | 'cancelled') =>
    product.call('updateOrder', { as: seller, path: { orderId: order.id }, body: { status } })
  const read = async (as = buyer) => (await product.call('getOrder', { as, path: { orderId: order.id } })).body.order
  /** Stock, what is reserved, and the sum of all movements. */
  const stockNow = async () => {
    const [row] = await product.sql(`
      SELECT stock_quantity::float AS stock, reserved_quantity::float AS reserved,
        (SELECT sum(quantity)::float FROM stock_movements m WHERE m.product_id = p.id) AS moved
      FROM products p WHERE id = '${id}'`)
    return [row?.['stock'], row?.['reserved'], row?.['moved']]
  }
  return { id, name, order, deliver, set, read, stockNow }
}

describe('a delivery', () => {
  it('of less than ordered gives the rest back to the stock, and is billed without what came back', async () => {
    const { name, deliver, read, stockNow } = await ordered(100, 20)
    const { order } = (await deliver(18.5, 0.5)).body
    expect(order).toMatchObject({
      status: 'delivered',
      total_amount: 200,
      total_with_vat: 220,
      delivered_amount: 180,
      delivered_with_vat: 198,
    })
    expect(order.items[0]).toMatchObject({ quantity: 20, delivered_quantity: 18.5, returned_quantity: 0.5 })
    expect(await stockNow()).toEqual([81.5, 0, 81.5])
    const seen = await read()
    expect(seen).toMatchObject({ is_changed: true, delivered_amount: 180 })
    expect(seen.history.at(-1)).toMatchObject({
      status: 'delivered',
      actor_company_name: 'Tartılı Gıda',
      changed_lines: [{ product_name: name, unit_type: 'kg', delivered_quantity: 18.5, returned_quantity: 0.5 }],
    })
  })

  it('of more than ordered takes the rest from the stock, up to twice as much and as far as there is any', async () => {
    const { deliver, stockNow } = await ordered(22, 20)
    expect((await deliver(40.01)).problem.code).toBe('delivery.too_much')
    const short = await deliver(22.01)
    expect([short.status, short.problem.code]).toEqual([409, 'order.stock_short'])
    expect(await stockNow()).toEqual([2, 20, 2])
    expect((await deliver(22)).status).toBe(200)
    expect(await stockNow()).toEqual([0, 0, 0])
  })

  it('is refused if more came back than was delivered, for foreign products, and beyond hundredths', async () => {
    const { deliver, order } = await ordered(100, 20)
    const refused = await deliver(5, 5.01)
    expect([refused.status, refused.problem.code]).toEqual([422, 'delivery.returned_too_much'])
    expect((await deliver(5.001)).problem.code).toBe('delivery.quantity_invalid')
    const other = await stocked(1)
    const unknown = await product.call('deliverOrder', {
      as: seller,
      path: { companyId: supplier.company.id, orderId: order.id },
      body: { lines: [{ product_id: other.id, delivered_quantity: 1 }] },
    })
    expect(unknown.problem.code).toBe('delivery.line_unknown')
    const line = { product_id: order.items[0]?.product_id ?? '', delivered_quantity: 1 }
    const repeated = await product.call('deliverOrder', {
      as: seller,
      path: { companyId: supplier.company.id, orderId: order.id },
      body: { lines: [line, { ...line, delivered_quantity: 2 }] },
    })
    expect(repeated.problem.code).toBe('delivery.line_repeated')
    expect((await deliver(0)).body.order).toMatchObject({ delivered_amount: 0, items: [{ delivered_quantity: 0 }] })
  })

  it('is as ordered if only the status is set', async () => {
    const { set, read, stockNow } = await ordered(50, 20)
    await set('delivered')
    expect((await read()).items[0]).toMatchObject({ delivered_quantity: 20, returned_quantity: 0 })
    expect(await stockNow()).toEqual([30, 0, 30])
  })

  it('can be corrected for a day after it, each correction with an entry in history and both logs', async () => {
    const { deliver, read, order } = await ordered(50, 20)
    await deliver(20)
    product.clock.pass(23 * 3600)
    seller = await tokenOf(product, supplier.people.corporate3)
    buyer = await tokenOf(product, catering.people.corporate3)
    await deliver(19)
    expect((await read()).history.map(({ changed_lines }) => changed_lines.length)).toEqual([0, 0, 1])
    const logs = await product.sql(
      `SELECT company_id FROM audit_logs WHERE event = 'order.delivered' AND meta ->> 'order_no' = '${order.order_no}' AND (meta ->> 'is_correction')::boolean`,
    )
    expect(logs).toHaveLength(2)
    product.clock.pass(2 * 3600)
    expect((await deliver(18)).problem.code).toBe('order.delivered_final')
  })

  it('that two people correct at once is corrected by one of them', async () => {
    const { deliver, stockNow } = await ordered(100, 20)
    const { version } = (await deliver(20)).body.order
    const replies = await Promise.all([deliver(19, 0, version), deliver(18, 1, version)])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [stock, , moved] = await stockNow()
    expect(stock).toBe(moved)
  })

  it('is forgotten when the order is taken back, and its whole stock is returned once when it is cancelled', async () => {
    const { deliver, set, read, stockNow } = await ordered(100, 20)
    await deliver(25, 5)
    expect(await stockNow()).toEqual([75, 0, 75])
    await set('preparing')
    expect(await stockNow()).toEqual([80, 20, 80])
    expect((await read()).items[0]).toMatchObject({ delivered_quantity: null, returned_quantity: null })
    await deliver(10)
    await set('cancelled')
    expect(await stockNow()).toEqual([100, 0, 100])
  })

  it('is written by the supplier of the order alone', async () => {
    const { order } = await ordered(100, 20)
    const asBuyer = await product.call('deliverOrder', {
      as: buyer,
      path: { companyId: catering.company.id, orderId: order.id },
      body: { lines: [] },
    })
    expect(asBuyer.status).toBe(403)
  })

  it('moves the stock by what was taken, after any statuses and corrections', async () => {
    const step = fc.oneof(
      fc.record({ delivered: fc.integer({ min: 0, max: 4_000 }), back: fc.integer({ min: 0, max: 4_000 }) }),
      fc.constantFrom('confirmed' as const, 'delivered' as const, 'cancelled' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const { deliver, set, read, stockNow } = await ordered(35, 20)
        for (const one of steps)
          if (typeof one === 'string') await set(one)
          else await deliver(one.delivered / 100, Math.min(one.delivered, one.back) / 100)
        const { status, items } = await read()
        const taken = status === 'cancelled' ? 0 : (items[0]?.delivered_quantity ?? 20)
        const left = Math.round((35 - taken) * 100) / 100
        expect(await stockNow()).toEqual([left, status === 'confirmed' ? 20 : status === 'pending' ? 20 : 0, left])
      }),
      { numRuns: 15 },
    )
  })
})
