import { OrderList } from '../../domain/store/order-list.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useScope } from '../../frame/scope/company-scope.ts'

/** The orders that a supplier has received from caterings. */
export const OrdersPanel = () => (
  <Page title="Siparişler" under={[useScope().company.name]}>
    <OrderList />
  </Page>
)
