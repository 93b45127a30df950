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
  withoutStrayBlanks,
  type VatRate,
} from '../shared/index.ts'
import {
  isPackage,
  maxPrice,
  maxQuantity,
  type Measure,
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
  'product.content_invalid': 'unprocessable',
  'product.content_without_package': 'unprocessable',
  'product.code_taken': 'conflict',
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
  /** The supplier's own; unique among its products. */
  code!: string | null
  /** Of what comes on top of the price; null if not entered. */
  vatRate!: VatRate | null
  /** What one package holds; null for other units, or if not entered. */
  contentQuantity!: number | null
  contentUnit!: Measure | null
  imageUrl!: string | null
  /** False once deleted; orders still refer to it. */
  isActive!: boolean
  createdAt!: Date
  /** Incremented with each change of anything but the stock. */
  version!: number
}

export const newProduct = constructorOf(Product)(() => ({
  stockQuantity: 0,
  code: null,
  vatRate: null,
  contentQuantity: null,
  contentUnit: null,
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
  code?: string | null | undefined
  vatRate?: VatRate | null | undefined
  contentQuantity?: number | null | undefined
  contentUnit?: Measure | null | undefined
  imageUrl?: string | null | undefined
}

/** What a package holds, in hundredths; refuses half an answer, and a content of what is no package. */
const contentIn = ({ unitType, contentQuantity = null, contentUnit = null }: ProductInput) => {
  if (contentQuantity === null && contentUnit === null) return { contentQuantity: null, contentUnit: null }
  if (!isPackage(unitType)) throw productRefusal('product.content_without_package')
  const quantity = contentQuantity === null ? undefined : quantityOf(contentQuantity)
  if (!quantity || contentUnit === null) throw productRefusal('product.content_invalid')
  return { contentQuantity: quantity, contentUnit }
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
    code: withoutStrayBlanks(input.code ?? '') || null,
    vatRate: input.vatRate ?? null,
    ...contentIn(input),
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
