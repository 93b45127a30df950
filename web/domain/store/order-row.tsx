import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { allowedStatuses } from '../../../src/core/store/rules.ts'
import { orderStatusLabels } from '../../../src/texts/store/labels.ts'
import { formatLira, quantityIn } from '../../../src/texts/kernel/amounts.ts'
import type { OrderStatus } from '../../api/generated.ts'
import type { Order } from '../../api/generated-panels.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate, formatInstant } from '../../ui/words/dates.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useTableStyles, wide } from '../../ui/lists/table-styles.ts'
import { payableOf } from './vat-text.ts'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { useOrderStatusStyles } from './order-status-look.ts'
import { useOrderStatus } from './use-order-status.ts'
import { Select } from '../../ui/forms/select.tsx'

const useStyles = makeStyles({
  status: {
    display: 'inline-grid',
    '& > select': {
      minHeight: '28px',
      height: '28px',
      border: 'none',
      borderRadius: '14px',
      paddingLeft: '12px',
      fontSize: '12px',
      fontWeight: 650,
      color: 'inherit',
      backgroundColor: 'transparent',
      '@media (max-width: 1023px)': { minHeight: '44px', height: '44px', borderRadius: '22px', fontSize: '14px' },
    },
    '& > select > option': { color: colors.ink, backgroundColor: colors.surface },
    borderRadius: '22px',
    '& > span': { color: 'inherit' },
  },
  marks: { display: 'inline-flex', flexWrap: 'wrap', gap: '4px' },
  vat: { fontWeight: 400 },
  problem: { display: 'block', textAlign: 'start' },
  content: { [wide]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
})

const shownLines = 2

const lineText = (item: Order['items'][number]): string =>
  `${item.product_name}, ${quantityIn(item.quantity, item.unit_type)}`

/** The first items of an order in words. */
const linesText = ({ items }: Order): string => {
  const shown = items.slice(0, shownLines).map(lineText)
  return items.length > shownLines ? `${shown.join('; ')} ve ${items.length - shownLines} kalem daha` : shown.join('; ')
}

/** Offers every status that the order may move to, in any order (rule P5). */
const StatusSelect = ({ order }: { order: Order }) => {
  const styles = useStyles()
  const looks = useOrderStatusStyles()
  const { move, isLoading, problem } = useOrderStatus(order.id)
  const allowed = allowedStatuses(
    'supplier',
    { status: order.status, statusChangedAt: new Date(order.status_changed_at) },
    new Date(),
  )
  if (allowed.length === 0) return <OrderStatusBadge status={order.status} />
  return (
    <>
      <Select
        className={mergeClasses(styles.status, looks[order.status])}
        aria-label={`${order.order_no} durumu`}
        value={order.status}
        disabled={isLoading}
        onChange={(value) => void move(order, value as OrderStatus)}
      >
        {[order.status, ...allowed]
          .toSorted((one, other) => statusOrder.indexOf(one) - statusOrder.indexOf(other))
          .map((status) => (
            <option key={status} value={status}>
              {orderStatusLabels[status]}
            </option>
          ))}
      </Select>
      {problem !== undefined && (
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </>
  )
}
const statusOrder = Object.keys(orderStatusLabels)

export type OrderSide = 'supplier' | 'catering'

type Props = { order: Order; side: OrderSide; isOpen: boolean; onOpen: () => void }

export const OrderRow = ({ order, side, isOpen, onOpen }: Props) => {
  const table = useTableStyles()
  const styles = useStyles()
  const maySetStatus = useCan('manageOrders') && side === 'supplier'
  const { amount, isWithVat } = payableOf(order)
  return (
    <tr className={mergeClasses(table.row, isOpen && table.opened)}>
      <th scope="row" className={table.firm}>
        <button type="button" className={table.open} onClick={onOpen}>
          {order.order_no}
        </button>
      </th>
      <td className={table.cell} data-label={side === 'supplier' ? 'Alıcı' : 'Tedarikçi'}>
        {side === 'supplier' ? order.buyer_company_name : order.supplier_company_name}
      </td>
      <td className={table.cell} data-label="Durum">
        {maySetStatus ? (
          <StatusSelect order={order} />
        ) : (
          <span className={styles.marks}>
            <OrderStatusBadge status={order.status} />
            {order.is_changed && <Badge color="warning">Yeni</Badge>}
          </span>
        )}
      </td>
      <td className={mergeClasses(table.cell, table.end, table.price)} data-label="Tutar">
        <span>
          <span>{formatLira(amount)}</span>
          <span className={mergeClasses(table.facts, styles.vat)}>{isWithVat ? 'KDV dahil' : 'KDV hariç'}</span>
        </span>
      </td>
      <td className={mergeClasses(table.cell, table.end, table.number, table.last)} data-label="Teslim günü">
        {order.delivery_date === null ? <span className={table.quiet}>—</span> : formatDate(order.delivery_date)}
      </td>
      <td className={mergeClasses(table.cell, table.end, table.number, table.spare)} data-label="Sipariş">
        {formatInstant(order.created_at)}
      </td>
      <td
        className={mergeClasses(table.cell, styles.content, table.last, table.spare)}
        data-label="İçerik"
        title={order.items.length > 1 ? order.items.map(lineText).join('; ') : undefined}
      >
        {linesText(order)}
      </td>
    </tr>
  )
}
