import { decimalOf, liraOf } from '../../../src/core/shared/rules.ts'
import { deliveryDates, maxOrderLines, vatOf } from '../../../src/core/store/rules.ts'
import { amountBelowMinimum, emptyCart } from '../../../src/texts/store/store.ts'
import {
  type DeliveryTerms,
  type ListStoreProductsApiResponse,
  useListStoreProductsQuery,
  usePlaceOrderMutation,
} from '../../api/generated.ts'
import { useGetCompanySettingsQuery } from '../../api/generated-panels.ts'
import { addressLine } from '../../domain/companies/address-line.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isRefusal, prefixedProblem } from '../../ui/words/problem-text.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useAlone } from '../../ui/use-alone.ts'
import { useOwnError } from '../../frame/forms/use-own-error.ts'
import { staleDate } from './delivery-date-field.tsx'
import { useNow } from '../../ui/use-now.ts'
import { currentLines } from '../../domain/store/cart.ts'
import { useSuppliersAddress } from './suppliers-address.ts'
import type { CartState } from './use-cart.ts'
import { useBanner } from '../../frame/banners/use-banner.ts'

const scheduleOf = ({ weekdays, cutoff_days: cutoffDays, cutoff_time: cutoffTime }: DeliveryTerms) => ({
  weekdays,
  cutoffDays,
  cutoffTime,
})

/** The cart with the current state of its products, and a function to order it. */
export const useCheckout = (
  supplierId: string,
  store: Pick<ListStoreProductsApiResponse, 'delivery_terms'> | undefined,
  { cart, change, clear }: CartState,
) => {
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
  const terms = (found ?? last)?.delivery_terms ?? store?.delivery_terms ?? null
  const now = useNow()
  const dates = deliveryDates(terms && scheduleOf(terms), now)
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const vat = vatOf(lines.map(({ product, total: totalPrice }) => ({ vatRate: product?.vat_rate ?? null, totalPrice })))
  const isPriceChanged = lines.some((line) => line.isPriceChanged)

  const send = async () => {
    setProblem(undefined)
    if (lines.length === 0) return setProblem(emptyCart)
    if (lines.length > maxOrderLines) return setProblem(`Bir siparişte en fazla ${maxOrderLines} ürün olabilir.`)
    if (lines.some((line) => line.problem !== undefined))
      return setProblem('Sipariş verilemeyen ürünleri sepetten çıkarın ya da azaltın.')
    if (terms !== null && liraOf(total) < terms.minimum_amount)
      return setProblem(amountBelowMinimum(terms.minimum_amount, liraOf(total)))
    if (cart.deliveryDate !== undefined && !dates.includes(cart.deliveryDate)) return setProblem(staleDate)
    const body = {
      items: lines.map(({ productId, quantity, price }) => ({
        product_id: productId,
        quantity: decimalOf(quantity),
        seen_unit_price: liraOf(price),
      })),
      delivery_address: address.trim(),
      delivery_date: cart.deliveryDate ?? null,
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
    total,
    /** By rate; undefined while one is unknown. */
    vat,
    terms,
    dates,
    address,
    isPriceChanged,
    isSending,
    problem,
    order: () => void alone(send),
  }
}

export type Checkout = ReturnType<typeof useCheckout>
