import { useEffect, useState } from 'react'
import { type Cart, cartKeyOf, keepCart, readCart } from '../../../domain/store/cart.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { useProfile } from '../../../frame/session/profile-context.ts'
import { filledCart } from './cart-difference.ts'
import type { ShownSupplier } from './needs-view.ts'

/** The carts for all suppliers, as they are on this device. */
export const useCarts = () => {
  const { company } = useScope()
  const { id: userId } = useProfile()
  const [written, setWritten] = useState<Readonly<Record<string, Cart>>>({})
  useEffect(() => {
    const follow = () => setWritten({})
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [])
  const keyOf = (supplierId: string) => cartKeyOf(company.id, userId, supplierId)
  return {
    cartOf: (supplierId: string): Cart => written[supplierId] ?? readCart(keyOf(supplierId)),
    /** Returns how many carts and products it changed. */
    fill: (suppliers: readonly ShownSupplier[]): { carts: number; products: number } => {
      const filled = suppliers.map(({ id, toBuy }) => ({ id, ...filledCart(readCart(keyOf(id)), toBuy) }))
      const changed = filled.filter(({ added }) => added > 0)
      for (const { id, cart } of changed) keepCart(keyOf(id), cart)
      setWritten(Object.fromEntries(filled.map(({ id, cart }) => [id, cart])))
      return { carts: changed.length, products: changed.reduce((sum, { added }) => sum + added, 0) }
    },
  }
}
