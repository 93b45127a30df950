import { ArrowRepeatAllRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { decimalOf, hundredthsOf } from '../../../src/core/shared/rules.ts'
import { maxOrderLines, reorderQuantity } from '../../../src/core/store/rules.ts'
import { quantityIn } from '../../../src/texts/kernel/amounts.ts'
import { api, type StoreProduct } from '../../api/generated.ts'
import { type Order } from '../../api/generated-panels.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { prefixedProblem } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useProfile } from '../../frame/session/profile-context.ts'
import { useApiDispatch } from '../../api/use-api-dispatch.ts'
import { useOwnError } from '../../frame/forms/use-own-error.ts'
import { type Cart, cartKeyOf, keepCart, orderableOf, priceOf, readCart } from '../../domain/store/cart.ts'
import { useSuppliersAddress } from './suppliers-address.ts'

/** Otherwise the same number would be another quantity. */
const isSamePackage = (product: StoreProduct, item: Order['items'][number]): boolean =>
  product.unit_type === item.unit_type &&
  product.content_quantity === item.content_quantity &&
  product.content_unit === item.content_unit

/** Adds what is still available of an old order to the cart, whose other lines stay. */
const refilledCart = (before: Cart, { items }: Order, products: readonly StoreProduct[]): Cart => {
  const missing: string[] = []
  const fewer: string[] = []
  const packedAnew: string[] = []
  const lines = items.flatMap((item) => {
    const { product_id: productId, product_name, quantity: ordered } = item
    const product = products.find(({ id }) => id === productId)
    if (product !== undefined && !isSamePackage(product, item)) {
      packedAnew.push(product.name)
      return []
    }
    const wanted = hundredthsOf(ordered) ?? 0
    const quantity = product === undefined ? 0 : reorderQuantity(wanted, orderableOf(product))
    if (product === undefined || quantity === 0) {
      missing.push(product_name)
      return []
    }
    const { name, unit_type: unit } = product
    if (quantity < wanted) fewer.push(`${name} (${quantityIn(decimalOf(quantity), unit)})`)
    return [{ productId, name, unit, quantity, seenPrice: priceOf(product) }]
  })
  const others = before.lines.filter((line) => !lines.some(({ productId }) => productId === line.productId))
  const notice = [
    missing.length > 0 && `Artık satılmayan ya da tükenen: ${missing.join(', ')}.`,
    packedAnew.length > 0 && `Birimi ya da içeriği değiştiği için eklenmeyen: ${packedAnew.join(', ')}.`,
    fewer.length > 0 && `Stok yetmediği için azaltılan: ${fewer.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ')
  return { ...before, lines: [...others, ...lines], notice: notice || undefined }
}

/** Fills the cart of the order's supplier and opens it. */
export const OrderAgain = ({ order }: { order: Order }) => {
  const { companyId } = useCompany()
  const { id: userId } = useProfile()
  const dispatch = useApiDispatch()
  const { openStore } = useSuppliersAddress()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useOwnError()
  const { supplier_id: supplierId, items } = order
  const fill = async () => {
    setProblem(undefined)
    setBusy(true)
    const productIds = items.map(({ product_id }) => product_id).join(',')
    const asked = { companyId, supplierId, productIds, limit: maxOrderLines }
    const { data, error } = await dispatch(
      api.endpoints.listStoreProducts.initiate(asked, { forceRefetch: true, subscribe: false }),
    )
    setBusy(false)
    if (data === undefined) return setProblem(prefixedProblem(error, 'Sepet doldurulamadı'))
    const key = cartKeyOf(companyId, userId, supplierId)
    keepCart(key, refilledCart(readCart(key), order, data.products))
    openStore(supplierId)
  }
  return (
    <>
      <FormNotice intent="error" text={problem} />
      <BusyButton isBusy={isBusy} icon={<ArrowRepeatAllRegular />} onClick={() => void fill()}>
        Tekrar sipariş ver
      </BusyButton>
    </>
  )
}
