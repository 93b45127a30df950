import { makeStyles } from '@fluentui/react-components'
import { type ListOrdersApiArg, type OrderCounts, useListOrdersQuery } from '../../api/generated.ts'
import { PagedTable } from '../../ui/lists/paged-table.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { StatusFilter, useStatusFilter } from '../../ui/lists/status-filter.tsx'
import { useKeysetQuery } from '../../ui/lists/use-keyset-query.ts'
import { whileWatched } from '../../ui/while-watched.ts'
import { orderPages } from './order-pages.ts'
import { OrderRow } from './order-row.tsx'
import { useOrderStep } from './use-order-step.ts'
import { later } from '../../frame/later.tsx'
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
  number: { width: '88px' },
  buyer: { width: '22%' },
  status: { width: '164px' },
  total: { width: '124px' },
  date: { width: '136px' },
})

type RowsProps = { asked: ListOrdersApiArg; opened: string | null; onOpen: (orderId: string) => void }

const Rows = ({ asked, opened, onOpen }: RowsProps) =>
  useListOrdersQuery(asked).data?.orders.map((order) => (
    <OrderRow key={order.id} order={order} isOpen={order.id === opened} onOpen={() => onOpen(order.id)} />
  ))

/** The orders that a supplier has received, newest first; the open one is part of the address. */
export const OrderList = () => {
  const styles = useStyles()
  const { companyId } = useCompany()
  useLoadedAhead(OrderPanel.load)
  const [params, setParams] = usePanelParams()
  const filter = useStatusFilter<keyof OrderCounts>()
  const { status, search, isAll } = filter
  const opened = params.get('order')
  const tab = params.get('tab')
  const goTo = (order?: string) =>
    setParams({ ...(tab !== null && { tab }), ...(order !== undefined && { order }) }, { preventScrollReset: true })
  const asked: ListOrdersApiArg = { supplierId: companyId, status, search, limit: pageSize }
  const query = useKeysetQuery(orderPages, asked)
  useListOrdersQuery(asked, whileWatched)
  const step = useOrderStep(query.pages, opened, goTo)
  return (
    <>
      <StatusFilter
        label="Sipariş filtresi"
        searchName="Alıcı ara"
        titles={statuses}
        counts={query.first.data?.counts}
        filter={filter}
      />
      <PagedTable
        query={query}
        failure="Siparişler yüklenemedi"
        empty={isAll ? 'Henüz sipariş bulunmamaktadır.' : 'Aramanıza uyan sipariş bulunamadı.'}
        drawing={isAll ? 'list' : 'search'}
        label="Siparişler"
        columns={[
          { name: 'No', width: styles.number },
          { name: 'Alıcı', width: styles.buyer },
          { name: 'Durum', width: styles.status },
          { name: 'Tutar', width: styles.total, isNumber: true },
          { name: 'Tarih', width: styles.date, isNumber: true },
        ]}
        last="İçerik"
      >
        {(page) => <Rows asked={page} opened={opened} onOpen={goTo} />}
      </PagedTable>
      {opened !== null && <OrderPanel orderId={opened} step={step} onClose={() => goTo()} />}
    </>
  )
}
