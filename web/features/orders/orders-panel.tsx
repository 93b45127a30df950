import { OrderList } from '../../shared/orders/order-list.tsx'
import { Page } from '../../shared/page.tsx'
import { useScope } from '../../shared/scope/company-scope.ts'

/** What caterings ordered from a supplier. */
export const OrdersPanel = () => (
  <Page title="Siparişler" under={[useScope().company.name]}>
    <OrderList />
  </Page>
)
