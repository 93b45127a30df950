import { makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { type ListOrdersApiArg, type OrderCounts, useListOrdersQuery } from '../../api/generated.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { PagedTable } from '../../ui/lists/paged-table.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { wide } from '../../ui/lists/table-styles.ts'
import { useDebounced } from '../../ui/use-debounced.ts'
import { useKeysetQuery } from '../../ui/lists/use-keyset-query.ts'
import { whileWatched } from '../../ui/while-watched.ts'
import { OrderPanel } from './order-panel.tsx'
import { orderPages } from './order-pages.ts'
import { OrderRow } from './order-row.tsx'
import { useOrderStep } from './use-order-step.ts'

const pageSize = 50
const filters: Record<keyof OrderCounts, string> = {
  all: 'Tümü',
  pending: 'Bekleyen',
  confirmed: 'Onaylı',
  preparing: 'Hazırlanan',
  delivered: 'Teslim edilen',
  cancelled: 'İptal',
}
type Filter = keyof OrderCounts

const useStyles = makeStyles({
  filters: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' },
  search: { width: '100%', [wide]: { width: '220px' } },
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
  const [params, setParams] = usePanelParams()
  const [status, setStatus] = useState<Filter>('all')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const opened = params.get('order')
  const tab = params.get('tab')
  const goTo = (order?: string) =>
    setParams({ ...(tab !== null && { tab }), ...(order !== undefined && { order }) }, { preventScrollReset: true })
  const asked: ListOrdersApiArg = { supplierId: companyId, status, search, limit: pageSize }
  const query = useKeysetQuery(orderPages, asked)
  useListOrdersQuery(asked, whileWatched)
  const step = useOrderStep(query.pages, opened, goTo)
  const counts = query.first.data?.counts
  const isAll = status === 'all' && search === ''
  return (
    <>
      <div role="search" aria-label="Sipariş filtresi" className={styles.filters}>
        <Segments
          label="Durum"
          isLabelHidden
          value={status}
          choices={Object.entries(filters).map(([value, text]) => ({
            value: value as Filter,
            text: counts === undefined ? text : `${text} ${formatNumber(counts[value as Filter])}`,
          }))}
          onChange={setStatus}
        />
        <SearchInput name="Alıcı ara" className={styles.search} value={typed} onChange={setTyped} />
      </div>
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
