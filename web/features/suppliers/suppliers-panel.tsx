import { useCountWaitingQuery, useListCompaniesQuery, useListOrdersQuery } from '../../api/generated.ts'
import { TerminationList } from '../../domain/partnerships/termination-list.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useCan, useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { OrdersTab } from './orders-tab.tsx'
import { StorePage } from './store-page.tsx'
import { useSuppliersAddress } from './suppliers-address.ts'
import { SuppliersTab } from './suppliers-tab.tsx'

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
