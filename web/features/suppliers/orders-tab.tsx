import {
  Badge,
  Button,
  InteractionTag,
  InteractionTagPrimary,
  InteractionTagSecondary,
  makeStyles,
  Subtitle2,
  Text,
} from '@fluentui/react-components'
import { useEffect, useState } from 'react'
import { orderStatuses } from '../../../src/core/store/rules.ts'
import { orderStatusLabels } from '../../../src/texts/store/labels.ts'
import { formatLira, quantityIn } from '../../../src/texts/kernel/amounts.ts'
import {
  type ListOrdersApiArg,
  type Order,
  useListOrdersQuery,
  useListStoreProductsQuery,
  useMarkOrdersSeenMutation,
} from '../../api/generated.ts'
import { CardGrid } from '../../ui/lists/card-grid.tsx'
import { colors } from '../../ui/colors.ts'
import { formatInstant } from '../../ui/words/dates.ts'
import { FilterPills } from '../../ui/lists/filter-pills.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCan, useCompany } from '../../frame/scope/company-scope.ts'
import { useKeysetQuery } from '../../ui/lists/use-keyset-query.ts'
import { OrderPanel } from './order-panel.tsx'
import { orderPages } from '../../domain/store/order-pages.ts'
import { OrderStatusBadge } from '../../domain/store/order-status-badge.tsx'
import { whileWatched } from '../../ui/while-watched.ts'
import { useOrderStep } from '../../domain/store/use-order-step.ts'
import { useSuppliersAddress } from './suppliers-address.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid', minWidth: 0 },
  marks: { flexShrink: 0, display: 'flex', gap: '6px' },
  seller: { justifySelf: 'start', maxWidth: '100%' },
  quiet: { color: colors.ink3 },
  items: {
    display: '-webkit-box',
    overflow: 'hidden',
    color: colors.ink2,
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
  },
  foot: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '8px', marginTop: 'auto' },
  sum: { fontSize: '16px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
})

const pageSize = 50
const filters = ['all', ...orderStatuses] as const

const itemsText = ({ items }: Order): string =>
  items.map(({ product_name, quantity, unit_type }) => `${product_name} ${quantityIn(quantity, unit_type)}`).join(', ')

const OrderCard = ({ order, onOpen }: { order: Order; onOpen: () => void }) => {
  const styles = useStyles()
  return (
    <Panel as="li">
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2">{order.supplier_company_name}</Subtitle2>
          <Text size={200} className={styles.quiet}>{`${order.order_no} · ${formatInstant(order.created_at)}`}</Text>
        </div>
        <div className={styles.marks}>
          {order.is_changed && (
            <Badge appearance="tint" color="warning">
              Yeni
            </Badge>
          )}
          <OrderStatusBadge status={order.status} />
        </div>
      </div>
      <span className={styles.items}>{itemsText(order)}</span>
      <div className={styles.foot}>
        <span className={styles.sum}>{formatLira(order.total_amount)}</span>
        <Button aria-label={`${order.order_no}: detay`} onClick={onOpen}>
          Detay
        </Button>
      </div>
    </Panel>
  )
}

const Cards = ({ onOpen, ...asked }: ListOrdersApiArg & { onOpen: (orderId: string) => void }) => (
  <CardGrid>
    {useListOrdersQuery(asked).data?.orders.map((order) => (
      <OrderCard key={order.id} order={order} onOpen={() => onOpen(order.id)} />
    ))}
  </CardGrid>
)

/** The catering's orders; showing them marks their changes as seen. */
export const OrdersTab = ({ changed }: { changed: number }) => {
  const { companyId } = useCompany()
  const styles = useStyles()
  const mayOrder = useCan('manageOrders')
  const { order, seller, openOrder, openOrders } = useSuppliersAddress()
  const [status, setStatus] = useState<(typeof filters)[number]>('all')
  const [markSeen] = useMarkOrdersSeenMutation()
  const asked: ListOrdersApiArg = {
    cateringId: companyId,
    status,
    ...(seller !== undefined && { partnerId: seller }),
    limit: pageSize,
  }
  const query = useKeysetQuery(orderPages, asked)
  useListOrdersQuery(asked, whileWatched)
  const counts = query.first.data?.counts
  const open = (orderId: string) => openOrder(orderId, seller)
  const step = useOrderStep(query.pages, order, open)
  const { data: shop } = useListStoreProductsQuery(
    { companyId, supplierId: seller ?? '', limit: 1 },
    { skip: seller === undefined || !mayOrder },
  )
  const isShown = query.first.data !== undefined
  useEffect(() => {
    if (mayOrder && changed > 0 && isShown) void markSeen({ companyId })
  }, [mayOrder, changed, isShown, markSeen, companyId])
  return (
    <>
      {seller !== undefined && (
        <InteractionTag className={styles.seller}>
          <InteractionTagPrimary hasSecondaryAction>
            {shop === undefined ? 'Tek tedarikçinin siparişleri' : `${shop.supplier.name} siparişleri`}
          </InteractionTagPrimary>
          <InteractionTagSecondary aria-label="Bütün siparişleri göster" onClick={() => openOrders()} />
        </InteractionTag>
      )}
      <FilterPills
        label="Sipariş durumu"
        choices={filters.map((name) => ({
          name,
          title: name === 'all' ? 'Tümü' : orderStatusLabels[name],
          count: counts?.[name],
        }))}
        value={status}
        onChange={setStatus}
      />
      <PagedList
        query={query}
        failure="Siparişler yüklenemedi"
        empty={status === 'all' ? 'Henüz siparişiniz bulunmamaktadır.' : 'Bu filtreye uyan sipariş bulunamadı.'}
        drawing="messages"
      >
        {(pages) => pages.map((page, at) => <Cards key={at} {...page} onOpen={open} />)}
      </PagedList>
      {order !== undefined && <OrderPanel orderId={order} step={step} onClose={() => openOrders(seller)} />}
    </>
  )
}
