import {
  addDays,
  type CompanyId,
  hourInMilliseconds,
  hundredthsOf,
  type KeyId,
  type Kurus,
  kurusOf,
  type Lira,
  type LocalDate,
  type UserId,
} from '../shared/rules.ts'

export * from './cart.ts'
export * from './delivery-terms.ts'
export * from './units.ts'
export * from './vat.ts'

export const orderStatuses = ['pending', 'confirmed', 'preparing', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The statuses an order moves through, one click each. */
export const orderSteps = ['pending', 'confirmed', 'preparing', 'delivered'] as const satisfies readonly OrderStatus[]

export const movementReasons = [
  'opening',
  'correction',
  'upload',
  'order',
  'cancellation',
  'reopening',
  'delivery',
] as const
export type MovementReason = (typeof movementReasons)[number]

/** Who moved stock or changed an order: a person or a key, and their company. */
export interface Who {
  companyId: CompanyId
  userId: UserId | null
  keyId: KeyId | null
}

export const productNameRule = { min: 1, max: 200 } as const
export const maxDescription = 1000
export const maxCategory = 60
export const maxProductCode = 40
export const maxDeliveryAddress = 500
export const maxOrderNotes = 1000
/** Lines per order. */
export const maxOrderLines = 100

/** In kuruş: one million lira per unit. */
export const maxPrice = 100_000_000
/** In hundredths of a unit: one million units. */
export const maxQuantity = 100_000_000
/** In kuruş: one billion lira per order. */
export const maxOrderTotal = 100_000_000_000

/** A valid product price, in kuruş; otherwise undefined. */
export const priceOf = (lira: Lira): Kurus | undefined => {
  const kurus = kurusOf(lira)
  return kurus === undefined || kurus > maxPrice ? undefined : kurus
}

/** A valid quantity, in hundredths; otherwise undefined. */
export const quantityOf = (units: number): number | undefined => {
  const hundredths = hundredthsOf(units)
  return hundredths === undefined || hundredths > maxQuantity ? undefined : hundredths
}

/**
 * Unit price times hundredths of a unit; half a kuruş is rounded up. The database checks each line by the same rule.
 */
export const lineTotal = (unitPrice: Kurus, quantity: number): Kurus =>
  Number((BigInt(unitPrice) * BigInt(quantity) + 50n) / 100n)

/** Stock is low if it covers fewer of the smallest orders than this. */
export const lowStockOrders = 5

/** How long a delivered order can still be corrected, in hours (rule S2). */
export const correctionHours = 24

/** Whether stock is reserved for an order with this status. */
export const isOpen = (status: OrderStatus): boolean => status !== 'delivered' && status !== 'cancelled'

interface Dated {
  status: OrderStatus
  statusChangedAt: Date
}

/** Whether nothing about an order may change any more (rule S2). */
export const isFinal = ({ status, statusChangedAt }: Dated, now: Date): boolean =>
  status === 'delivered' && now.getTime() - statusChangedAt.getTime() > correctionHours * hourInMilliseconds

/** The statuses each side may set now (rules P5, S2, S3). */
export const allowedStatuses = (side: 'supplier' | 'catering', order: Dated, now: Date): OrderStatus[] => {
  if (side === 'catering') return order.status === 'pending' ? ['cancelled'] : []
  return isFinal(order, now) ? [] : orderStatuses.filter((other) => other !== order.status)
}

/** Weighed goods are never exactly what was ordered: up to this many times as much may be delivered (rule S7). */
export const maxDeliveredTimes = 2

/** The number of a supplier's first order. */
export const firstOrderNumber = 1001

/** The order number shown to people. */
export const orderNo = (number: number): string => `S-${number}`

export const statsPeriods = { '1_day': 1, '1_week': 7, '1_month': 30, '1_year': 365 } as const
export type StatsPeriod = keyof typeof statsPeriods

/** The first day of a period that ends today. */
export const firstDayOf = (period: StatsPeriod, today: LocalDate): LocalDate => addDays(today, 1 - statsPeriods[period])

export const productRowProblems = [
  'name_missing',
  'name_too_long',
  'description_too_long',
  'category_too_long',
  'unit_unknown',
  'content_invalid',
  'content_without_package',
  'vat_invalid',
  'code_too_long',
  'code_taken',
  'price_missing',
  'price_invalid',
  'stock_invalid',
  'minimum_invalid',
  'product_repeated',
] as const
export type ProductRowProblem = (typeof productRowProblems)[number]
