import { useCountWaitingQuery } from '../../api/generated-panels.ts'
import { Page } from '../../ui/page/page.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { PartnersTab } from './partners-tab.tsx'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'

const TerminationList = later(
  async () => (await import('../../domain/partnerships/termination-list.tsx')).TerminationList,
  <Skeleton />,
)

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
