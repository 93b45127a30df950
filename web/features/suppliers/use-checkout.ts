import { decimalOf, liraOf } from '../../../src/core/shared/rules.ts'
import { maxOrderLines } from '../../../src/core/store/rules.ts'
import { emptyCart } from '../../../src/texts/store/store.ts'
import { useGetCompanySettingsQuery, useListStoreProductsQuery, usePlaceOrderMutation } from '../../api/generated.ts'
import { addressLine } from '../../domain/companies/address-line.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isRefusal, prefixedProblem } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useAlone } from '../../ui/use-alone.ts'
import { useOwnError } from '../../frame/forms/use-own-error.ts'
import { currentLines } from './cart.ts'
import { useSuppliersAddress } from './suppliers-address.ts'
import type { CartState } from './use-cart.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'

/** The cart with the current state of its products, and a function to order it. */
export const useCheckout = (supplierId: string, { cart, change, clear }: CartState) => {
  const company = useCompany()
  const alone = useAlone()
  const { openOrder } = useSuppliersAddress()
  const [place, { isLoading: isSending }] = usePlaceOrderMutation()
  const report = useBanner('placeOrder')
  const [problem, setProblem] = useOwnError()
  const { data: settings } = useGetCompanySettingsQuery(company)
  const productIds = cart.lines
    .map(({ productId }) => productId)
    .toSorted()
    .slice(0, maxOrderLines)
    .join(',')
  const { data: last, currentData: found } = useListStoreProductsQuery(
    { companyId: company.companyId, supplierId, productIds, limit: maxOrderLines },
    { skip: productIds === '', refetchOnMountOrArgChange: true },
  )
  const lines = currentLines(cart.lines, (found ?? last)?.products, found !== undefined)
  const address = cart.address ?? (settings === undefined ? '' : addressLine(settings.address))
  const isPriceChanged = lines.some((line) => line.isPriceChanged)

  const send = async () => {
    setProblem(undefined)
    if (lines.length === 0) return setProblem(emptyCart)
    if (lines.length > maxOrderLines) return setProblem(`Bir siparişte en fazla ${maxOrderLines} ürün olabilir.`)
    if (lines.some((line) => line.problem !== undefined))
      return setProblem('Sipariş verilemeyen ürünleri sepetten çıkarın ya da azaltın.')
    const body = {
      items: lines.map(({ productId, quantity, price }) => ({
        product_id: productId,
        quantity: decimalOf(quantity),
        seen_unit_price: liraOf(price),
      })),
      delivery_address: address.trim(),
      notes: cart.notes.trim(),
    }
    const content = JSON.stringify(body)
    const key = cart.attempt?.content === content ? cart.attempt.key : newIdempotencyKey()
    change({ attempt: { content, key } })
    const { data, error } = await report(
      place({ companyId: company.companyId, supplierId, 'Idempotency-Key': key, body }),
      { success: 'Sipariş başarıyla oluşturuldu!' },
    )
    if (data === undefined) {
      if (isRefusal(error)) change({ attempt: undefined })
      return setProblem(prefixedProblem(error, 'Sipariş oluşturulamadı'))
    }
    clear()
    openOrder(data.order.id)
  }
  return {
    lines,
    /** In kuruş. */
    total: lines.reduce((sum, line) => sum + line.total, 0),
    address,
    isPriceChanged,
    isSending,
    problem,
    order: () => void alone(send),
  }
}

export type Checkout = ReturnType<typeof useCheckout>
