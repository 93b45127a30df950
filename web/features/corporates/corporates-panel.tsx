import { useCountWaitingQuery } from '../../api/generated.ts'
import { TerminationList } from '../../domain/partnerships/termination-list.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useCan, useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { DishesTab } from './dishes/dishes-tab.tsx'
import { FirmsTab } from './firms-tab.tsx'
import { GroupMenu } from './group-menu/group-menu.tsx'
import { GroupsTab } from './groups/groups-tab.tsx'
import { OffersTab } from './offers/offers-tab.tsx'

export const CorporatesPanel = () => {
  const { company } = useScope()
  const { data: waiting } = useCountWaitingQuery(useCompany(), { refetchOnMountOrArgChange: true })
  const mayWrite = useCan('writeMenus')
  return (
    <Page
      title="Firma yönetimi"
      under={[company.name]}
      label="Firma yönetimi"
      tabs={[
        { name: 'firms', title: 'Firmalar', panel: <FirmsTab /> },
        { name: 'groups', title: 'Firma Grupları', panel: <GroupsTab /> },
        ...(mayWrite ? [{ name: 'group-menu', title: 'Grup Menü', panel: <GroupMenu /> }] : []),
        { name: 'dishes', title: 'Yemekler', panel: <DishesTab /> },
        {
          name: 'offers',
          title: 'Teklifler',
          count: waiting?.received_offers,
          isWaiting: true,
          panel: <OffersTab />,
        },
        {
          name: 'terminations',
          title: 'Fesih Talepleri',
          count: waiting && waiting.received_terminations - waiting.received_supplier_terminations,
          isWaiting: true,
          panel: <TerminationList partnershipType="catering" />,
        },
      ]}
    />
  )
}
