import { useCountWaitingQuery } from '../../api/generated-panels.ts'
import { Page } from '../../ui/page/page.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { ProductsTab } from './products/products-tab.tsx'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'

const StockTab = later(async () => (await import('./stock/stock-tab.tsx')).StockTab, <Skeleton />)
const TermsTab = later(async () => (await import('./terms/terms-tab.tsx')).TermsTab, <Skeleton />)
const StatsTab = later(async () => (await import('./stats/stats-tab.tsx')).StatsTab, <Skeleton />)
const OrderList = later(async () => (await import('../../domain/store/order-list.tsx')).OrderList, <Skeleton />)

export const StorePanel = () => {
  const { company } = useScope()
  const { data: waiting } = useCountWaitingQuery(useCompany(), { refetchOnMountOrArgChange: true })
  return (
    <Page
      title="Mağazam"
      under={[company.name]}
      label="Mağazam"
      tabs={[
        { name: 'products', title: 'Ürünler', panel: <ProductsTab /> },
        { name: 'stock', title: 'Stok takibi', panel: <StockTab /> },
        { name: 'terms', title: 'Teslimat koşulları', panel: <TermsTab /> },
        { name: 'stats', title: 'İstatistikler', panel: <StatsTab /> },
        {
          name: 'orders',
          title: 'Siparişler',
          count: waiting?.pending_orders,
          isWaiting: true,
          panel: <OrderList />,
        },
      ]}
    />
  )
}
