import type { Actor } from '../actors/rules.ts'
import { changesBetween, logEvent, Trail, telling } from '../audit/index.ts'
import {
  Clock,
  type CompanyId,
  decimalOf,
  hundredthsOf,
  liraOf,
  type ProductId,
  refuseStale,
  useCase,
} from '../shared/index.ts'
import { whoOf } from './create-product.ts'
import { type Product, productFacts, type ProductInput, productRefusal } from './product.ts'
import { Products } from './ports.ts'
import { isPackage } from './rules.ts'

export const productUpdated = logEvent(
  'product.updated',
  'COMPANY_UPDATED',
  telling<{ productId: ProductId; name: string }, keyof ReturnType<typeof changeable> | 'stock'>(),
)
export const productDeleted = logEvent(
  'product.deleted',
  'COMPANY_UPDATED',
  telling<{ productId: ProductId; name: string }>(),
)

export interface ProductUpdate {
  supplierId: CompanyId
  productId: ProductId
  actor: Actor
  product: ProductInput
  /**
   * The stock the form started with, in units: what is typed corrects that value, and must not undo what orders have
   * taken since.
   */
  seenStock?: number | undefined
  seenVersion?: number | undefined
}

const changeable = (product: Product) => ({
  name: product.name,
  description: product.description,
  category: product.category,
  code: product.code,
  unitPrice: liraOf(product.unitPrice),
  vatRate: product.vatRate,
  unitType: product.unitType,
  contentQuantity: product.contentQuantity === null ? null : decimalOf(product.contentQuantity),
  contentUnit: product.contentUnit,
  minimumOrderQuantity: decimalOf(product.minimumOrderQuantity),
  imageUrl: product.imageUrl,
})

/** What a request does not mention stays; a content only as long as the unit is a package. */
const withKept = (input: ProductInput, product: Product): ProductInput => {
  const { code = product.code, vatRate = product.vatRate } = input
  const isContentKept = [input.contentQuantity, input.contentUnit].every((part) => part === undefined)
  if (!isContentKept || product.contentQuantity === null || !isPackage(input.unitType))
    return { ...input, code, vatRate }
  const { contentUnit } = product
  return { ...input, code, vatRate, contentQuantity: decimalOf(product.contentQuantity), contentUnit }
}

const oneForChange = async (products: Products, supplierId: CompanyId, productId: ProductId): Promise<Product> => {
  const [product] = await products.forChange(supplierId, [productId])
  if (!product?.isActive) throw productRefusal('product.missing')
  return product
}

export const updateProduct = useCase(
  [Products, Trail, Clock],
  (products, trail, clock) =>
    async (input: ProductUpdate): Promise<Product> => {
      const { supplierId, actor, seenStock } = input
      const product = await oneForChange(products, supplierId, input.productId)
      const { stockQuantity, ...facts } = productFacts(withKept(input.product, product))
      refuseStale(product, input.seenVersion)
      const seen = seenStock === undefined ? product.stockQuantity : hundredthsOf(seenStock)
      const isCorrected = seenStock === undefined || stockQuantity !== seen
      if (isCorrected && product.stockQuantity !== seen) throw productRefusal('product.stock_moved')

      const before = { ...changeable(product), stock: decimalOf(product.stockQuantity) }
      Object.assign(product, facts)
      const changes = changesBetween(before, {
        ...changeable(product),
        stock: decimalOf(isCorrected ? stockQuantity : product.stockQuantity),
      })
      if (Object.keys(changes).length === 0) return product
      if (Object.keys(changes).some((field) => field !== 'stock')) {
        product.version++
        await products.update(product)
      }
      if (changes['stock']) {
        const movement = { productId: product.id, stock: stockQuantity - product.stockQuantity, reserved: 0 }
        const cause = { reason: 'correction', orderId: null, actor: whoOf(actor), at: clock.now() } as const
        await products.move(supplierId, [movement], cause)
        product.stockQuantity = stockQuantity
      }
      await trail.write({
        event: productUpdated,
        companyId: supplierId,
        actor,
        meta: { productId: product.id, name: product.name },
        changes,
      })
      return product
    },
)

/**
 * Hides the product; orders keep their lines, and stock from a cancelled order can still be returned to it (rule P5).
 */
export const deleteProduct = useCase(
  [Products, Trail],
  (products, trail) =>
    async ({
      supplierId,
      productId,
      actor,
    }: {
      supplierId: CompanyId
      productId: ProductId
      actor: Actor
    }): Promise<void> => {
      const product = await oneForChange(products, supplierId, productId)
      product.isActive = false
      product.imageUrl = null
      product.version++
      await products.update(product)
      const meta = { productId, name: product.name }
      await trail.write({ event: productDeleted, companyId: supplierId, actor, meta })
    },
)
