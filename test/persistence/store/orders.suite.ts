import { describe, expect, it } from 'vitest'
import { create } from '../../../src/core/shared/index.ts'
import { Order } from '../../../src/core/store/index.ts'
import type { House } from '../../support/house.ts'
import { aCatering, aLine, anEmployee, anOrder, aProduct, aSupplier, someId, someTime } from '../../support/samples.ts'

const later = new Date('2026-03-02T11:00:00Z')

export const ordersSuite = (house: () => House): void => {
  const inTransaction = <T>(work: () => Promise<T>) => house().transaction.run(work)
  const aMarket = async () => {
    const [supplier, catering] = [aSupplier(), aCatering()]
    for (const company of [supplier, catering]) await house().companies.add(company)
    const buyer = anEmployee(catering, { role: 'corporate4' })
    await house().employees.add(buyer)
    const [rice, oil] = [aProduct(supplier), aProduct(supplier, { unitType: 'L' })]
    await house().products.add(rice, oil)
    const places = async (order: Order) => {
      const placed = {
        status: order.status,
        actor: { companyId: catering.id, userId: buyer.id, keyId: null },
        at: order.createdAt,
      }
      await inTransaction(() => house().orders.add(order, placed))
      return order
    }
    return { supplier, catering, buyer, rice, oil, places }
  }

  describe('orders', () => {
    it('are visible only to the two companies, with their lines as ordered', async () => {
      const { supplier, catering, rice, oil, places } = await aMarket()
      const order = await places(anOrder(supplier, catering, [aLine(oil, 1_850), aLine(rice)], { notes: 'Erken' }))
      for (const { id } of [supplier, catering])
        expect(await inTransaction(() => house().orders.forChange(id, order.id))).toEqual(order)
      expect(await inTransaction(() => house().orders.forChange(someId(), order.id))).toBeNull()
      expect(await inTransaction(() => house().orders.forChange(supplier.id, someId()))).toBeNull()
    })

    it('are numbered per supplier, from 1001', async () => {
      const [{ supplier: one }, { supplier: other }] = [await aMarket(), await aMarket()]
      const numbers: number[] = []
      for (const { id } of [one, one, other]) numbers.push(await inTransaction(() => house().orders.nextNumber(id)))
      expect(numbers).toEqual([1001, 1002, 1001])
    })

    it('record who set which status when', async () => {
      const { supplier, catering, buyer, rice, places } = await aMarket()
      const order = await places(anOrder(supplier, catering, [aLine(rice)]))
      const confirmed = create(Order, { ...order, status: 'confirmed', statusChangedAt: later, isChanged: true })
      await inTransaction(() => house().orders.update(confirmed, { status: 'confirmed', actor: null, at: later }))
      expect(await inTransaction(() => house().orders.forChange(supplier.id, order.id))).toEqual(confirmed)
      expect(await house().historyOf(order.id)).toEqual([
        { status: 'pending', userId: buyer.id, at: someTime },
        { status: 'confirmed', userId: null, at: later },
      ])
    })

    it('keep what was ordered beside what was delivered and returned', async () => {
      const { supplier, catering, rice, oil, places } = await aMarket()
      const order = await places(
        anOrder(supplier, catering, [aLine(oil, 1_850), aLine(rice)], { deliveryDate: '2026-03-05' }),
      )
      const line = { ...aLine(rice), deliveredQuantity: 2_480, returnedQuantity: 80 }
      const delivered = create(Order, {
        ...order,
        status: 'delivered',
        statusChangedAt: later,
        version: 2,
        lines: [aLine(oil, 1_850), line],
      })
      const event = { status: 'delivered', actor: null, at: later } as const
      await inTransaction(() => house().orders.update(delivered, { ...event, changedLines: [line] }))
      expect(await inTransaction(() => house().orders.forChange(supplier.id, order.id))).toEqual(delivered)
    })

    it('are new to their buyer until somebody there has looked', async () => {
      const { supplier, catering, rice, places } = await aMarket()
      const stranger = await aMarket()
      for (const number of [1001, 1002])
        await places(anOrder(supplier, catering, [aLine(rice)], { number, isChanged: true }))
      expect(await house().orders.markSeen(stranger.catering.id)).toBe(0)
      expect(await house().orders.markSeen(catering.id)).toBe(2)
      expect(await house().orders.markSeen(catering.id)).toBe(0)
    })
  })
}
