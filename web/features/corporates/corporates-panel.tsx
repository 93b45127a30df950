import { Input, makeStyles } from '@fluentui/react-components'
import { SearchRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import {
  useListCompaniesQuery,
  useListPartnershipsQuery,
  type CompanyCard,
  type ListCompaniesApiArg,
  type ListPartnershipsApiArg,
} from '../../api/generated.ts'
import { CardGrid } from '../../shared/card-grid.tsx'
import { formatNumber } from '../../shared/numbers.ts'
import { Page } from '../../shared/page.tsx'
import { PagedList } from '../../shared/paged-list.tsx'
import { useScope } from '../../shared/scope/company-scope.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { type ListPage, type PagedQuery, usePagedQuery } from '../../shared/use-paged-query.ts'
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

const useStyles = makeStyles({ search: { width: '100%', maxWidth: '360px' } })

const pageSize = 100
const failure = 'Firmalar yüklenemedi'

const counted = (text: string, total: number | undefined) =>
  total === undefined ? text : `${text} (${formatNumber(total)})`

export const CorporatesPanel = () => {
  const styles = useStyles()
  const { company } = useScope()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const allAsked = { type: 'corporate', search, limit: pageSize } as const
  const contractedAsked = { cateringId: company.id, search, limit: pageSize }
  const all = usePagedQuery(useListCompaniesQuery, allAsked)
  const contracted = usePagedQuery(useListPartnershipsQuery, contractedAsked)
  const isSearch = search !== ''
  const searchField = (
    <Input
      className={styles.search}
      type="search"
      aria-label="Firma ara"
      placeholder="Firma ara"
      maxLength={100}
      contentBefore={<SearchRegular aria-hidden />}
      value={typed}
      onChange={(_, data) => setTyped(data.value)}
    />
  )
  const listOf = <Answer extends ListPage>(
    query: PagedQuery<Answer>,
    empty: string,
    pageAt: (offset: number) => ReactNode,
  ) => (
    <>
      {searchField}
      <PagedList
        query={query}
        failure={failure}
        empty={isSearch ? 'Aramanıza uyan firma bulunamadı.' : empty}
        drawing={isSearch ? 'search' : 'firms'}
      >
        {(offsets) => offsets.map(pageAt)}
      </PagedList>
    </>
  )
  return (
    <Page
      title="Firma yönetimi"
      under={[company.name]}
      label="Firma filtresi"
      tabs={[
        {
          name: 'all',
          title: counted('Tüm firmalar', all.first.data?.total),
          panel: listOf(all, 'Henüz firma bulunmamaktadır.', (offset) => (
            <AllPage key={offset} {...allAsked} offset={offset} />
          )),
        },
        {
          name: 'contracted',
          title: counted('Anlaşmalı', contracted.first.data?.total),
          panel: listOf(contracted, 'Henüz anlaşmalı firma bulunmamaktadır.', (offset) => (
            <ContractedPage key={offset} {...contractedAsked} offset={offset} />
          )),
        },
      ]}
    />
  )
}
