import { Button } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { lazy, Suspense } from 'react'
import { type CompanyCard, useCountWaitingQuery } from '../../api/generated.ts'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { later } from '../../frame/later.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { useCateringsAddress } from './caterings-address.ts'
import { FirmsTab } from './firms/firms-tab.tsx'

const OffersTab = later(async () => (await import('./offers/offers-tab.tsx')).OffersTab, <Skeleton />)
const TerminationList = later(
  async () => (await import('../../domain/partnerships/termination-list.tsx')).TerminationList,
  <Skeleton />,
)
const SearchDialog = lazy(async () => ({ default: (await import('./firms/search-dialog.tsx')).SearchDialog }))
const OfferDialog = lazy(async () => ({ default: (await import('./offers/offer-dialog.tsx')).OfferDialog }))

/** The search dialog opens over any tab; offering to a catering found there opens on top of it. */
const Search = ({ onClose }: { onClose: () => void }) => {
  const { openOffer } = useCateringsAddress()
  const { open, show, close } = useDialog<CompanyCard>()
  const seeOffer = (id: string) => {
    onClose()
    openOffer(id)
  }
  return (
    <>
      <SearchDialog onClose={onClose} onOffer={show} onSeeOffer={seeOffer} />
      {open !== undefined && <OfferDialog catering={open} partnershipId={open.partnership_id} onClose={close} />}
    </>
  )
}

export const CateringsPanel = () => {
  const company = useCompany()
  const { open, show, close } = useDialog<'search'>()
  const { data: waiting } = useCountWaitingQuery(company)
  const search = () => show('search')
  return (
    <Page
      title="Cateringler"
      under={[useScope().company.name]}
      label="Catering yönetimi"
      tabs={[
        { name: 'firms', title: 'Catering Firmaları', panel: <FirmsTab onSearch={search} /> },
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
