import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, type LocalDate } from '../../../src/core/shared/index.ts'
import type { Order, OrderStatus, StatsPeriod } from '../../../src/core/store/index.ts'
import { statsPeriods } from '../../../src/core/store/rules.ts'
import { Housekeeping, planned } from '../../../src/persistence/index.ts'
import { DashboardReads, StoreReads } from '../../../src/reads/index.ts'
import { FakeClock } from '../../support/fakes/fake-clock.ts'
import { postgresHouse } from '../../support/postgres-house.ts'
import { aCatering, aLine, anOrder, aProduct, aSupplier } from '../../support/samples.ts'
import { useDatabase } from '../../support/use-database.ts'

const inUse = useDatabase()

const firstDay = '2026-03-02'
const noon = (day: LocalDate): Date => new Date(`${day}T09:00:00Z`)

const recount = planned<{ supplierId: string; first: string; last: string }>(`
  SELECT l.product_id AS id, sum(l.quantity)::float AS quantity, sum(l.total_price)::float AS revenue
  FROM order_lines l JOIN orders o ON o.id = l.order_id AND o.status <> 'cancelled' AND o.placed_on BETWEEN $first::date AND $last::date
  WHERE l.supplier_id = $supplierId GROUP BY 1 ORDER BY revenue DESC, id`)
const products = planned<{ supplierId: string }>(`
  SELECT (SELECT count(*)::int FROM products WHERE supplier_id = $supplierId AND is_active) AS products,
    (SELECT count(*)::int FROM products WHERE supplier_id = $supplierId AND is_active AND orders_left < 5) AS low,
    (SELECT count(*)::int FROM products WHERE supplier_id = $supplierId AND is_active AND stock_quantity > 0) AS in_stock`)

const someStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('order' as const),
      daysAgo: fc.constantFrom(0, 0, 0, 1),
      lines: fc.uniqueArray(fc.nat(2), { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 4_000 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      order: fc.nat(20),
      status: fc.constantFrom<OrderStatus>('cancelled', 'cancelled', 'pending', 'delivered'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 1, 2, 6, 30, 364) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('tidy' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      product: fc.nat(2),
      category: fc.constantFrom('Yağ', 'Et', ''),
      isActive: fc.boolean(),
      stock: fc.nat(30_000),
    }),
  },
)

it('store totals match a recount on any day, after any orders, cancellations and changes of products', async () => {
  const house = postgresHouse(inUse.database)
  const inTransaction = <T>(work: () => Promise<T>) => house.transaction.run(work)
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { minLength: 5, maxLength: 25 }), async (steps) => {
      const [supplier, catering] = [aSupplier(), aCatering()]
      for (const company of [supplier, catering]) await house.companies.add(company)
      const shelf = [
        aProduct(supplier),
        aProduct(supplier, { category: 'Yağ' }),
        aProduct(supplier, { unitPrice: 100 }),
      ]
      await house.products.add(...shelf)
      const orders: Order[] = []
      let today: LocalDate = firstDay
      const equals = async () => {
        const clock = new FakeClock(`${today}T09:00:00Z`)
        const reads = new StoreReads(inUse.database, clock)
        const dashboards = new DashboardReads(inUse.database, clock)
        for (const [period, days] of Object.entries(statsPeriods)) {
          const { best_sellers, total_products, low_stock_products } = await reads.stats(
            supplier.id,
            period as StatsPeriod,
          )
          const first = addDays(today, 1 - days)
          const sold = await inUse.database.rows(recount, { supplierId: supplier.id, first, last: today })
          expect(best_sellers.map(({ product_id: id, quantity, revenue }) => ({ id, quantity, revenue }))).toEqual(sold)
          const { product_variety } = await dashboards.supplier(supplier.id, false)
          expect({ products: total_products, low: low_stock_products, in_stock: product_variety }).toEqual(
            await inUse.database.row(products, { supplierId: supplier.id }),
          )
        }
      }
      for (const step of steps) {
        if (step.kind === 'wait') today = addDays(today, step.days)
        if (step.kind === 'tidy') await new Housekeeping(inUse.database).endSalesPeriods(today)
        if (step.kind === 'order') {
          const at = noon(addDays(today, -step.daysAgo))
          const lines = step.lines.map((of) => aLine(shelf[of]!, step.quantity * 100))
          const order = anOrder(supplier, catering, lines, { number: orders.length, createdAt: at })
          await inTransaction(() => house.orders.add(order, { status: 'pending', actor: null, at }))
          orders.push(order)
        }
        const moved = step.kind === 'move' ? orders[step.order % Math.max(1, orders.length)] : undefined
        if (moved !== undefined && step.kind === 'move') {
          moved.status = step.status
          await inTransaction(() => house.orders.update(moved, { status: step.status, actor: null, at: noon(today) }))
        }
        if (step.kind === 'edit')
          await inTransaction(async () => {
            const [product] = await house.products.forChange(supplier.id, [shelf[step.product]!.id])
            const { category, isActive } = step
            const movement = { productId: product!.id, stock: step.stock - product!.stockQuantity, reserved: 0 }
            await house.products.update(Object.assign(product!, { category, isActive }))
            await house.products.move(supplier.id, [movement], {
              reason: 'correction',
              orderId: null,
              actor: null,
              at: noon(today),
            })
          })
        await equals()
      }
    }),
    { numRuns: 8 },
  )
})
