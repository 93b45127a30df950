import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { announceOrder } from '../notifications/index.ts'
import { tellBoth, type ToldToBoth } from '../partnerships/index.ts'
import { Clock, type CompanyId, Ids, Jobs, type OrderId, useCase } from '../shared/index.ts'
import { whoOf } from './create-product.ts'
import { asOrdered, changedBetween, type Order, orderRefusal } from './order.ts'
import { moveStock } from './order-stock.ts'
import { allowedStatuses, correctionHours, orderNo, type OrderStatus } from './rules.ts'
import { Products, Orders } from './ports.ts'

export const orderStatusChanged = logEvent(
  'order.status_changed',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ orderId: OrderId; orderNo: string; from: OrderStatus; to: OrderStatus }>>(),
)

export interface OrderChange {
  /** The acting company: the buyer or the supplier. */
  companyId: CompanyId
  orderId: OrderId
  actor: Actor
  status: OrderStatus
  /** The status the person saw when deciding. */
  seenStatus?: OrderStatus | undefined
}

const refuseUnlessAllowed = (order: Order, side: 'supplier' | 'catering', status: OrderStatus, now: Date): void => {
  if (allowedStatuses(side, order, now).includes(status)) return
  if (side === 'supplier') throw orderRefusal('order.delivered_final', { hours: correctionHours })
  throw orderRefusal(status === 'cancelled' ? 'order.not_pending' : 'order.buyer_may_cancel')
}

/** The supplier may set any status, the buyer may cancel a pending order; the stock follows (rules P5, S2, S3). */
export const updateOrder = useCase(
  { orders: Orders, products: Products, companies: Companies, trail: Trail, jobs: Jobs, ids: Ids, clock: Clock },
  ({ orders, products, companies, trail, jobs, ids, clock }) =>
    async (input: OrderChange): Promise<Order> => {
      const { companyId, status, actor } = input
      const now = clock.now()
      const order = await orders.forChange(companyId, input.orderId)
      if (order === null) throw orderRefusal('order.missing')
      const { supplierId, cateringId, status: before } = order
      if (input.seenStatus !== undefined && input.seenStatus !== before) throw orderRefusal('order.changed_meanwhile')
      if (status === before) return order
      const side = companyId === supplierId ? 'supplier' : 'catering'
      refuseUnlessAllowed(order, side, status, now)

      const cause = { actor: whoOf(actor), at: now }
      const after = { status, lines: order.lines.map(asOrdered) }
      await moveStock(products, order, after, cause)
      const changedLines = changedBetween(order.lines, after.lines)
      Object.assign(order, {
        ...after,
        statusChangedAt: now,
        isChanged: side === 'supplier',
        version: order.version + 1,
      })
      await orders.update(order, { ...cause, status, changedLines })
      const other = side === 'supplier' ? cateringId : supplierId
      const { acting } = await tellBoth({ trail, companies }, [companyId, other], actor, orderStatusChanged, {
        orderId: order.id,
        orderNo: orderNo(order.number),
        from: before,
        to: status,
      })
      await jobs.add(announceOrder, {
        id: ids.next(),
        companyId: other,
        partnerName: acting.name,
        orderId: order.id,
        event: side === 'catering' ? 'cancelledByBuyer' : status,
      })
      return order
    },
)

/** Called when the buyer looks at the list of orders. */
export const markOrdersSeen = useCase([Orders], (orders) => (cateringId: CompanyId) => orders.markSeen(cateringId))
