import { makeStyles, mergeClasses, Select } from '@fluentui/react-components'
import { allowedStatuses } from '../../../src/core/store/rules.ts'
import { orderStatusLabels, quantityText } from '../../../src/texts/store.ts'
import type { Order, OrderStatus } from '../../api/generated.ts'
import { formatInstant } from '../dates.ts'
import { formatLira } from '../numbers.ts'
import { useCan } from '../scope/company-scope.ts'
import { useTableStyles } from '../table-styles.ts'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { useOrderStatus } from './use-order-status.ts'

const useStyles = makeStyles({ status: { minWidth: '144px' }, problem: { display: 'block', textAlign: 'start' } })

const shownLines = 2

/** The first lines of an order in words. */
const linesText = ({ items }: Order): string => {
  const shown = items
    .slice(0, shownLines)
    .map((item) => `${item.product_name}, ${quantityText(item.quantity)} ${item.unit_type}`)
  return items.length > shownLines ? `${shown.join('; ')} ve ${items.length - shownLines} kalem daha` : shown.join('; ')
}

/** Any status at once, in any order (rule P5). */
const StatusSelect = ({ order }: { order: Order }) => {
  const styles = useStyles()
  const { move, isLoading, problem } = useOrderStatus()
  const allowed = allowedStatuses(
    'supplier',
    { status: order.status, statusChangedAt: new Date(order.status_changed_at) },
    new Date(),
  )
  if (allowed.length === 0) return <OrderStatusBadge status={order.status} />
  return (
    <>
      <Select
        className={styles.status}
        aria-label={`${order.order_no} durumu`}
        value={order.status}
        disabled={isLoading}
        onChange={(_, { value }) => void move(order, value as OrderStatus)}
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

export const OrderRow = ({ order, onOpen }: { order: Order; onOpen: () => void }) => {
  const table = useTableStyles()
  const mayManage = useCan('manageOrders')
  return (
    <tr className={table.row}>
      <th scope="row" className={table.firm}>
        <button type="button" className={table.open} onClick={onOpen}>
          {order.order_no}
        </button>
      </th>
      <td className={table.cell} data-label="Alıcı">
        {order.buyer_company_name}
      </td>
      <td className={table.cell} data-label="İçerik">
        {linesText(order)}
      </td>
      <td className={mergeClasses(table.cell, table.end, table.price)} data-label="Tutar">
        {formatLira(order.total_amount)}
      </td>
      <td className={mergeClasses(table.cell, table.end, table.number)} data-label="Tarih">
        {formatInstant(order.created_at)}
      </td>
      <td className={table.actions}>
        {mayManage ? <StatusSelect order={order} /> : <OrderStatusBadge status={order.status} />}
      </td>
    </tr>
  )
}
