import { useEffect, useState } from 'react'
import { useScope } from '../../frame/scope/company-scope.ts'
import { useProfile } from '../../frame/session/profile-context.ts'
import type { StoreProduct } from '../../api/generated.ts'
import { type Cart, cartKeyOf, emptyCartOf, keepCart, priceOf, readCart } from '../../domain/store/cart.ts'

/** The cart for one supplier, which survives a reload. Give the component that uses it `key={supplierId}`. */
export const useCart = (supplierId: string) => {
  const { company } = useScope()
  const key = cartKeyOf(company.id, useProfile().id, supplierId)
  const [cart, setCart] = useState(() => readCart(key))
  /** Keeps the cart in sync across tabs. */
  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key === key || event.key === null) setCart(readCart(key))
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [key])
  const write = (next: (before: Cart) => Cart) => {
    const cart = next(readCart(key))
    keepCart(key, cart)
    setCart(cart)
  }
  const change = (part: Partial<Cart>) => write((before) => ({ ...before, ...part }))
  return {
    cart,
    change,
    /** A quantity of 0 removes the product. */
    setQuantity: (product: Pick<StoreProduct, 'id'> & Partial<StoreProduct>, quantity: number) =>
      write((before) => {
        const others = before.lines.filter(({ productId }) => productId !== product.id)
        const there = before.lines.find(({ productId }) => productId === product.id)
        if (quantity === 0) return { ...before, lines: others, notice: undefined }
        if (there !== undefined)
          return {
            ...before,
            notice: undefined,
            lines: before.lines.map((line) =>
              line === there ? { ...line, quantity, unit: product.unit_type ?? line.unit, unread: undefined } : line,
            ),
          }
        const { id, name, unit_type: unit } = product as StoreProduct
        const added = { productId: id, name, unit, quantity, seenPrice: priceOf(product as StoreProduct) }
        return { ...before, notice: undefined, lines: [...before.lines, added] }
      }),
    setUnread: (id: string) =>
      write((before) => ({
        ...before,
        lines: before.lines.map((line) => (line.productId === id ? { ...line, unread: true } : line)),
      })),
    clear: () => write(emptyCartOf),
  }
}

export type CartState = ReturnType<typeof useCart>
