import { hundredthsOf, kurusOf, type Lira, liraOf } from '../../core/shared/rules.ts'
import { lineTotal, sumOfVat, type Taxed, vatOf } from '../../core/store/rules.ts'
import type { Order } from '../kernel/contract-shapes.ts'

interface Amounts {
  vat_amount: Lira | null
  total_with_vat: Lira | null
  delivered_amount: Lira | null
  delivered_with_vat: Lira | null
}
export type WithoutAmounts<Shown> = Omit<Shown, keyof Amounts>

const sumOf = (lines: readonly Taxed[]): Lira => liraOf(lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0))

/** Both null while the rate of a line is unknown. */
const vatIn = (lines: readonly Taxed[]): { vat: Lira | null; withVat: Lira | null } => {
  const shares = vatOf(lines)
  if (shares === undefined) return { vat: null, withVat: null }
  const vat = sumOfVat(shares)
  return { vat: liraOf(vat), withVat: liraOf(vat + lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0)) }
}

type Item = Pick<
  Order['items'][number],
  'total_price' | 'unit_price' | 'vat_rate' | 'delivered_quantity' | 'returned_quantity'
>

const orderedLine = ({ total_price, vat_rate: vatRate }: Item): Taxed => ({
  vatRate,
  totalPrice: kurusOf(total_price) ?? 0,
})

/** What is billed: delivered less returned. */
const deliveredLine = ({ unit_price, vat_rate: vatRate, delivered_quantity, returned_quantity }: Item): Taxed => {
  const quantity = (hundredthsOf(delivered_quantity ?? 0) ?? 0) - (hundredthsOf(returned_quantity ?? 0) ?? 0)
  return { vatRate, totalPrice: lineTotal(kurusOf(unit_price) ?? 0, quantity) }
}

/** Adds the amounts of an order that follow from its lines, by the rules that carts use, too (rules P5, S7). */
export const withAmounts = <Shown extends { status: Order['status']; items: Item[] }>(
  order: Shown,
): Shown & Amounts => {
  const ordered = vatIn(order.items.map(orderedLine))
  const delivered = order.items.map(deliveredLine)
  const isDelivered = order.status === 'delivered'
  return {
    ...order,
    vat_amount: ordered.vat,
    total_with_vat: ordered.withVat,
    delivered_amount: isDelivered ? sumOf(delivered) : null,
    delivered_with_vat: isDelivered ? vatIn(delivered).withVat : null,
  }
}
