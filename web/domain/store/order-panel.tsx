import { Button, makeStyles } from '@fluentui/react-components'
import { CheckmarkRegular, PrintRegular } from '@fluentui/react-icons'
import { orderStatusLabels } from '../../../src/texts/store/labels.ts'
import { type OrderStatus, useGetOrderQuery } from '../../api/generated.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { colors } from '../../ui/colors.ts'
import { useDangerStyles } from '../../ui/danger-styles.ts'
import { formatDate, formatInstant } from '../../ui/words/dates.ts'
import { Facts } from '../../ui/facts.tsx'
import { FormNotice } from '../../ui/forms/form-notice.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useOwnDocument } from '../../ui/device/own-document.ts'
import { useCan } from '../../frame/scope/company-scope.ts'
import { SidePanel, type Step } from '../../ui/page/side-panel.tsx'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { DeliveryNote } from './delivery-note.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderStatusBadge } from './order-status-badge.tsx'
import { PartnerPhone } from './partner-phone.tsx'
import { OrderSteps } from './order-steps.tsx'
import { useOrderStatus } from './use-order-status.ts'

const nextSteps: Partial<Record<OrderStatus, readonly [status: OrderStatus, text: string]>> = {
  pending: ['confirmed', 'Onayla'],
  confirmed: ['preparing', 'Hazırla'],
  preparing: ['delivered', 'Teslim et'],
}

/** What has happened to the stock of an order. */
const stockNotes: Record<OrderStatus, string | undefined> = {
  pending: 'Stok sipariş anında ayrıldı. İptal edilirse bir kez geri eklenir.',
  confirmed: 'Stok sipariş anında ayrıldı. İptal edilirse bir kez geri eklenir.',
  preparing: 'Stok sipariş anında ayrıldı. İptal edilirse bir kez geri eklenir.',
  delivered: undefined,
  cancelled: 'Ayrılan stok geri eklendi. Durum değiştirilirse yeniden ayrılır.',
}

const useStyles = makeStyles({ when: { color: colors.ink2, whiteSpace: 'nowrap' } })

type Props = { orderId: string; step: Step; onClose: () => void }

/** An order as its supplier handles it. */
export const OrderPanel = ({ orderId, step, onClose }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const mayManage = useCan('manageOrders')
  const query = useGetOrderQuery({ orderId }, { refetchOnMountOrArgChange: true })
  const { move, isLoading, problem } = useOrderStatus(orderId)
  const { open, show, close } = useDialog<'cancel' | 'deliver'>()
  const order = query.currentData?.order
  const stockNote = order && stockNotes[order.status]
  const own = useOwnDocument()
  const next = order && nextSteps[order.status]
  const cancel = async () => {
    close()
    if (order) await move(order, 'cancelled')
  }
  return (
    <SidePanel
      title={order?.order_no ?? 'Sipariş'}
      marks={
        order && (
          <>
            <OrderStatusBadge status={order.status} />
            <span>{order.buyer_company_name}</span>
            <span className={styles.when}>{formatInstant(order.created_at)}</span>
          </>
        )
      }
      actions={
        order && (
          <>
            <Button icon={<PrintRegular />} onClick={() => own.defaultView?.print()}>
              Teslim fişi
            </Button>
            {mayManage && order.allowed_statuses.includes('cancelled') && (
              <Button className={danger.quiet} disabled={isLoading} onClick={() => show('cancel')}>
                İptal et
              </Button>
            )}
            {mayManage && order.status === 'delivered' && order.allowed_statuses.length > 0 && (
              <Button onClick={() => show('deliver')}>Teslimi düzelt</Button>
            )}
            {mayManage && next && (
              <BusyButton
                appearance="primary"
                isBusy={isLoading}
                icon={<CheckmarkRegular />}
                onClick={() => (next[0] === 'delivered' ? show('deliver') : void move(order, next[0]))}
              >
                {next[1]}
              </BusyButton>
            )}
          </>
        )
      }
      step={step}
      onClose={onClose}
    >
      {order === undefined ? (
        <NotYet query={query} failure="Siparişler yüklenemedi" />
      ) : (
        <>
          <OrderSteps status={order.status} />
          <FormNotice intent="error" text={problem} />
          <OrderLines order={order} />
          {stockNote !== undefined && (
            <Notice intent={order.status === 'cancelled' ? 'info' : 'success'}>{stockNote}</Notice>
          )}
          <Facts
            facts={[
              ['İstenen gün', order.delivery_date === null ? '—' : formatDate(order.delivery_date, 'dayAndMonth')],
              ['Adres', order.delivery_address || '—'],
              ['Not', order.notes || '—'],
              ['Telefon', <PartnerPhone key="phone" phone={order.buyer_phone} />],
            ]}
          />
          <OrderHistory {...order} />
          <DeliveryNote order={order} />
        </>
      )}
      {open === 'deliver' && order && <DeliveryDialog order={order} onClose={close} />}
      {open === 'cancel' && order && (
        <ConfirmDialog title={order.order_no} yes="İptal et" no="Vazgeç" isDanger onYes={cancel} onNo={close}>
          {`Bu siparişi iptal etmek istediğinize emin misiniz? Ayrılan stok geri eklenir, durum “${orderStatusLabels.cancelled}” olur.`}
        </ConfirmDialog>
      )}
    </SidePanel>
  )
}
