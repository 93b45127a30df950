import { kurusOf, liraOf } from '../../../../src/core/shared/rules.ts'
import type { PurchaseLine, PurchaseNeeds } from '../../../api/generated.ts'
import type { Cart } from '../../../domain/store/cart.ts'
import { missingInCart } from './cart-difference.ts'

export interface ShownLine {
  id: string
  line: PurchaseLine
  /** By whoever buys, for now. */
  isLeftOut: boolean
  /** `more` has hundredths of the unit that the cart lacks; undefined while none is in it. */
  cart: { more: number } | undefined
}

export interface ShownSupplier {
  id: string
  name: string
  /** In lira; null if there is none or nobody here sees it. */
  minimum: number | null
  /** In lira, without what was left out; null for whoever sees no prices. */
  amount: number | null
  lines: ShownLine[]
  toBuy: PurchaseLine[]
  /** The cart has everything already. */
  isInCart: boolean
}

export const lineIdOf = ({ ingredient_id, product_id }: PurchaseLine): string => `${ingredient_id} ${product_id}`

export const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.some((amount) => amount === null)
    ? null
    : liraOf(amounts.reduce((sum: number, amount) => sum + (kurusOf(amount ?? 0) ?? 0), 0))

/** What the needs look like to somebody who left some lines out and has these carts. */
export const shownSuppliers = (
  { suppliers, amount }: PurchaseNeeds,
  leftOutIds: ReadonlySet<string>,
  cartOf: (supplierId: string) => Cart,
): ShownSupplier[] => {
  return suppliers.map(({ supplier_id: id, supplier_name: name, minimum_amount: minimum, lines }) => {
    const cart = cartOf(id)
    const toBuy = lines.filter((line) => line.units > 0 && !leftOutIds.has(lineIdOf(line)))
    const missing = missingInCart(toBuy, cart)
    return {
      id,
      name,
      minimum,
      toBuy,
      amount: amount === null ? null : sumOf(toBuy.map((line) => line.amount)),
      isInCart: toBuy.length > 0 && [...missing.values()].every((more) => more === 0),
      lines: lines.map((line) => ({
        id: lineIdOf(line),
        line,
        isLeftOut: leftOutIds.has(lineIdOf(line)),
        cart: cart.lines.some(({ productId }) => productId === line.product_id)
          ? { more: missing.get(line.product_id) ?? 0 }
          : undefined,
      })),
    }
  })
}
