import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { OrderStatus } from '../../../src/core/store/rules.ts'
import { openDatabase } from '../../../src/persistence/index.ts'
import { newCaller, newClient } from '../../support/client.ts'
import { contractOperations } from '../../support/product.ts'
import { waitingForLock } from '../../support/waiting-for-lock.ts'
import { createWorkplace, tokenOf, type Workplace } from '../../support/world.ts'
import { adHoc, numbered } from '../../support/ad-hoc-sql.ts'
import { useCompany, useProduct } from '../../support/use-product.ts'

const product = useProduct({ contractCheck: false })
const supplier = useCompany(product, 'supplier', 'Yarış Gıda')
let caterings: Workplace[]
let seller: string
let buyers: string[]
beforeAll(async () => {
  caterings = await Promise.all(
    Array.from({ length: 5 }, (_, at) => createWorkplace(product, 'catering', `Yarış Yemek ${at}`)),
  )
  seller = await tokenOf(product, supplier.people.corporate4)
  buyers = await Promise.all(caterings.map(({ people }) => tokenOf(product, people.corporate4)))
})

let products = 0
const newProduct = async (stock: number, price = 12.35) =>
  (
    await product.call('createProduct', {
      as: seller,
      path: { companyId: supplier.company.id },
      body: {
        name: `Yarış ürünü ${++products}`,
        description: 'Çuval',
        unit_price: price,
        stock_quantity: stock,
        unit_type: 'kg',
        minimum_order_quantity: 1,
      },
    })
  ).body.product.id

const order = (buyer: number, items: { product_id: string; quantity: number }[], key?: string) =>
  product.call('placeOrder', {
    as: buyers[buyer] ?? '',
    path: { companyId: caterings[buyer]?.company.id ?? '', supplierId: supplier.company.id },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    body: { items },
  })
const setStatus = (orderId: string, status: OrderStatus, as = seller) =>
  product.call('updateOrder', { as, path: { orderId }, body: { status } })
const stockOf = async (productId: string) =>
  (
    await product.sql(`
      SELECT stock_quantity::float AS stock, reserved_quantity::float AS reserved,
        (SELECT coalesce(sum(quantity), 0)::float FROM stock_movements m WHERE m.product_id = p.id) AS moved
      FROM products p WHERE id = '${productId}'`)
  )[0]

describe('many people ordering at once', () => {
  it('are served until the stock is gone: fifty buyers for ten units make ten orders and leave nothing', async () => {
    const productId = await newProduct(10)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => order(at % 5, [{ product_id: productId, quantity: 1 }])),
    )
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(10)
    const refused = replies.filter(({ status }) => status !== 201).map(({ problem }) => problem.code)
    expect(refused).toEqual(refused.map(() => 'order.stock_short'))
    expect(await stockOf(productId)).toEqual({ stock: 0, reserved: 10, moved: 0 })
    const numbers = await product.sql(`
      SELECT number FROM orders o WHERE EXISTS (SELECT FROM order_lines l WHERE l.order_id = o.id AND l.product_id = '${productId}')`)
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(10)
  })

  it('wait for a product that is locked longer than other rows may be, and are all served', async () => {
    const productId = await newProduct(200)
    const { database, close } = await openDatabase({ url: product.databaseUrl, poolSize: 2 })
    const held = Promise.withResolvers<void>()
    const release = Promise.withResolvers<void>()
    const holding = database.run(async () => {
      await database.rows(adHoc('SELECT FROM products WHERE id = $1 FOR UPDATE'), numbered(productId))
      held.resolve()
      await release.promise
    })
    await held.promise
    // More than the 20 connections available.
    const replies = Promise.all(
      Array.from({ length: 24 }, (_, at) => order(at % 5, [{ product_id: productId, quantity: 1 }])),
    )
    await waitingForLock(database, replies)
    // Other statements still give up on a locked row after the usual time.
    await expect(
      database.rows(adHoc('UPDATE products SET name = name WHERE id = $1'), numbered(productId)),
    ).rejects.toThrow()
    release.resolve()
    await holding
    await close()
    expect((await replies).map(({ status }) => status)).toEqual(Array(24).fill(201))
    expect(await stockOf(productId)).toEqual({ stock: 176, reserved: 24, moved: 176 })
  })

  it('never see a deadlock when ordering the same products in opposite order', async () => {
    const [one, other] = [await newProduct(1000), await newProduct(1000)]
    const lines = [one, other].map((product_id) => ({ product_id, quantity: 1 }))
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, at) => order(at % 5, at % 2 === 0 ? lines : lines.toReversed())),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
    expect(await stockOf(one)).toEqual({ stock: 960, reserved: 40, moved: 960 })
    expect(await stockOf(other)).toEqual({ stock: 960, reserved: 40, moved: 960 })
  })

  it('open one partnership with their first orders', async () => {
    const newcomer = await createWorkplace(product, 'catering', 'Yeni Yemek')
    const as = await tokenOf(product, newcomer.people.corporate3)
    const productId = await newProduct(100)
    const replies = await Promise.all(
      Array.from({ length: 6 }, () =>
        product.call('placeOrder', {
          as,
          path: { companyId: newcomer.company.id, supplierId: supplier.company.id },
          body: { items: [{ product_id: productId, quantity: 2 }] },
        }),
      ),
    )
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
    expect(
      await product.sql(`SELECT id FROM partnerships WHERE catering_id = '${newcomer.company.id}' AND is_active`),
    ).toHaveLength(1)
  })

  it('make one order with a double click, and with a key repeated later', async () => {
    const productId = await newProduct(100)
    const send = () => order(0, [{ product_id: productId, quantity: 3 }], 'siparis-cift-tik')
    const replies = await Promise.all([send(), send(), send()])
    const again = await send()
    expect(new Set([...replies, again].map(({ body }) => body.order.id)).size).toBe(1)
    expect(await stockOf(productId)).toEqual({ stock: 97, reserved: 3, moved: 97 })
  })
})

