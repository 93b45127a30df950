import { type ListOwnPartnershipsApiArg, useListOwnPartnershipsQuery } from '../../api/generated-panels.ts'
import { CardGrid } from '../../ui/lists/card-grid.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { usePagedQuery } from '../../ui/lists/use-paged-query.ts'
import { PartnerCard } from './partner-card.tsx'
import { allOf, later } from '../../frame/later.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'

const PartnershipPanel = later(
  async () => (await import('../../domain/partnerships/partnership-panel.tsx')).PartnershipPanel,
)
const EndButton = later(async () => (await import('../../domain/partnerships/end-button.tsx')).EndButton)
const loadParts = allOf(PartnershipPanel, EndButton)

const pageSize = 100

const Cards = ({ onOpen, ...asked }: ListOwnPartnershipsApiArg & { onOpen: (partnershipId: string) => void }) => (
  <CardGrid>
    {useListOwnPartnershipsQuery(asked).data?.partnerships.map((partnership) => (
      <PartnerCard key={partnership.id} partnership={partnership} onOpen={() => onOpen(partnership.id)} />
    ))}
  </CardGrid>
)

export const PartnersTab = () => {
  const [params, setParams] = usePanelParams()
  const opened = params.get('partnership')
  const asked = { ...useCompany(), limit: pageSize }
  const query = usePagedQuery(useListOwnPartnershipsQuery, asked)
  useLoadedAhead(loadParts)
  const goTo = (partnership?: string) =>
    setParams({ tab: 'firms', ...(partnership !== undefined && { partnership }) }, { preventScrollReset: true })
  return (
    <>
      <PagedList
        query={query}
        failure="Catering firmaları yüklenemedi"
        empty="Catering firmalarınız burada listelenecek."
        drawing="firms"
      >
        {(offsets) => offsets.map((offset) => <Cards key={offset} {...asked} offset={offset} onOpen={goTo} />)}
      </PagedList>
      {opened !== null && (
        <PartnershipPanel key={opened} partnershipId={opened} onClose={() => goTo()}>
          <EndButton partnershipId={opened} />
        </PartnershipPanel>
      )}
    </>
  )
}
