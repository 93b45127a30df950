import { useCountWaitingQuery } from '../../api/generated.ts'
import { TerminationList } from '../../domain/partnerships/termination-list.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { PartnersTab } from './partners-tab.tsx'

/** The caterings that a supplier delivers to, and requests to end these partnerships (rule P2). */
export const SupplierCateringsPanel = () => {
  const { company } = useScope()
  const { data: waiting } = useCountWaitingQuery(useCompany(), { refetchOnMountOrArgChange: true })
  return (
    <Page
      title="Cateringler"
      under={[company.name]}
      label="Cateringler"
      tabs={[
        { name: 'firms', title: 'Catering Firmaları', panel: <PartnersTab /> },
        {
          name: 'terminations',
          title: 'Fesih Talepleri',
          count: waiting?.received_terminations,
          isWaiting: true,
          panel: <TerminationList />,
        },
      ]}
    />
  )
}
