import { useCountWaitingQuery } from '../../api/generated-panels.ts'
import { useSettlement } from '../../domain/settlement/use-settlement.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useCan, useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { FirmsTab } from './firms/firms-tab.tsx'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'

const GroupsTab = later(async () => (await import('./groups/groups-tab.tsx')).GroupsTab, <Skeleton />)
const GroupMenu = later(async () => (await import('./group-menu/group-menu.tsx')).GroupMenu, <Skeleton />)
const FirmsMenu = later(async () => (await import('./group-menu/firms-menu.tsx')).FirmsMenu, <Skeleton />)
const DishesTab = later(async () => (await import('./dishes/dishes-tab.tsx')).DishesTab, <Skeleton />)
const RequestsTab = later(async () => (await import('./requests/requests-tab.tsx')).RequestsTab, <Skeleton />)
const RatingsTab = later(async () => (await import('./ratings/ratings-tab.tsx')).RatingsTab, <Skeleton />)
const OffersTab = later(async () => (await import('./offers/offers-tab.tsx')).OffersTab, <Skeleton />)
const TerminationList = later(
  async () => (await import('../../domain/partnerships/termination-list.tsx')).TerminationList,
  <Skeleton />,
)

export const CorporatesPanel = () => {
  const { company } = useScope()
  const { data: waiting } = useCountWaitingQuery(useCompany(), { refetchOnMountOrArgChange: true })
  const mayWrite = useCan('writeMenus')
  const mayRead = useCan('readKitchen')
  const settlement = useSettlement()
  if (settlement.page) return settlement.page
  return (
    <Page
      title="Firma yönetimi"
      under={[company.name]}
      label="Firma yönetimi"
      tabs={[
        { name: 'firms', title: 'Firmalar', panel: <FirmsTab /> },
        { name: 'groups', title: 'Firma Grupları', panel: <GroupsTab /> },
        ...(mayWrite
          ? [
              { name: 'group-menu', title: 'Grup Menü', panel: <GroupMenu /> },
              { name: 'menus', title: 'Toplu Menü', panel: <FirmsMenu /> },
            ]
          : []),
        { name: 'dishes', title: 'Yemekler', panel: <DishesTab /> },
        ...(mayRead
          ? [
              { name: 'requests', title: 'İstekler', panel: <RequestsTab /> },
              { name: 'ratings', title: 'Puanlar', panel: <RatingsTab /> },
            ]
          : []),
        ...settlement.tabs,
        {
          name: 'offers',
          title: 'Teklifler',
          count: waiting && waiting.received_offers + waiting.received_price_requests,
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
