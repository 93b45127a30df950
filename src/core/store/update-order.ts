import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { tellBoth, type ToldToBoth } from '../partnerships/index.ts'
import { Clock, type CompanyId, decimalOf, type OrderId, type ProductId, useCase } from '../shared/index.ts'
import { whoOf } from './create-product.ts'
import { type Order, OrderLinesRefusal, orderRefusal } from './order.ts'
import { placeOrderRefusal } from './place-order.ts'
import { type Product } from './product.ts'
import { allowedStatuses, correctionHours, isOpen, orderNo, type OrderStatus } from './rules.ts'
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

/** An order takes stock unless it is cancelled, and keeps it reserved until it is delivered. */
const shareOf = (status: OrderStatus) => ({ taken: status === 'cancelled' ? 0 : 1, reserved: isOpen(status) ? 1 : 0 })

/** An order that leaves `cancelled` takes its stock again, so there has to be enough. */
const refuseWhatIsMissing = (held: readonly Product[], { lines }: Order): void => {
  const stock = new Map(held.map(({ id, stockQuantity }) => [id, stockQuantity]))
  const short = lines.filter(({ productId, quantity }) => (stock.get(productId) ?? 0) < quantity)
  const [first] = short
  if (first === undefined) return
  const stockOf = (productId: ProductId) => decimalOf(stock.get(productId) ?? 0)
  throw new OrderLinesRefusal(
    placeOrderRefusal('order.stock_short', {
      name: first.productName,
      unit: first.unitType,
      stock: stockOf(first.productId),
    }),
    short.map(({ productId, productName, unitType }) => ({
      productId,
      name: productName,
      unitType,
      unitPrice: null,
      stockQuantity: stockOf(productId),
      minimumOrderQuantity: null,
      seenUnitPrice: null,
    })),
  )
}

/** The supplier may set any status, the buyer may cancel a pending order; the stock follows (rules P5, S2, S3). */
export const updateOrder = useCase(
  [Orders, Products, Companies, Trail, Clock],
  (orders, products, companies, trail, clock) =>
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

      const [was, is] = [shareOf(before), shareOf(status)]
      const movements = order.lines.map(({ productId, quantity }) => ({
        productId,
        stock: (was.taken - is.taken) * quantity,
        reserved: (is.reserved - was.reserved) * quantity,
      }))
      const isMoved = is.taken !== was.taken || is.reserved !== was.reserved
      const productIds = movements.map(({ productId }) => productId)
      const held = isMoved ? await products.forChange(supplierId, productIds) : []
      if (is.taken > was.taken) refuseWhatIsMissing(held, order)
      Object.assign(order, { status, statusChangedAt: now, isChanged: side === 'supplier' })
      if (isMoved)
        await products.move(supplierId, movements, {
          reason: is.taken > was.taken ? 'reopening' : 'cancellation',
          orderId: order.id,
          actor: whoOf(actor),
          at: now,
        })
      await orders.update(order, { status, actor: whoOf(actor), at: now })
      const other = side === 'supplier' ? cateringId : supplierId
      await tellBoth({ trail, companies }, [companyId, other], actor, orderStatusChanged, {
        orderId: order.id,
        orderNo: orderNo(order.number),
        from: before,
        to: status,
      })
      return order
    },
)

/** Called when the buyer looks at the list of orders. */
export const markOrdersSeen = useCase([Orders], (orders) => (cateringId: CompanyId) => orders.markSeen(cateringId))
