import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { hundredthsOf, kurusOf, liraOf } from '../../../src/core/shared/rules.ts'
import { lineTotal, sumOfVat, type Taxed, vatOf } from '../../../src/core/store/rules.ts'
import { formatLira, quantityIn, unitText } from '../../../src/texts/kernel/amounts.ts'
import type { OrderDetail, OrderItem } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { heldText } from './content-text.ts'
import { vatText } from './vat-text.ts'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: { padding: '8px 4px', textAlign: 'start', borderBottom: `1px solid ${colors.line}`, verticalAlign: 'top' },
  head: { color: colors.ink2, fontSize: '12px', fontWeight: 650 },
  name: { fontWeight: 400, overflowWrap: 'anywhere' },
  stacked: { borderBottom: 'none', paddingBottom: 0 },
  facts: { display: 'block', color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
  other: { color: colors.saffron, fontWeight: 650, '@media print': { color: 'black' } },
  written: { width: '28mm' },
  sum: { borderBottom: 'none', paddingTop: '4px', paddingBottom: '4px', fontWeight: 400 },
  total: { fontSize: '16px', fontWeight: 650 },
})

const hundredths = (quantity: number | null): number => hundredthsOf(quantity ?? 0) ?? 0

/** What is to be paid for a line: as ordered, or delivered less returned. */
const payable = ({ unit_price, total_price, vat_rate: vatRate, ...item }: OrderItem): Taxed => ({
  vatRate,
  totalPrice:
    item.delivered_quantity === null
      ? (kurusOf(total_price) ?? 0)
      : lineTotal(kurusOf(unit_price) ?? 0, hundredths(item.delivered_quantity) - hundredths(item.returned_quantity)),
})

const factsOf = (item: OrderItem): string =>
  [item.product_code, `${formatLira(item.unit_price)} / ${unitText(item.unit_type ?? '')}`, vatText(item.vat_rate)]
    .filter((fact) => fact !== null)
    .join(' · ')

/** Base, VAT by rate and total; only the base while a rate is unknown. */
const Sums = ({ lines, columns }: { lines: readonly Taxed[]; columns: number }) => {
  const styles = useStyles()
  const base = lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const vat = vatOf(lines)
  const sums: [name: string, amount: number, isTotal?: boolean][] =
    vat === undefined
      ? [['Toplam (KDV hariç)', base, true]]
      : [
          ['Ara toplam (KDV hariç)', base],
          ...vat.map(({ rate, amount }): [string, number] => [`KDV %${rate}`, amount]),
          ['Toplam', base + sumOfVat(vat), true],
        ]
  return (
    <tfoot>
      {sums.map(([name, amount, isTotal = false]) => {
        const look = mergeClasses(styles.cell, isTotal ? styles.total : styles.sum)
        return (
          <tr key={name}>
            <th scope="row" colSpan={columns - 1} className={look}>
              {name}
            </th>
            <td className={mergeClasses(look, styles.end)}>{formatLira(liraOf(amount))}</td>
          </tr>
        )
      })}
    </tfoot>
  )
}

type Props = {
  order: Pick<OrderDetail, 'items' | 'status'>
  /** On paper: over the columns of each sheet. There are columns to write into what is delivered and returned. */
  paperHead?: string
}

const isWritten = (head: string): boolean => head === 'Teslim' || head === 'İade'

const isOther = ({ quantity, delivered_quantity: delivered }: OrderItem): boolean =>
  delivered !== null && delivered !== quantity
const isReturned = ({ returned_quantity: returned }: OrderItem): boolean => returned !== null && returned > 0

const Quantity = ({ item, quantity }: { item: OrderItem; quantity: number | null }) => {
  const styles = useStyles()
  if (quantity === null) return null
  return (
    <>
      <span>{quantityIn(quantity, item.unit_type ?? '')}</span>
      <span className={styles.facts}>{heldText(quantity, item)}</span>
    </>
  )
}

/** Ordered, delivered, returned. */
const Delivered = ({ item, none }: { item: OrderItem; none: string }) => {
  const styles = useStyles()
  const end = mergeClasses(styles.cell, styles.end)
  return (
    <>
      <td className={mergeClasses(end, isOther(item) && styles.other)}>
        <Quantity item={item} quantity={item.delivered_quantity} />
      </td>
      <td className={mergeClasses(end, isReturned(item) && styles.other)}>
        {isReturned(item) ? <Quantity item={item} quantity={item.returned_quantity} /> : none}
      </td>
    </>
  )
}

/** The items with their names and prices as of the order, what was delivered of them, and what that costs with VAT. */
export const OrderLines = ({ order: { items, status }, paperHead }: Props) => {
  const styles = useStyles()
  const end = mergeClasses(styles.cell, styles.end)
  const lines = items.map(payable)
  const isPaper = paperHead !== undefined
  const hasDelivery = isPaper || items.some((item) => isOther(item) || isReturned(item))
  /** Beside three quantities a panel has no room for names, so they get lines of their own. */
  const isStacked = hasDelivery && !isPaper
  const heads = [
    ...(isStacked ? [] : ['Ürün']),
    hasDelivery ? 'Sipariş' : 'Miktar',
    ...(hasDelivery ? ['Teslim', 'İade'] : []),
    'Tutar',
  ]
  const none = status === 'delivered' ? '—' : ''
  return (
    <table className={styles.table}>
      <thead>
        {isPaper && (
          <tr>
            <th colSpan={heads.length} className={mergeClasses(styles.cell, styles.head)}>
              {paperHead}
            </th>
          </tr>
        )}
        <tr>
          {heads.map((name) => (
            <th
              key={name}
              scope="col"
              className={mergeClasses(
                styles.cell,
                name !== 'Ürün' && styles.end,
                styles.head,
                isPaper && isWritten(name) && styles.written,
              )}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {items.map((item, at) => {
        const name = (
          <>
            {item.product_name}
            <span className={styles.facts}>{factsOf(item)}</span>
          </>
        )
        const look = mergeClasses(styles.cell, styles.name)
        return (
          <tbody key={item.product_id}>
            {isStacked && (
              <tr>
                <td colSpan={heads.length} className={mergeClasses(look, styles.stacked)}>
                  {name}
                </td>
              </tr>
            )}
            <tr>
              {!isStacked && (
                <th scope="row" className={look}>
                  {name}
                </th>
              )}
              <td className={end}>
                <Quantity item={item} quantity={item.quantity} />
              </td>
              {hasDelivery && <Delivered item={item} none={none} />}
              <td className={end}>{formatLira(liraOf(lines[at]?.totalPrice ?? 0))}</td>
            </tr>
          </tbody>
        )
      })}
      <Sums lines={lines} columns={heads.length} />
    </table>
  )
}