describe('a rush of orders', () => {
  const numbersOf = async (productId: string): Promise<number[]> =>
    (
      await product.sql(`
        SELECT number FROM orders o JOIN order_lines l ON l.order_id = o.id WHERE l.product_id = '${productId}' ORDER BY number`)
    ).map(({ number }) => Number(number))

  it('of one product is served: a hundred and sixty at once, most of them the first of their buyer', async () => {
    const productId = await newProduct(1000)
    const newcomers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => createWorkplace(product, 'catering', `Telaşlı Yemek ${at}`)),
    )
    const tokens = await Promise.all(newcomers.map(({ people }) => tokenOf(product, people.corporate4)))
    const crowd = newClient(product.port, 160)
    const call = newCaller(contractOperations, crowd.send)
    const replies = await Promise.all(
      Array.from({ length: 160 }, (_, at) =>
        call('placeOrder', {
          as: tokens[at % 8] ?? '',
          path: { companyId: newcomers[at % 8]?.company.id ?? '', supplierId: supplier.company.id },
          body: { items: [{ product_id: productId, quantity: 1 }] },
        }),
      ),
    )
    crowd.close()
    expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 201))
    expect(await stockOf(productId)).toEqual({ stock: 840, reserved: 160, moved: 840 })
    const numbers = await numbersOf(productId)
    expect(numbers).toEqual(numbers.map((_, at) => (numbers[0] ?? 0) + at))
  })

  it('and of changes never fails for want of a lock, whatever meets', async () => {
    const step = fc.record({
      buyer: fc.nat(4),
      lines: fc.uniqueArray(fc.nat(3), { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 60 }),
      then: fc.constantFrom<OrderStatus | null>(null, null, 'cancelled', 'confirmed', 'delivered'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 40 }), async (steps) => {
        const shelf = await Promise.all([30, 60, 200, 1000].map((stock) => newProduct(stock)))
        const statuses = await Promise.all(
          steps.map(async ({ buyer, lines, quantity, then }) => {
            const items = lines.map((at) => ({ product_id: shelf[at] ?? '', quantity }))
            const placed = await order(buyer, items)
            if (placed.status !== 201 || then === null) return [placed.status]
            const { id } = placed.body.order
            const changes = await Promise.all([setStatus(id, then), setStatus(id, 'cancelled', buyers[buyer])])
            return [placed.status, ...changes.map(({ status }) => status)]
          }),
        )
        expect([200, 201, 409, 422]).toEqual(expect.arrayContaining([...new Set(statuses.flat())]))
      }),
      { numRuns: 5 },
    )
    const [{ orders, numbers, first, last } = {}] = await product.sql(`
      SELECT count(*)::int AS orders, count(DISTINCT number)::int AS numbers, min(number) AS first, max(number) AS last
      FROM orders WHERE supplier_id = '${supplier.company.id}'`)
    expect(numbers).toBe(orders)
    expect(Number(last) - Number(first) + 1).toBe(orders)
  })
})

