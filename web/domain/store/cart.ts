import { canBeOrdered, lineTotal, type Orderable, type UnitType } from '../../../src/core/store/rules.ts'
import { hundredthsOf, kurusOf } from '../../../src/core/shared/rules.ts'
import { quantityIn, unitText } from '../../../src/texts/kernel/amounts.ts'
import { stockShort } from '../../../src/texts/store/store.ts'
import type { StoreProduct } from '../../api/generated.ts'
import { deviceStorage } from '../../ui/device/page-storage.ts'

export type CartLine = {
  productId: string
  name: string
  unit: UnitType
  /** In hundredths of the unit. */
  quantity: number
  /** In kuruş, as of when it was added to the cart. */
  seenPrice: number
  /** The last input was not a valid quantity. */
  unread?: true | undefined
}

export type Cart = {
  lines: readonly CartLine[]
  /** Undefined for the company's own address. */
  address?: string | undefined
  notes: string
  /** As wished; undefined for none. */
  deliveryDate?: string | undefined
  /** What happened when the cart was filled from an old order. */
  notice?: string | undefined
  /** The content sent last and its key: sending the same again does not place a second order, even after a reload. */
  attempt?: { content: string; key: string } | undefined
}

export const emptyCartOf = (): Cart => ({ lines: [], notes: '' })

/** One cart per supplier and person on this device. */
export const cartKeyOf = (companyId: string, userId: string, supplierId: string): string =>
  `tabldot_cart:${companyId}:${userId}:${supplierId}`

const isLine = (line: unknown): line is CartLine => {
  const { productId, name, unit, quantity, seenPrice } = (line ?? {}) as Partial<Record<keyof CartLine, unknown>>
  return (
    [productId, name, unit].every((text) => typeof text === 'string') &&
    [quantity, seenPrice].every((number) => Number.isInteger(number) && Number(number) >= 0)
  )
}

export const readCart = (key: string): Cart => {
  try {
    const kept = JSON.parse(deviceStorage.getItem(key) ?? 'null') as Cart | null
    return kept !== null && Array.isArray(kept.lines) && kept.lines.every(isLine) && typeof kept.notes === 'string'
      ? kept
      : emptyCartOf()
  } catch {
    return emptyCartOf()
  }
}

export const keepCart = (key: string, cart: Cart): void => {
  if (cart.lines.length === 0 && cart.notes === '' && cart.address === undefined && cart.deliveryDate === undefined)
    deviceStorage.removeItem(key)
  else deviceStorage.setItem(key, JSON.stringify(cart))
}

export const orderableOf = ({ stock_quantity, minimum_order_quantity }: StoreProduct): Orderable => ({
  stock: hundredthsOf(stock_quantity) ?? 0,
  minimum: hundredthsOf(minimum_order_quantity) ?? 100,
})

export const priceOf = ({ unit_price }: StoreProduct): number => kurusOf(unit_price) ?? 0

/** A line with the current state of its product. */
export type CurrentLine = CartLine & {
  /** Undefined until it has loaded. */
  product: StoreProduct | undefined
  /** In kuruş. */
  price: number
  total: number
  isPriceChanged: boolean
  /** Why it cannot be ordered. */
  problem: string | undefined
}

const problemOf = ({ quantity, unit, unread }: CartLine, product: StoreProduct | undefined, isComplete: boolean) => {
  if (product === undefined) return isComplete ? 'Bu ürün artık satılmıyor.' : undefined
  const orderable = orderableOf(product)
  if (!canBeOrdered(orderable)) return 'Tükendi; şu anda sipariş verilemez.'
  if (unit !== product.unit_type)
    return `Birimi değişti (${unitText(unit)} yerine ${unitText(product.unit_type ?? '')}); miktarı yeniden yazın.`
  if (unread) return 'Sıfırdan büyük bir miktar yazın, örneğin 12,5.'
  if (quantity < orderable.minimum)
    return `En az ${quantityIn(product.minimum_order_quantity, product.unit_type)} sipariş verebilirsiniz.`
  return quantity > orderable.stock ? stockShort(product.stock_quantity, product.unit_type) : undefined
}

/** Unless `isComplete`, `products` may lack those that have just been added. */
export const currentLines = (
  lines: readonly CartLine[],
  products: readonly StoreProduct[] | undefined,
  isComplete: boolean,
): CurrentLine[] =>
  lines.map((line) => {
    const product = products?.find(({ id }) => id === line.productId)
    const price = product === undefined ? line.seenPrice : priceOf(product)
    return {
      ...line,
      // A number in another unit has to be typed again.
      unread: product !== undefined && product.unit_type !== line.unit ? true : line.unread,
      name: product?.name ?? line.name,
      product,
      price,
      total: lineTotal(price, line.quantity),
      isPriceChanged: price !== line.seenPrice,
      problem: problemOf(line, product, isComplete),
    }
  })
