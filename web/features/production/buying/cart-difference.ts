import { hundredthsOf, kurusOf } from '../../../../src/core/shared/rules.ts'
import type { PurchaseLine } from '../../../api/generated.ts'
import type { Cart } from '../../../domain/store/cart.ts'

/** Hundredths of each product's unit that the cart lacks; 0 if it has as many or more. */
export const missingInCart = (lines: readonly PurchaseLine[], { lines: inCart }: Cart): Map<string, number> => {
  const missing = new Map<string, number>()
  // Two ingredients may be bought as the same product.
  for (const { product_id, units } of lines)
    missing.set(product_id, (missing.get(product_id) ?? 0) + (hundredthsOf(units) ?? 0))
  for (const [productId, wanted] of missing) {
    const there = inCart.find((line) => line.productId === productId)?.quantity ?? 0
    missing.set(productId, Math.max(0, wanted - there))
  }
  return missing
}

/** The cart with what it lacked, and how many products that changed: the same lines again change nothing. */
export const filledCart = (cart: Cart, lines: readonly PurchaseLine[]): { cart: Cart; added: number } => {
  const missing = [...missingInCart(lines, cart)].filter(([, quantity]) => quantity > 0)
  if (missing.length === 0) return { cart, added: 0 }
  const lacking = new Map(missing)
  const raised = cart.lines.map((line) => {
    const more = lacking.get(line.productId)
    return more === undefined ? line : { ...line, quantity: line.quantity + more, unread: undefined }
  })
  const fresh = missing.flatMap(([productId, quantity]) => {
    const line = lines.find(({ product_id }) => product_id === productId)
    if (line === undefined || cart.lines.some((kept) => kept.productId === productId)) return []
    const { product_name: name, unit_type: unit, unit_price: price } = line
    return [{ productId, name, unit, quantity, seenPrice: kurusOf(price ?? 0) ?? 0 }]
  })
  return { cart: { ...cart, notice: undefined, lines: [...raised, ...fresh] }, added: missing.length }
}
