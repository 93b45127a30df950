import {
  type CompanyId,
  constructorOf,
  type Kurus,
  type Lira,
  type OrderId,
  type ProductId,
  Refusal,
  refusals,
  withFacts,
} from '../shared/index.ts'
import type { OrderStatus, UnitType, Who } from './rules.ts'

export const orderRefusal = refusals({
  'order.missing': 'missing',
  'order.changed_meanwhile': 'conflict',
  'order.not_pending': 'conflict',
  'order.buyer_may_cancel': 'unprocessable',
  'order.delivered_final': withFacts<{ hours: number }>('conflict'),
})

/** A product as it was when ordered; quantities in hundredths of a unit. */
export interface OrderLine {
  productId: ProductId
  productName: string
  unitType: UnitType
  quantity: number
  unitPrice: Kurus
  totalPrice: Kurus
}

export class Order {
  id!: OrderId
  supplierId!: CompanyId
  cateringId!: CompanyId
  /** Numbered per supplier. */
  number!: number
  status!: OrderStatus
  statusChangedAt!: Date
  /** The supplier has changed the status since the buyer last looked. */
  isChanged!: boolean
  /** The sum of the lines. */
  totalAmount!: Kurus
  deliveryAddress!: string
  notes!: string
  createdAt!: Date
  lines!: OrderLine[]
}

export const totalOf = (lines: readonly OrderLine[]): Kurus =>
  lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0)

export const newOrder = constructorOf(Order)(({ createdAt, lines }: Pick<Order, 'createdAt' | 'lines'>) => ({
  status: 'pending',
  statusChangedAt: createdAt,
  isChanged: false,
  totalAmount: totalOf(lines),
}))

/** A line that prevents an order, with the product's current values in lira and units. */
export interface RefusedLine {
  productId: ProductId
  name: string | null
  unitType: UnitType | null
  unitPrice: Lira | null
  stockQuantity: number | null
  minimumOrderQuantity: number | null
  seenUnitPrice: Lira | null
}

/** Refuses an order and names the lines at fault. */
export class OrderLinesRefusal extends Refusal {
  readonly lines: readonly RefusedLine[]
  constructor(refusal: Refusal, lines: readonly RefusedLine[]) {
    super(refusal)
    this.lines = lines
  }
}

export interface OrderEvent {
  status: OrderStatus
  /** Null for the operator. */
  actor: Who | null
  at: Date
}
