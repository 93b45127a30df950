import type { Actor } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Companies, type Company } from '../companies/index.ts'
import { announceOrder } from '../notifications/index.ts'
import {
  finishIfDue,
  openPartnership,
  type Partnership,
  Partnerships,
  writeForBoth,
  type ToldToBoth,
} from '../partnerships/index.ts'
import {
  Clock,
  type CompanyId,
  decimalOf,
  Ids,
  Jobs,
  kurusOf,
  type Lira,
  liraOf,
  type LocalDate,
  type OrderId,
  type ProductId,
  Refusal,
  refusals,
  Transaction,
  useCase,
  withFacts,
} from '../shared/index.ts'
import { whoOf } from './create-product.ts'
import { newOrder, type Order, type OrderLine, OrderLinesRefusal, type RefusedLine, totalOf } from './order.ts'
import { type Product } from './product.ts'
import {
  deliveryDateProblem,
  deliveryDates,
  type DeliveryTerms,
  lineTotal,
  maxDeliveryDays,
  maxOrderTotal,
  orderNo,
  quantityOf,
  type UnitType,
} from './rules.ts'
import { Products, Orders } from './ports.ts'

export const orderPlaced = logEvent(
  'order.placed',
  'COMPANY_UPDATED',
  telling<ToldToBoth<{ orderId: OrderId; orderNo: string; total: number; lines: number }>>(),
)

export const placeOrderRefusal = refusals({
  'order.empty': 'unprocessable',
  'order.store_missing': 'missing',
  'order.buyer_passive': 'unprocessable',
  'order.quantity_invalid': 'unprocessable',
  'order.product_gone': 'conflict',
  'order.below_minimum': withFacts<{ name: string; unit: UnitType; minimum: number }>('unprocessable'),
  'order.stock_short': withFacts<{ name: string; unit: UnitType; stock: number }>('conflict'),
  'order.price_changed': 'conflict',
  'order.too_large': 'unprocessable',
  'order.amount_below_minimum': withFacts<{ minimum: Lira; amount: Lira }>('unprocessable'),
  'order.delivery_past': 'unprocessable',
  'order.delivery_too_far': withFacts<{ days: number }>('unprocessable'),
  'order.delivery_closed_day': withFacts<{ date: LocalDate; weekdays: string }>('unprocessable'),
  'order.delivery_too_late': withFacts<{ date: LocalDate; next: LocalDate }>('unprocessable'),
})

export interface NewOrder {
  cateringId: CompanyId
  supplierId: CompanyId
  actor: Actor
  items: readonly {
    productId: ProductId
    /** In units. */
    quantity: number
    /** The price the buyer agreed to, in lira; undefined to accept any. */
    seenUnitPrice?: number | undefined
  }[]
  deliveryAddress?: string | undefined
  deliveryDate?: LocalDate | null | undefined
  notes?: string | undefined
}

interface Wanted {
  /** In hundredths. */
  quantity: number
  seenUnitPrice: number | undefined
}

/** Merges lines of the same product. */
const merged = (items: NewOrder['items']): Map<string, Wanted> => {
  const wanted = new Map<string, Wanted>()
  for (const { productId, quantity: typed, seenUnitPrice } of items) {
    const quantity = quantityOf(typed)
    if (!quantity) throw placeOrderRefusal('order.quantity_invalid')
    const before = wanted.get(productId)
    wanted.set(productId, {
      quantity: quantity + (before?.quantity ?? 0),
      seenUnitPrice: seenUnitPrice ?? before?.seenUnitPrice,
    })
  }
  return wanted
}

const asRefused = (productId: ProductId, product: Product | undefined, seen: number | undefined): RefusedLine => ({
  productId,
  name: product?.name ?? null,
  unitType: product?.unitType ?? null,
  unitPrice: product ? liraOf(product.unitPrice) : null,
  stockQuantity: product ? decimalOf(product.stockQuantity) : null,
  minimumOrderQuantity: product ? decimalOf(product.minimumOrderQuantity) : null,
  seenUnitPrice: seen ?? null,
})

