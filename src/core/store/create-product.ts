import { type Actor, holdsRole } from '../actors/rules.ts'
import { logEvent, Trail, telling } from '../audit/index.ts'
import { Clock, type CompanyId, decimalOf, Ids, type Lira, liraOf, type ProductId, useCase } from '../shared/index.ts'
import { newProduct, type Product, productFacts, type ProductInput } from './product.ts'
import type { Who } from './rules.ts'
import { Products } from './ports.ts'

export const productAdded = logEvent(
  'product.added',
  'COMPANY_UPDATED',
  telling<{ productId: ProductId; name: string; unitPrice: Lira; unitType: string; stock: number }>(),
)

export interface NewProduct {
  supplierId: CompanyId
  actor: Actor
  product: ProductInput
}

/** Who moved stock, as recorded in movements and histories. */
export const whoOf = (actor: Actor): Who | null => {
  if (!holdsRole(actor)) return null
  const { companyId } = actor
  return actor.kind === 'key'
    ? { companyId, userId: null, keyId: actor.keyId }
    : { companyId, userId: actor.userId, keyId: null }
}

export const createProduct = useCase(
  [Products, Trail, Ids, Clock],
  (products, trail, ids, clock) =>
    async ({ supplierId, actor, product: input }: NewProduct): Promise<Product> => {
      const at = clock.now()
      const { stockQuantity, ...facts } = productFacts(input)
      const product = newProduct({ ...facts, id: ids.next(), supplierId, createdAt: at })
      await products.add(product)
      if (stockQuantity > 0)
        await products.move(supplierId, [{ productId: product.id, stock: stockQuantity, reserved: 0 }], {
          reason: 'opening',
          orderId: null,
          actor: whoOf(actor),
          at,
        })
      await trail.write({
        event: productAdded,
        companyId: supplierId,
        actor,
        meta: {
          productId: product.id,
          name: product.name,
          unitPrice: liraOf(product.unitPrice),
          unitType: product.unitType,
          stock: decimalOf(stockQuantity),
        },
      })
      return Object.assign(product, { stockQuantity })
    },
)
