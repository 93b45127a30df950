import { makeStyles } from '@fluentui/react-components'
import { useListCompaniesQuery, useListPartnershipsQuery, type CompanyCard } from '../../api/generated.ts'
import { PagedList } from '../../shared/paged-list.tsx'
import { usePages } from '../../shared/use-pages.ts'
import { CorporateCard } from './corporate-card.tsx'

const pageSize = 100

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
})

type Search = { cateringId: string; search: string }
type Page = Search & { offset: number }

export const useAllCorporates = ({ search, offset }: Page) =>
  useListCompaniesQuery({ type: 'corporate', search, limit: pageSize, offset })
export const useContractedCorporates = (page: Page) => useListPartnershipsQuery({ ...page, limit: pageSize })

const Cards = ({ companies = [] }: { companies?: CompanyCard[] }) => (
  <ul className={useStyles().list}>
    {companies.map((company) => (
      <CorporateCard key={company.id} company={company} />
    ))}
  </ul>
)

const AllPage = (page: Page) => <Cards companies={useAllCorporates(page).data?.companies} />
const ContractedPage = (page: Page) => (
  <Cards companies={useContractedCorporates(page).data?.partnerships.map(({ company }) => company)} />
)

const textsOf = (search: string, empty: string) => ({
  failure: 'Firmalar yüklenemedi',
  empty: search === '' ? empty : 'Aramanıza uyan firma bulunamadı.',
})

export const AllCorporates = (asked: Search) => {
  const pages = usePages(asked.search)
  const first = useAllCorporates({ ...asked, offset: 0 })
  const last = useAllCorporates({ ...asked, offset: (pages.count - 1) * pageSize })
  return (
    <PagedList
      pages={pages}
      pageSize={pageSize}
      first={first}
      last={last}
      {...textsOf(asked.search, 'Henüz firma bulunmamaktadır.')}
    >
      {(offset) => <AllPage key={offset} {...asked} offset={offset} />}
    </PagedList>
  )
}

export const ContractedCorporates = (asked: Search) => {
  const pages = usePages(asked.search)
  const first = useContractedCorporates({ ...asked, offset: 0 })
  const last = useContractedCorporates({ ...asked, offset: (pages.count - 1) * pageSize })
  return (
    <PagedList
      pages={pages}
      pageSize={pageSize}
      first={first}
      last={last}
      {...textsOf(asked.search, 'Henüz anlaşmalı firma bulunmamaktadır.')}
    >
      {(offset) => <ContractedPage key={offset} {...asked} offset={offset} />}
    </PagedList>
  )
}
