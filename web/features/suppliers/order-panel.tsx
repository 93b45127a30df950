import { Button, Text } from '@fluentui/react-components'
import { useState } from 'react'
import { type OrderDetail, useGetOrderQuery, useUpdateOrderMutation } from '../../api/generated.ts'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { useDangerStyles } from '../../ui/danger-styles.ts'
import { formatDate, formatInstant } from '../../ui/words/dates.ts'
import { Facts } from '../../ui/facts.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { OrderHistory } from '../../domain/store/order-history.tsx'
import { OrderLines } from '../../domain/store/order-lines.tsx'
import { OrderStatusBadge } from '../../domain/store/order-status-badge.tsx'
import { PartnerPhone } from '../../domain/store/partner-phone.tsx'
import { OrderSteps } from '../../domain/store/order-steps.tsx'
import { useCan } from '../../frame/scope/company-scope.ts'
import { SidePanel, type Step } from '../../ui/page/side-panel.tsx'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { OrderAgain } from './order-again.tsx'
import { movedText } from '../../domain/store/use-order-status.ts'

const CancelDialog = ({ order, onClose }: { order: OrderDetail; onClose: () => void }) => {
  const [update, { isLoading }] = useUpdateOrderMutation()
  const confirmed = useConfirmed(
    () => update({ orderId: order.id, body: { status: 'cancelled', seen_status: order.status } }),
    'Sipariş iptal edilemedi',
    onClose,
    { isContested: true, banner: movedText },
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

/** An order as its buyer sees it. */
export const OrderPanel = ({ orderId, step, onClose }: { orderId: string; step: Step; onClose: () => void }) => {
  const danger = useDangerStyles()
  const mayOrder = useCan('manageOrders')
  const [isAsking, setAsking] = useState(false)
  const query = useGetOrderQuery({ orderId }, { refetchOnMountOrArgChange: true })
  const order = query.currentData?.order
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
      step={step}
      onClose={onClose}
    >
      {order === undefined ? (
        <NotYet query={query} failure="Sipariş yüklenemedi" />
      ) : (
        <>
          <OrderSteps status={order.status} />
          <Facts
            facts={[
              ['Tedarikçi', order.supplier_company_name],
              ['Telefon', <PartnerPhone key="phone" phone={order.supplier_phone} />],
              ['Sipariş', formatInstant(order.created_at)],
              [
                'İstenen teslim günü',
                order.delivery_date === null ? '—' : formatDate(order.delivery_date, 'dayAndMonth'),
              ],
              ['Teslimat adresi', order.delivery_address || '—'],
              ['Not', order.notes || '—'],
            ]}
          />
          <OrderLines order={order} />
          <OrderHistory {...order} />
        </>
      )}
      {isAsking && order !== undefined && <CancelDialog order={order} onClose={() => setAsking(false)} />}
    </SidePanel>
  )
}