describe('an order changing its status', () => {
  it('returns and takes its stock exactly once, however often it is cancelled', async () => {
    const productId = await newProduct(50)
    const { id } = (await order(1, [{ product_id: productId, quantity: 20 }])).body.order
    for (let turn = 0; turn < 20; turn++) await setStatus(id, turn % 2 === 0 ? 'cancelled' : 'pending')
    expect(await stockOf(productId)).toEqual({ stock: 30, reserved: 20, moved: 30 })
    await Promise.all(Array.from({ length: 5 }, () => setStatus(id, 'cancelled')))
    expect(await stockOf(productId)).toEqual({ stock: 50, reserved: 0, moved: 50 })
  })

  it('is either cancelled by the buyer or confirmed by the supplier who saw it pending', async () => {
    const productId = await newProduct(100)
    for (let round = 0; round < 8; round++) {
      const { id } = (await order(2, [{ product_id: productId, quantity: 1 }])).body.order
      const [cancelled, confirmed] = await Promise.all([
        setStatus(id, 'cancelled', buyers[2]),
        product.call('updateOrder', {
          as: seller,
          path: { orderId: id },
          body: { status: 'confirmed', seen_status: 'pending' },
        }),
      ])
      expect([cancelled.status, confirmed.status].toSorted()).toEqual([200, 409])
    }
    const { stock, moved } = (await stockOf(productId)) as { stock: number; moved: number }
    expect(stock).toBe(moved)
  })

  it('says what is missing if it is no longer to be cancelled and the stock is gone', async () => {
    const productId = await newProduct(10)
    const { id } = (await order(0, [{ product_id: productId, quantity: 8 }])).body.order
    await setStatus(id, 'cancelled')
    await order(1, [{ product_id: productId, quantity: 5 }])
    const reply = await setStatus(id, 'confirmed')
    expect([reply.status, reply.problem.code]).toEqual([409, 'order.stock_short'])
    expect(reply.problem.present).toMatchObject({ lines: [{ product_id: productId, stock_quantity: 5 }] })
  })
})

const periodSales = `(
  SELECT l.supplier_id, p.period, l.product_id, sum(l.quantity), sum(l.total_price) FROM order_lines l
  JOIN orders o ON o.id = l.order_id AND o.status <> 'cancelled' JOIN sales_periods e ON e.supplier_id = l.supplier_id
  JOIN periods_of_sales() p ON o.placed_on > e.last_date - p.days AND o.placed_on <= e.last_date GROUP BY 1, 2, 3)`

describe('running totals', () => {
  it('match a recount after everything above', async () => {
    const [difference] = await product.sql(`
      SELECT
        (SELECT count(*)::int FROM partner_orders t WHERE (pending, confirmed, preparing, delivered, cancelled, revenue) <> (
          SELECT count(*) FILTER (WHERE status = 'pending'), count(*) FILTER (WHERE status = 'confirmed'),
            count(*) FILTER (WHERE status = 'preparing'), count(*) FILTER (WHERE status = 'delivered'),
            count(*) FILTER (WHERE status = 'cancelled'), coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0)
          FROM orders o WHERE o.supplier_id = t.supplier_id AND o.catering_id = t.catering_id)) AS partners,
        (SELECT count(*)::int FROM supplier_days t WHERE (placed, revenue) <> (
          SELECT count(*), coalesce(sum(total_amount) FILTER (WHERE status <> 'cancelled'), 0)
          FROM orders o WHERE o.supplier_id = t.supplier_id AND o.placed_on = t.date)) AS days,
        (SELECT count(*)::int FROM product_sales s WHERE (quantity, revenue) <> (
          SELECT coalesce(sum(l.quantity), 0), coalesce(sum(l.total_price), 0) FROM order_lines l
          JOIN orders o ON o.id = l.order_id AND o.status <> 'cancelled' AND o.placed_on = s.date WHERE l.product_id = s.product_id)) AS sales,
        (SELECT count(*)::int FROM (${periodSales} EXCEPT TABLE period_sales) missing) AS periods,
        (SELECT count(*)::int FROM (TABLE period_sales EXCEPT ${periodSales}) wrong WHERE quantity > 0) AS "otherPeriods",
        (SELECT count(*)::int FROM category_products t WHERE (products, low) <> (
          SELECT count(*), count(*) FILTER (WHERE orders_left < 5) FROM products p
          WHERE p.supplier_id = t.supplier_id AND p.category = t.category AND is_active)) AS categories,
        (SELECT count(*)::int FROM products p WHERE stock_quantity <> (
          SELECT coalesce(sum(quantity), 0) FROM stock_movements m WHERE m.product_id = p.id)) AS stocks,
        (SELECT count(*)::int FROM products p WHERE reserved_quantity <> (
          SELECT coalesce(sum(l.quantity), 0) FROM order_lines l JOIN orders o ON o.id = l.order_id
            AND o.status IN ('pending', 'confirmed', 'preparing') WHERE l.product_id = p.id)) AS reserved,
        (SELECT count(*)::int FROM orders o WHERE total_amount <> (SELECT sum(total_price) FROM order_lines l WHERE l.order_id = o.id)) AS orders`)
    expect(new Set(Object.values(difference ?? {}))).toEqual(new Set([0]))
  })
})
