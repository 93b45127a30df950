import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { lazy, Suspense } from 'react'
import { useCountWaitingQuery } from '../../api/generated-panels.ts'
import { useSettlement } from '../../domain/settlement/use-settlement.tsx'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { FirmsTab } from './firms/firms-tab.tsx'

const OffersTab = later(async () => (await import('./offers/offers-tab.tsx')).OffersTab, <Skeleton />)
const TerminationList = later(
  async () => (await import('../../domain/partnerships/termination-list.tsx')).TerminationList,
  <Skeleton />,
)
const Search = lazy(async () => ({ default: (await import('./firms/search.tsx')).Search }))

export const CateringsPanel = () => {
  const company = useCompany()
  const { open, show, close } = useDialog<'search'>()
  const { data: waiting } = useCountWaitingQuery(company)
  const scope = useScope()
  const settlement = useSettlement()
  if (settlement.page) return settlement.page
  const search = () => show('search')
  return (
    <Page
      title="Cateringler"
      under={[scope.company.name]}
      label="Catering yönetimi"
      tabs={[
        { name: 'firms', title: 'Catering Firmaları', panel: <FirmsTab onSearch={search} /> },
        ...settlement.tabs,
        { name: 'offers', title: 'Teklifler', count: waiting?.sent_offers, panel: <OffersTab /> },
        {
          name: 'terminations',
          title: 'Fesih Talepleri',
          count: waiting?.received_terminations,
          isWaiting: true,
          panel: <TerminationList />,
        },
      ]}
    >
      <PageActions>
        <Button appearance="primary" icon={<SearchRegular />} onClick={search}>
          Yeni Firma Ara
        </Button>
      </PageActions>
      <Suspense>{open !== undefined && <Search onClose={close} />}</Suspense>
    </Page>
  )
}
