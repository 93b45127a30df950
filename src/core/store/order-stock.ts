/** @internal */
import { decimalOf, type ProductId } from '../shared/index.ts'
import { type Order, type OrderLine, OrderLinesRefusal } from './order.ts'
import { placeOrderRefusal } from './place-order.ts'
import type { Products } from './ports.ts'
import type { Product } from './product.ts'
import { isOpen, type MovementReason, type OrderStatus, type Who } from './rules.ts'

type State = Pick<Order, 'status' | 'lines'>

/**
 * What a line has taken from the stock: nothing if the order is cancelled, what was delivered if that differs from what
 * was ordered. What is returned stays taken, because food that was at a customer's door is not sold again by itself.
 */
const takenBy = (status: OrderStatus, { quantity, deliveredQuantity }: OrderLine): number => {
  if (status === 'cancelled') return 0
  return status === 'delivered' ? (deliveredQuantity ?? quantity) : quantity
}
const reservedBy = (status: OrderStatus, { quantity }: OrderLine): number => (isOpen(status) ? quantity : 0)

const reasonOf = (before: OrderStatus, after: OrderStatus): MovementReason => {
  if (after === 'cancelled') return 'cancellation'
  return before === 'cancelled' ? 'reopening' : 'delivery'
}

/** What leaves the stock has to be there. */
const refuseWhatIsMissing = (held: readonly Product[], order: Order, needed: ReadonlyMap<ProductId, number>): void => {
  const stock = new Map(held.map(({ id, stockQuantity }) => [id, stockQuantity]))
  const short = order.lines.filter(({ productId }) => (stock.get(productId) ?? 0) < (needed.get(productId) ?? 0))
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

/** Moves the stock from what an order has taken to what it takes after a change, or refuses with what is missing. */
export const moveStock = async (
  products: Products,
  before: Order,
  after: State,
  cause: { actor: Who | null; at: Date },
): Promise<void> => {
  const movements = before.lines.flatMap((line, at) => {
    const next = after.lines[at] ?? line
    const stock = takenBy(before.status, line) - takenBy(after.status, next)
    const reserved = reservedBy(after.status, next) - reservedBy(before.status, line)
    return stock === 0 && reserved === 0 ? [] : [{ productId: line.productId, stock, reserved }]
  })
  if (movements.length === 0) return
  const held = await products.forChange(
    before.supplierId,
    movements.map(({ productId }) => productId),
  )
  refuseWhatIsMissing(held, before, new Map(movements.map(({ productId, stock }) => [productId, -stock])))
  const reason = reasonOf(before.status, after.status)
  await products.move(before.supplierId, movements, { ...cause, reason, orderId: before.id })
}
