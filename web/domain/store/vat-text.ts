import type { Order } from '../../api/generated-panels.ts'

/** A rate as people read it beside a price. */
export const vatText = (rate: number | null | undefined): string =>
  rate == null ? 'KDV oranı girilmedi' : `KDV %${rate}`

/** What an order costs as far as it is known: as delivered, and with VAT if all rates are entered. */
export const payableOf = (
  order: Pick<Order, 'total_amount' | 'total_with_vat' | 'delivered_amount' | 'delivered_with_vat'>,
): { amount: number; isWithVat: boolean } => {
  const [base, withVat] =
    order.delivered_amount === null
      ? [order.total_amount, order.total_with_vat]
      : [order.delivered_amount, order.delivered_with_vat]
  return { amount: withVat ?? base, isWithVat: withVat !== null }
}
