import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useEffect } from 'react'
import { type ListOrdersApiArg, type OrderCounts, useListOrdersQuery } from '../../api/generated-panels.ts'
import { PagedTable } from '../../ui/lists/paged-table.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { tabular, tight } from '../../ui/lists/table-styles.ts'
import { StatusFilter, useStatusFilter } from '../../ui/lists/status-filter.tsx'
import { useKeysetQuery } from '../../ui/lists/use-keyset-query.ts'
import { whileWatched } from '../../ui/while-watched.ts'
import { orderPages } from './order-pages.ts'
import { OrderRow, type OrderSide } from './order-row.tsx'
import { useOrderStep } from './use-order-step.ts'
import { later } from '../../frame/later.tsx'
import type { Step } from '../../ui/page/side-panel.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'

const OrderPanel = later(async () => (await import('./order-panel.tsx')).OrderPanel)

const pageSize = 50
const statuses: Record<keyof OrderCounts, string> = {
  all: 'Tümü',
  pending: 'Bekleyen',
  confirmed: 'Onaylı',
  preparing: 'Hazırlanan',
  delivered: 'Teslim edilen',
  cancelled: 'İptal',
}

const useStyles = makeStyles({
  number: { width: '88px', [tight]: { width: '76px' } },
  partner: { width: '20%', [tight]: { width: 'auto' } },
  status: { width: '164px', [tight]: { width: '132px' } },
  total: { width: '124px', [tight]: { width: '112px' } },
  day: { width: '112px', [tabular]: { paddingRight: '16px' } },
  date: { width: '132px' },
})

type RowsProps = {
  asked: ListOrdersApiArg
  side: OrderSide
  opened: string | undefined
  onOpen: (orderId: string) => void
}

const Rows = ({ asked, side, opened, onOpen }: RowsProps) =>
  useListOrdersQuery(asked).data?.orders.map((order) => (
    <OrderRow key={order.id} order={order} side={side} isOpen={order.id === opened} onOpen={() => onOpen(order.id)} />
  ))

const textsOf = {
  supplier: { partner: 'Alıcı', search: 'Alıcı ara', empty: 'Henüz sipariş bulunmamaktadır.' },
  catering: { partner: 'Tedarikçi', search: 'Tedarikçi ara', empty: 'Henüz siparişiniz bulunmamaktadır.' },
}

type Props = {
  side: OrderSide
  /** Only those with this partner. */
  partnerId?: string | undefined
  /** The order that the address opens. */
  opened: string | undefined
  onOpen: (orderId: string) => void
  /** Beside the list. */
  panel: (orderId: string, step: Step) => ReactNode
  onShown?: () => void
}

/** The orders of a company, newest first, as its partners' buyer or seller. */
export const OrderTable = ({ side, partnerId, opened, onOpen, panel, onShown }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const filter = useStatusFilter<keyof OrderCounts>()
  const { status, search, isAll } = filter
  const asked: ListOrdersApiArg = {
    ...(side === 'supplier' ? { supplierId: companyId } : { cateringId: companyId }),
    ...(partnerId !== undefined && { partnerId }),
    status,
    search,
    limit: pageSize,
  }
  const query = useKeysetQuery(orderPages, asked)
  useListOrdersQuery(asked, whileWatched)
  const step = useOrderStep(query.pages, opened, onOpen)
  const texts = textsOf[side]
  const isShown = query.first.data !== undefined
  useEffect(() => {
    if (isShown) onShown?.()
  }, [isShown, onShown])
  return (
    <>
      <StatusFilter
        label="Sipariş filtresi"
        searchName={texts.search}
        titles={statuses}
        counts={query.first.data?.counts}
        filter={filter}
      />
      <PagedTable
        query={query}
        failure="Siparişler yüklenemedi"
        empty={isAll ? texts.empty : 'Aramanıza uyan sipariş bulunamadı.'}
        drawing={isAll ? 'list' : 'search'}
        label="Siparişler"
        columns={[
          { name: 'No', width: styles.number },
          { name: texts.partner, width: styles.partner },
          { name: 'Durum', width: styles.status },
          { name: 'Tutar', width: styles.total, isNumber: true },
          { name: 'Teslim günü', width: styles.day, isNumber: true },
          { name: 'Sipariş', width: styles.date, isNumber: true, isSpare: true },
        ]}
        last={{ name: 'İçerik', isSpare: true }}
      >
        {(page) => <Rows asked={page} side={side} opened={opened} onOpen={onOpen} />}
      </PagedTable>
      {opened !== undefined && panel(opened, step)}
    </>
  )
}

/** The orders that a supplier has received; the open one is part of the address. */
export const OrderList = () => {
  useLoadedAhead(OrderPanel.load)
  const [params, setParams] = usePanelParams()
  const tab = params.get('tab')
  const goTo = (order?: string) =>
    setParams({ ...(tab !== null && { tab }), ...(order !== undefined && { order }) }, { preventScrollReset: true })
  return (
    <OrderTable
      side="supplier"
      opened={params.get('order') ?? undefined}
      onOpen={goTo}
      panel={(orderId, step) => <OrderPanel orderId={orderId} step={step} onClose={() => goTo()} />}
    />
  )
}
