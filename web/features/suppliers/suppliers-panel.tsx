import { useCountWaitingQuery, useListCompaniesQuery, useListOrdersQuery } from '../../api/generated-panels.ts'
import { Page } from '../../ui/page/page.tsx'
import { useCan, useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { useSuppliersAddress } from './suppliers-address.ts'
import { SuppliersTab } from './suppliers-tab.tsx'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'

const OrdersTab = later(async () => (await import('./orders-tab.tsx')).OrdersTab, <Skeleton />)
const StorePage = later(async () => (await import('./store-page.tsx')).StorePage, <Skeleton />)
const TerminationList = later(
  async () => (await import('../../domain/partnerships/termination-list.tsx')).TerminationList,
  <Skeleton />,
)

/** Where a catering buys: its suppliers, its orders, and requests to end these partnerships. */
export const SuppliersPanel = () => {
  const company = useCompany()
  const scope = useScope()
  const { store } = useSuppliersAddress()
  const mayOrder = useCan('manageOrders')
  const { data: waiting } = useCountWaitingQuery(company, { refetchOnMountOrArgChange: true })
  const { data: suppliers } = useListCompaniesQuery({ type: 'supplier', limit: 1 })
  const { data: orders } = useListOrdersQuery({ cateringId: company.companyId, limit: 1 })
  if (store !== undefined && mayOrder) return <StorePage key={store} supplierId={store} />
  const changed = waiting?.changed_orders ?? 0
  return (
    <Page
      title="Tedarikçiler"
      under={[scope.company.name]}
      label="Tedarikçiler"
      tabs={[
        { name: 'suppliers', title: 'Tüm tedarikçiler', count: suppliers?.total, panel: <SuppliersTab /> },
        {
          name: 'orders',
          title: 'Siparişlerim',
          count: changed > 0 ? changed : orders?.counts.all,
          isWaiting: changed > 0,
          panel: <OrdersTab changed={changed} />,
        },
        {
          name: 'terminations',
          title: 'Fesih Talepleri',
          count: waiting?.received_supplier_terminations,
          isWaiting: true,
          panel: <TerminationList partnershipType="supplier" />,
        },
      ]}
    />
  )
}
