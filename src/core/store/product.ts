import {
  type CompanyId,
  constructorOf,
  type Kurus,
  type Lira,
  type OrderId,
  type ProductId,
  refusals,
  tidyName,
  withFacts,
} from '../shared/index.ts'
import {
  maxPrice,
  maxQuantity,
  type MovementReason,
  priceOf,
  productNameRule,
  quantityOf,
  type UnitType,
  type Who,
} from './rules.ts'

export const productRefusal = refusals({
  'product.missing': 'missing',
  'product.name_taken': 'conflict',
  'product.price_invalid': withFacts<{ max: number }>('unprocessable'),
  'product.stock_invalid': withFacts<{ max: number }>('unprocessable'),
  'product.minimum_invalid': 'unprocessable',
  'product.description_missing': 'unprocessable',
  'product.image_not_allowed': 'unprocessable',
  'product.stock_moved': 'conflict',
})

/** What a supplier sells. Quantities are in hundredths of the unit, prices in kuruş per unit. */
export class Product {
  id!: ProductId
  supplierId!: CompanyId
  name!: string
  description!: string
  /** Empty for none. */
  category!: string
  unitPrice!: Kurus
  /** What can be ordered: the sum of its movements (rule S1). */
  stockQuantity!: number
  unitType!: UnitType
  minimumOrderQuantity!: number
  imageUrl!: string | null
  /** False once deleted; orders still refer to it. */
  isActive!: boolean
  createdAt!: Date
  /** Incremented with each change of anything but the stock. */
  version!: number
}

export const newProduct = constructorOf(Product)(() => ({
  stockQuantity: 0,
  imageUrl: null,
  isActive: true,
  version: 1,
}))

/** As typed, in lira and units. */
export interface ProductInput {
  name: string
  description: string
  category?: string | undefined
  unitPrice: Lira
  stockQuantity: number
  unitType: UnitType
  minimumOrderQuantity: number
  imageUrl?: string | null | undefined
}

/** Converts to kuruş and hundredths; refuses with `product.…_invalid`. */
export const productFacts = (input: ProductInput) => {
  const unitPrice = priceOf(input.unitPrice)
  if (unitPrice === undefined) throw productRefusal('product.price_invalid', { max: maxPrice / 100 })
  const stockQuantity = quantityOf(input.stockQuantity)
  if (stockQuantity === undefined) throw productRefusal('product.stock_invalid', { max: maxQuantity / 100 })
  const minimumOrderQuantity = quantityOf(input.minimumOrderQuantity)
  if (!minimumOrderQuantity) throw productRefusal('product.minimum_invalid')
  if (input.description.trim() === '') throw productRefusal('product.description_missing')
  return {
    name: tidyName(input.name, productNameRule),
    description: input.description.trim(),
    category: (input.category ?? '').trim().replace(/\s+/g, ' '),
    unitPrice,
    stockQuantity,
    unitType: input.unitType,
    minimumOrderQuantity,
    imageUrl: input.imageUrl || null,
  }
}

/** A change of the stock, in hundredths. */
export interface Movement {
  productId: ProductId
  /** Added to what can be ordered; negative to take it away. */
  stock: number
  /** Added to what is reserved for open orders. */
  reserved: number
}

export interface MovementCause {
  reason: MovementReason
  orderId: OrderId | null
  /** Null for the operator. */
  actor: Who | null
  at: Date
}
