import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies } from '../companies/index.ts'
import { announceOrder, type DeliveredLine, maxNamedLines } from '../notifications/index.ts'
import { tellBoth, type ToldToBoth } from '../partnerships/index.ts'
import {
  Clock,
  type CompanyId,
  decimalOf,
  Ids,
  Jobs,
  type Lira,
  liraOf,
  type OrderId,
  type ProductId,
  refusals,
  refuseStale,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { whoOf } from './create-product.ts'
import { asOrdered, billedQuantity, changedBetween, type Order, type OrderLine, orderRefusal } from './order.ts'
import { moveStock } from './order-stock.ts'
import { Orders, Products } from './ports.ts'
import { correctionHours, isFinal, lineTotal, maxDeliveredTimes, orderNo, quantityOf, type UnitType } from './rules.ts'

export const orderDelivered = logEvent(
  'order.delivered',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ orderId: OrderId; orderNo: string; total: Lira; isCorrection: boolean }>>(),
)

export const deliverOrderRefusal = refusals({
  'delivery.line_unknown': 'unprocessable',
  'delivery.line_repeated': 'unprocessable',
  'delivery.quantity_invalid': 'unprocessable',
  'delivery.too_much': withFacts<{ name: string; unit: UnitType; max: number }>('unprocessable'),
  'delivery.returned_too_much': withFacts<{ name: string; unit: UnitType; delivered: number }>('unprocessable'),
})

export interface OrderDelivery {
  supplierId: CompanyId
  orderId: OrderId
  actor: Actor
  /** In units. Lines that are left out were delivered as ordered. */
  lines: readonly { productId: ProductId; delivered: number; returned: number }[]
  seenVersion?: number | undefined
}

const deliveredLine = (line: OrderLine, typed: OrderDelivery['lines'][number] | undefined): OrderLine => {
  if (typed === undefined) return asOrdered(line)
  const { productName: name, unitType: unit } = line
  const [deliveredQuantity, returnedQuantity] = [quantityOf(typed.delivered), quantityOf(typed.returned)]
  if (deliveredQuantity === undefined || returnedQuantity === undefined)
    throw deliverOrderRefusal('delivery.quantity_invalid')
  if (deliveredQuantity > line.quantity * maxDeliveredTimes)
    throw deliverOrderRefusal('delivery.too_much', { name, unit, max: decimalOf(line.quantity * maxDeliveredTimes) })
  if (returnedQuantity > deliveredQuantity)
    throw deliverOrderRefusal('delivery.returned_too_much', { name, unit, delivered: typed.delivered })
  const isAsOrdered = deliveredQuantity === line.quantity && returnedQuantity === 0
  return isAsOrdered ? asOrdered(line) : { ...line, deliveredQuantity, returnedQuantity }
}

/** The lines with what was delivered of them; refuses what cannot be. */
const deliveredLines = (order: Order, typed: OrderDelivery['lines']): OrderLine[] => {
  const byProduct = new Map(typed.map((line) => [line.productId, line]))
  if (byProduct.size < typed.length) throw deliverOrderRefusal('delivery.line_repeated')
  const known = new Set(order.lines.map(({ productId }) => productId))
  if ([...byProduct.keys()].some((productId) => !known.has(productId)))
    throw deliverOrderRefusal('delivery.line_unknown')
  return order.lines.map((line) => deliveredLine(line, byProduct.get(line.productId)))
}

const billedTotal = (lines: readonly OrderLine[]): Lira =>
  liraOf(lines.reduce((sum, line) => sum + lineTotal(line.unitPrice, billedQuantity(line)), 0))

const told = (line: OrderLine): DeliveredLine => ({
  name: line.productName,
  unit: line.unitType,
  ordered: decimalOf(line.quantity),
  delivered: decimalOf(line.deliveredQuantity ?? line.quantity),
  returned: decimalOf(line.returnedQuantity ?? 0),
})

/**
 * The supplier writes what was really delivered and what came back, with the delivery or within a day after it. What was
 * ordered stays; the stock follows what was delivered (rules S1, S2, S7).
 */
export const deliverOrder = useCase(
  { orders: Orders, products: Products, companies: Companies, trail: Trail, jobs: Jobs, ids: Ids, clock: Clock },
  ({ orders, products, companies, trail, jobs, ids, clock }) =>
    async ({ supplierId, orderId, actor, ...input }: OrderDelivery): Promise<Order> => {
      const now = clock.now()
      const order = await orders.forChange(supplierId, orderId)
      if (order?.supplierId !== supplierId) throw orderRefusal('order.missing')
      refuseStale(order, input.seenVersion)
      if (isFinal(order, now)) throw orderRefusal('order.delivered_final', { hours: correctionHours })
      const isCorrection = order.status === 'delivered'
      const lines = deliveredLines(order, input.lines)
      const changedLines = changedBetween(order.lines, lines)
      if (isCorrection && changedLines.length === 0) return order

      const status = 'delivered'
      const cause = { actor: whoOf(actor), at: now }
      await moveStock(products, order, { status, lines }, cause)
      Object.assign(order, {
        status,
        lines,
        /** A correction does not extend the time for corrections. */
        statusChangedAt: isCorrection ? order.statusChangedAt : now,
        isChanged: true,
        version: order.version + 1,
      })
      await orders.update(order, { ...cause, status, changedLines })
      const sides = [supplierId, order.cateringId] as const
      const { acting } = await tellBoth({ trail, companies }, sides, actor, orderDelivered, {
        orderId,
        orderNo: orderNo(order.number),
        total: billedTotal(lines),
        isCorrection,
      })
      await jobs.add(announceOrder, {
        id: ids.next(),
        companyId: order.cateringId,
        partnerName: acting.name,
        orderId,
        event: isCorrection ? 'deliveryCorrected' : 'delivered',
        changed: { lines: changedLines.slice(0, maxNamedLines).map(told), total: changedLines.length },
      })
      return order
    },
)
