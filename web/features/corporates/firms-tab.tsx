import { makeStyles } from '@fluentui/react-components'
import { type ReactNode } from 'react'
import {
  type ListCompaniesApiArg,
  type ListOwnPartnershipsApiArg,
  useListCompaniesQuery,
  useListOwnPartnershipsQuery,
} from '../../api/generated.ts'
import { CardGrid } from '../../ui/lists/card-grid.tsx'
import { FilterPills } from '../../ui/lists/filter-pills.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { useSearch } from '../../ui/lists/use-search.ts'
import { type ListPage, type PagedQuery, usePagedQuery } from '../../ui/lists/use-paged-query.ts'
import { CorporateCard } from './corporate-card.tsx'
import { allOf, later } from '../../frame/later.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'

const PartnershipPanel = later(
  async () => (await import('../../domain/partnerships/partnership-panel.tsx')).PartnershipPanel,
)
const CutOffButton = later(async () => (await import('../../domain/partnerships/cut-off-button.tsx')).CutOffButton)
const EndButton = later(async () => (await import('../../domain/partnerships/end-button.tsx')).EndButton)
const loadParts = allOf(PartnershipPanel, CutOffButton, EndButton)

type OnOpen = { onOpen: (partnershipId: string) => void }

const AllPage = ({ onOpen, ...asked }: ListCompaniesApiArg & OnOpen) => (
  <CardGrid>
    {useListCompaniesQuery(asked).data?.companies.map((company) => (
      <CorporateCard key={company.id} company={company} onOpen={onOpen} />
    ))}
  </CardGrid>
)

const ContractedPage = ({ onOpen, ...asked }: ListOwnPartnershipsApiArg & OnOpen) => (
  <CardGrid>
    {useListOwnPartnershipsQuery(asked).data?.partnerships.map((partnership) => (
      <CorporateCard key={partnership.id} company={partnership.company} partnership={partnership} onOpen={onOpen} />
    ))}
  </CardGrid>
)

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  search: { width: '100%', maxWidth: '360px' },
})

const pageSize = 100
const failure = 'Firmalar yüklenemedi'
const filters = ['all', 'contracted'] as const

/** All firms, or those with a contract; their partnership opens beside the list. */
export const FirmsTab = () => {
  const styles = useStyles()
  const company = useCompany()
  const [params, setParams] = usePanelParams()
  const { search, field } = useSearch()
  useLoadedAhead(loadParts)
  const shown = filters.find((name) => name === params.get('firms')) ?? 'all'
  const opened = params.get('partnership')
  const allAsked = { type: 'corporate', search, limit: pageSize } as const
  const contractedAsked = { ...company, partnershipType: 'catering', search, limit: pageSize } as const
  const all = usePagedQuery(useListCompaniesQuery, allAsked)
  const contracted = usePagedQuery(useListOwnPartnershipsQuery, contractedAsked)
  const goTo = (firms: string, partnership?: string) =>
    setParams({ tab: 'firms', firms, ...(partnership !== undefined && { partnership }) }, { preventScrollReset: true })
  const onOpen = (partnershipId: string) => goTo(shown, partnershipId)
  const listOf = <Answer extends ListPage>(
    query: PagedQuery<Answer>,
    empty: string,
    pageAt: (offset: number) => ReactNode,
  ) => (
    <PagedList
      query={query}
      failure={failure}
      empty={search === '' ? empty : 'Aramanıza uyan firma bulunamadı.'}
      drawing={search === '' ? 'firms' : 'search'}
    >
      {(offsets) => offsets.map(pageAt)}
    </PagedList>
  )
  return (
    <>
      <div className={styles.bar}>
        <FilterPills
          label="Firma filtresi"
          choices={[
            { name: 'all', title: 'Tüm firmalar', count: all.first.data?.total },
            { name: 'contracted', title: 'Anlaşmalı', count: contracted.first.data?.total },
          ]}
          value={shown}
          onChange={(name) => goTo(name)}
        />
        <SearchInput name="Firma ara" className={styles.search} {...field} />
      </div>
      {shown === 'all'
        ? listOf(all, 'Henüz firma bulunmamaktadır.', (offset) => (
            <AllPage key={offset} {...allAsked} offset={offset} onOpen={onOpen} />
          ))
        : listOf(contracted, 'Henüz anlaşmalı firma bulunmamaktadır.', (offset) => (
            <ContractedPage key={offset} {...contractedAsked} offset={offset} onOpen={onOpen} />
          ))}
      {opened !== null && (
        <PartnershipPanel key={opened} partnershipId={opened} onClose={() => goTo(shown)}>
          <CutOffButton partnershipId={opened} />
          <EndButton partnershipId={opened} />
        </PartnershipPanel>
      )}
    </>
  )
}