type Line = [productId: string, wanted: Wanted, product: Product]

/** Refuses an order with all lines that break a rule at once; rules are checked one after the other. */
const refuseLines = (
  code: 'order.below_minimum' | 'order.stock_short' | 'order.price_changed',
  lines: readonly Line[],
  breaks: (wanted: Wanted, product: Product) => boolean,
): void => {
  const refused = lines.filter(([, wanted, product]) => breaks(wanted, product))
  const [first] = refused
  if (first === undefined) return
  const { name, unitType, stockQuantity, minimumOrderQuantity } = first[2]
  throw new OrderLinesRefusal(
    placeOrderRefusal(code, {
      name,
      unit: unitType,
      stock: decimalOf(stockQuantity),
      minimum: decimalOf(minimumOrderQuantity),
    }),
    refused.map(([productId, { seenUnitPrice }, product]) => asRefused(productId, product, seenUnitPrice)),
  )
}

/** The lines of the order at current prices; refuses those that cannot be ordered. */
const orderLines = (wanted: ReadonlyMap<string, Wanted>, products: readonly Product[]): OrderLine[] => {
  const found = new Map(products.filter(({ isActive }) => isActive).map((one) => [one.id, one]))
  const gone = [...wanted].filter(([productId]) => !found.has(productId))
  if (gone.length > 0)
    throw new OrderLinesRefusal(
      placeOrderRefusal('order.product_gone'),
      gone.map(([productId, { seenUnitPrice }]) => asRefused(productId, undefined, seenUnitPrice)),
    )
  const lines = [...wanted].flatMap(([productId, one]): Line[] => {
    const product = found.get(productId)
    return product ? [[productId, one, product]] : []
  })
  refuseLines('order.below_minimum', lines, ({ quantity }, product) => quantity < product.minimumOrderQuantity)
  refuseLines('order.stock_short', lines, ({ quantity }, product) => quantity > product.stockQuantity)
  refuseLines(
    'order.price_changed',
    lines,
    ({ seenUnitPrice: seen }, { unitPrice }) => seen !== undefined && kurusOf(seen) !== unitPrice,
  )
  return lines.map(([productId, { quantity }, product]) => ({
    productId,
    productName: product.name,
    productCode: product.code,
    unitType: product.unitType,
    contentQuantity: product.contentQuantity,
    contentUnit: product.contentUnit,
    quantity,
    unitPrice: product.unitPrice,
    vatRate: product.vatRate,
    totalPrice: lineTotal(product.unitPrice, quantity),
    deliveredQuantity: null,
    returnedQuantity: null,
  }))
}

const refuseDate = (date: LocalDate, terms: DeliveryTerms | null, now: Date): void => {
  const problem = deliveryDateProblem(date, terms, now)
  if (problem === 'past') throw placeOrderRefusal('order.delivery_past')
  if (problem === 'too_far') throw placeOrderRefusal('order.delivery_too_far', { days: maxDeliveryDays })
  if (problem === 'closed_day')
    throw placeOrderRefusal('order.delivery_closed_day', { date, weekdays: terms?.weekdays.join(',') ?? '' })
  if (problem === 'too_late')
    throw placeOrderRefusal('order.delivery_too_late', { date, next: deliveryDates(terms, now)[0] ?? date })
}

/** Refuses an order that is too large, or not what the supplier delivers (rule S6). */
const refuseTerms = (
  lines: readonly OrderLine[],
  deliveryDate: LocalDate | null,
  terms: DeliveryTerms | null,
  now: Date,
): void => {
  const total = totalOf(lines)
  if (total > maxOrderTotal) throw placeOrderRefusal('order.too_large')
  if (terms !== null && total < terms.minimumAmount)
    throw placeOrderRefusal('order.amount_below_minimum', {
      minimum: liraOf(terms.minimumAmount),
      amount: liraOf(total),
    })
  if (deliveryDate !== null) refuseDate(deliveryDate, terms, now)
}

