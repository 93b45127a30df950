import { Button, makeStyles, mergeClasses, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { orderStatusLabels, quantityText } from '../../../src/texts/store.ts'
import { type OrderDetail, useGetOrderQuery, useUpdateOrderMutation } from '../../api/generated.ts'
import { colors } from '../../shared/colors.ts'
import { ConfirmDialog } from '../../shared/confirm-dialog.tsx'
import { useDangerStyles } from '../../shared/danger-styles.ts'
import { formatInstant } from '../../shared/dates.ts'
import { Facts } from '../../shared/facts.tsx'
import { NotYet } from '../../shared/not-yet.tsx'
import { formatLira } from '../../shared/numbers.ts'
import { formatPhone } from '../../shared/phone.ts'
import { useCan } from '../../shared/scope/company-scope.ts'
import { SidePanel } from '../../shared/side-panel.tsx'
import { useConfirmed } from '../../shared/use-confirmed.ts'
import { OrderAgain } from './order-again.tsx'
import { OrderStatusBadge } from './order-status.tsx'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: { padding: '8px 6px', borderBottom: `1px solid ${colors.line}`, textAlign: 'right', verticalAlign: 'baseline' },
  name: { textAlign: 'left', fontWeight: 400, overflowWrap: 'anywhere' },
  head: { fontSize: '12px', fontWeight: 500, color: colors.ink2 },
  sum: { fontSize: '16px', fontWeight: 700, borderBottom: 'none' },
  history: { display: 'grid', rowGap: '6px' },
  title: { fontSize: '14px', fontWeight: 650 },
})

const Items = ({ order: { items, total_amount } }: { order: OrderDetail }) => {
  const styles = useStyles()
  return (
    <table className={styles.table} aria-label="Ürünler">
      <thead>
        <tr>
          {['Ürün', 'Miktar', 'Birim', 'Tutar'].map((text, at) => (
            <th key={text} scope="col" className={mergeClasses(styles.cell, styles.head, at === 0 && styles.name)}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={item.product_id}>
            <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
              {item.product_name}
            </th>
            <td className={styles.cell}>{`${quantityText(item.quantity)} ${item.unit_type}`}</td>
            <td className={styles.cell}>{formatLira(item.unit_price)}</td>
            <td className={styles.cell}>{formatLira(item.total_price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className={mergeClasses(styles.cell, styles.name, styles.sum)}>
            Toplam
          </th>
          <td className={mergeClasses(styles.cell, styles.sum)}>{formatLira(total_amount)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

const CancelDialog = ({ order, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const [update, { isLoading }] = useUpdateOrderMutation()
  const confirmed = useConfirmed(
    () => update({ orderId: order.id, body: { status: 'cancelled', seen_status: order.status } }),
    'Sipariş iptal edilemedi',
    onClose,
  )
  return (
    <ConfirmDialog
      title={`${order.order_no} iptal edilsin mi?`}
      yes="Siparişi iptal et"
      isDanger
      isBusy={isLoading}
      {...confirmed}
      onNo={onClose}
    >
      <Text>{`${order.supplier_company_name} siparişi hazırlamaz. Bu karar geri alınamaz; dilerseniz yeniden sipariş verebilirsiniz.`}</Text>
    </ConfirmDialog>
  )
}

/** An order as its buyer reads it. */
export const OrderPanel = ({ orderId, onClose }: { orderId: string; onClose: () => void }) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const mayOrder = useCan('manageOrders')
  const [isAsking, setAsking] = useState(false)
  const query = useGetOrderQuery({ orderId }, { refetchOnMountOrArgChange: true })
  const order = query.currentData?.order
  const phone = order?.supplier_phone ?? null
  return (
    <SidePanel
      title={order?.order_no ?? 'Sipariş'}
      marks={order && <OrderStatusBadge status={order.status} />}
      actions={
        order &&
        mayOrder && (
          <>
            {order.allowed_statuses.includes('cancelled') && (
              <Button className={danger.quiet} onClick={() => setAsking(true)}>
                Siparişi iptal et
              </Button>
            )}
            <OrderAgain order={order} />
          </>
        )
      }
      onClose={onClose}
    >
      {order === undefined ? (
        <NotYet query={query} failure="Sipariş yüklenemedi" />
      ) : (
        <>
          <Facts
            facts={[
              ['Tedarikçi', order.supplier_company_name],
              ...(phone === null ? [] : [['Telefon', formatPhone(phone)] as const]),
              ['Sipariş', formatInstant(order.created_at)],
              ['Teslimat adresi', order.delivery_address || '—'],
              ['Not', order.notes || '—'],
            ]}
          />
          <Items order={order} />
          <section className={styles.history}>
            <h3 className={styles.title}>Geçmiş</h3>
            <Facts
              facts={order.history.map(({ status, at, actor_name, actor_company_name }) => [
                formatInstant(at),
                [orderStatusLabels[status], actor_name ?? actor_company_name].filter(Boolean).join(' · '),
              ])}
            />
          </section>
        </>
      )}
      {isAsking && order !== undefined && <CancelDialog order={order} onClose={() => setAsking(false)} />}
    </SidePanel>
  )
}
