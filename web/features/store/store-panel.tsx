import { useCountWaitingQuery } from '../../api/generated.ts'
import { OrderList } from '../../domain/store/order-list.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { ProductsTab } from './products/products-tab.tsx'
import { StatsTab } from './stats/stats-tab.tsx'
import { StockTab } from './stock/stock-tab.tsx'

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