/**
 * Price, name and unit are the current ones; a price the buyer has not seen is refused once (rule P5). Everything is
 * locked in a fixed order: the companies (so that neither becomes passive meanwhile, rule S2), the partnership, the
 * products by id, the supplier's number. The number is asked for when only the order itself is left to write, because
 * the supplier's other orders wait for it.
 */
export const placeOrder = useCase(
  {
    orders: Orders,
    products: Products,
    companies: Companies,
    partnerships: Partnerships,
    open: openPartnership,
    finish: finishIfDue,
    transaction: Transaction,
    trail: Trail,
    jobs: Jobs,
    ids: Ids,
    clock: Clock,
  },
  ({ orders, products, companies, partnerships, open, finish, transaction, trail, jobs, ids, clock }) => {
    /**
     * The first order opens the partnership (rule P3). If several arrive at once, one opens it and the others proceed
     * as soon as it has; they wait as long as it may wait for its products.
     */
    const openWith = async (catering: Company, supplier: Company, ended: Partnership | null): Promise<void> => {
      if (ended !== null) await finish(ended)
      await transaction.waitLonger()
      try {
        await transaction.part(() => open(catering, supplier))
      } catch (error) {
        const isOpenedMeanwhile = error instanceof Refusal && error.code === 'partnership.already_active'
        if (!isOpenedMeanwhile) throw error
        await partnerships.hold(catering.id, supplier.id)
      }
    }

    /** Both companies, locked against becoming passive, and their partnership; refuses if one of them is passive. */
    const holdSides = async (
      cateringId: CompanyId,
      supplierId: CompanyId,
      now: Date,
    ): Promise<[buyer: Company, supplier: Company]> => {
      const [found, held] = await Promise.all([
        companies.hold([cateringId, supplierId]),
        partnerships.hold(cateringId, supplierId),
      ])
      const active = found.filter(({ isActive }) => isActive)
      const supplier = active.find(({ id, type }) => id === supplierId && type === 'supplier')
      if (supplier === undefined) throw placeOrderRefusal('order.store_missing')
      const buyer = active.find(({ id }) => id === cateringId)
      if (buyer === undefined) throw placeOrderRefusal('order.buyer_passive')
      if (held === null || held.isOver(now)) await openWith(buyer, supplier, held)
      return [buyer, supplier]
    }

    const place = async ({ cateringId, supplierId, actor, ...input }: NewOrder): Promise<Order> => {
      const now = clock.now()
      if (input.items.length === 0) throw placeOrderRefusal('order.empty')
      const wanted = merged(input.items)
      const sides = await holdSides(cateringId, supplierId, now)
      const { products: found, terms } = await products.forOrder(supplierId, [...wanted.keys()])
      const lines = orderLines(wanted, found)
      const deliveryDate = input.deliveryDate ?? null
      refuseTerms(lines, deliveryDate, terms, now)

      const id = ids.next()
      const taken = lines.map(({ productId, quantity }) => ({ productId, stock: -quantity, reserved: quantity }))
      await products.move(supplierId, taken, { reason: 'order', orderId: id, actor: whoOf(actor), at: now })
      const [{ name: partnerName }] = sides
      const news = { id: ids.next(), companyId: supplierId, partnerName, orderId: id, event: 'placed' as const }
      await jobs.add(announceOrder, { ...news, lineCount: lines.length, deliveryDate })
      const order = newOrder({
        id,
        supplierId,
        cateringId,
        number: await orders.nextNumber(supplierId),
        deliveryAddress: input.deliveryAddress?.trim() ?? '',
        deliveryDate,
        notes: input.notes?.trim() ?? '',
        createdAt: now,
        lines,
      })
      await orders.add(order, { status: 'pending', actor: whoOf(actor), at: now })
      await writeForBoth(trail, sides, actor, orderPlaced, {
        orderId: order.id,
        orderNo: orderNo(order.number),
        total: liraOf(order.totalAmount),
        lines: lines.length,
      })
      return order
    }

    return (input: NewOrder): Promise<Order> => transaction.run(() => place(input))
  },
)
