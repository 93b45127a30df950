import { Input, makeStyles, Subtitle1, Tab, TabList } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import {
  useListCompaniesQuery,
  useListPartnershipsQuery,
  type CompanyCard,
  type ListCompaniesApiArg,
  type ListPartnershipsApiArg,
} from '../../api/generated.ts'
import { CardGrid } from '../../shared/card-grid.tsx'
import { formatNumber } from '../../shared/numbers.ts'
import { PageHeading } from '../../shared/page-heading.tsx'
import { PagedList } from '../../shared/paged-list.tsx'
import { useScope } from '../../shared/scope/company-scope.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { usePagedQuery } from '../../shared/use-paged-query.ts'
import { CorporateCard } from './corporate-card.tsx'

const Cards = ({ companies = [] }: { companies?: CompanyCard[] }) => (
  <CardGrid>
    {companies.map((company) => (
      <CorporateCard key={company.id} company={company} />
    ))}
  </CardGrid>
)

const AllPage = (asked: ListCompaniesApiArg) => <Cards companies={useListCompaniesQuery(asked).data?.companies} />

const ContractedPage = (asked: ListPartnershipsApiArg) => (
  <Cards companies={useListPartnershipsQuery(asked).data?.partnerships.map(({ company }) => company)} />
)

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12px' },
  search: { flexGrow: 1, minWidth: 0, width: '100%', '@container (min-width: 608px)': { maxWidth: '360px' } },
  tabs: { marginLeft: '-8px' },
  tab: { minHeight: '44px' },
})

const pageSize = 100
const failure = 'Firmalar yüklenemedi'

type Filter = 'all' | 'contracted'

const counted = (text: string, total: number | undefined) =>
  total === undefined ? text : `${text} (${formatNumber(total)})`

export const CorporatesPanel = () => {
  const styles = useStyles()
  const { company } = useScope()
  const [filter, setFilter] = useState<Filter>('all')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const allAsked = { type: 'corporate', search, limit: pageSize } as const
  const contractedAsked = { cateringId: company.id, search, limit: pageSize }
  const all = usePagedQuery(useListCompaniesQuery, allAsked)
  const contracted = usePagedQuery(useListPartnershipsQuery, contractedAsked)
  const emptyText = (text: string) => (search === '' ? text : 'Aramanıza uyan firma bulunamadı.')
  return (
    <>
      <PageHeading title="Firma yönetimi" under={[company.name]} />
      <Subtitle1 as="h2">Firmalar</Subtitle1>
      <div className={styles.bar}>
        <TabList
          className={styles.tabs}
          selectedValue={filter}
          onTabSelect={(_, data) => setFilter(data.value as Filter)}
          aria-label="Firma süzgeci"
        >
          <Tab value="all" className={styles.tab}>
            {counted('Tüm firmalar', all.first.data?.total)}
          </Tab>
          <Tab value="contracted" className={styles.tab}>
            {counted('Anlaşmalı', contracted.first.data?.total)}
          </Tab>
        </TabList>
        <Input
          className={styles.search}
          size="large"
          type="search"
          aria-label="Firma ara"
          placeholder="Firma ara"
          maxLength={100}
          contentBefore={<SearchRegular aria-hidden />}
          value={typed}
          onChange={(_, data) => setTyped(data.value)}
        />
      </div>
      {filter === 'all' ? (
        <PagedList query={all} failure={failure} empty={emptyText('Henüz firma bulunmamaktadır.')}>
          {(offsets) => offsets.map((offset) => <AllPage key={offset} {...allAsked} offset={offset} />)}
        </PagedList>
      ) : (
        <PagedList query={contracted} failure={failure} empty={emptyText('Henüz anlaşmalı firma bulunmamaktadır.')}>
          {(offsets) => offsets.map((offset) => <ContractedPage key={offset} {...contractedAsked} offset={offset} />)}
        </PagedList>
      )}
    </>
  )
}
