import {
  type CompanyId,
  constructorOf,
  type Kurus,
  type Lira,
  type OrderId,
  type ProductId,
  type LocalDate,
  Refusal,
  refusals,
  withFacts,
  type VatRate,
} from '../shared/index.ts'
import type { Measure, OrderStatus, UnitType, Who } from './rules.ts'

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
  productCode: string | null
  unitType: UnitType
  contentQuantity: number | null
  contentUnit: Measure | null
  quantity: number
  unitPrice: Kurus
  vatRate: VatRate | null
  totalPrice: Kurus
  /** Null until delivered, and afterwards if it was as ordered. */
  deliveredQuantity: number | null
  /** Of what was delivered; null with it. */
  returnedQuantity: number | null
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
  /** As the buyer wishes; null for none. */
  deliveryDate!: LocalDate | null
  notes!: string
  createdAt!: Date
  /** Incremented with each change. */
  version!: number
  lines!: OrderLine[]
}

export const totalOf = (lines: readonly OrderLine[]): Kurus =>
  lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0)

export const newOrder = constructorOf(Order)(({ createdAt, lines }: Pick<Order, 'createdAt' | 'lines'>) => ({
  status: 'pending',
  statusChangedAt: createdAt,
  isChanged: false,
  totalAmount: totalOf(lines),
  deliveryDate: null,
  version: 1,
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
  /** Those whose delivered or returned quantity has changed. */
  changedLines?: readonly OrderLine[]
}

/** A line that was not delivered yet, or as ordered. */
export const asOrdered = (line: OrderLine): OrderLine => ({ ...line, deliveredQuantity: null, returnedQuantity: null })

/** The lines after a change whose delivered or returned quantity is another one. */
export const changedBetween = (before: readonly OrderLine[], after: readonly OrderLine[]): OrderLine[] =>
  after.filter((line, at) => {
    const was = before[at]
    return line.deliveredQuantity !== was?.deliveredQuantity || line.returnedQuantity !== was.returnedQuantity
  })

/** What a delivered line is billed with: delivered less returned. */
export const billedQuantity = ({ quantity, deliveredQuantity, returnedQuantity }: OrderLine): number =>
  (deliveredQuantity ?? quantity) - (returnedQuantity ?? 0)
