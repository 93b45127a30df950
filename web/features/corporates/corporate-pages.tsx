import { Button, makeStyles } from '@fluentui/react-components'
import { useState, type ComponentType } from 'react'
import { useListCompaniesQuery, useListPartnershipsQuery, type CompanyCard } from '../../api/generated.ts'
import { EmptyState } from '../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../shared/feedback/error-state.tsx'
import { Loading } from '../../shared/feedback/loading.tsx'
import { prefixedProblem } from '../../shared/problem-text.ts'
import { CorporateCard } from './corporate-card.tsx'

export const pageSize = 100

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: '16px',
    listStyleType: 'none',
    margin: 0,
    padding: 0,
  },
  more: { justifySelf: 'center' },
})

type Found = { companies: CompanyCard[]; total: number } | undefined
type ListProps = { cateringId: string; search: string }
type PageProps = ListProps & { offset: number; onMore?: () => void }
type Query = { error?: unknown; refetch: () => unknown }

const Cards = ({ found, query, offset, search, onMore, empty }: { found: Found; query: Query; empty: string } & Omit<PageProps, 'cateringId'>) => {
  const styles = useStyles()
  if (found === undefined)
    return query.error === undefined ? (
      <Loading />
    ) : (
      <ErrorState text={prefixedProblem(query.error, 'Firmalar yüklenemedi')} onRetry={query.refetch} />
    )
  if (found.total === 0) return <EmptyState text={search === '' ? empty : 'Aramanıza uyan firma bulunamadı.'} />
  return (
    <>
      <ul className={styles.list}>
        {found.companies.map((company) => (
          <CorporateCard key={company.id} company={company} />
        ))}
      </ul>
      {onMore !== undefined && offset + pageSize < found.total && (
        <Button className={styles.more} size="large" onClick={onMore}>
          Daha fazla göster
        </Button>
      )}
    </>
  )
}

const AllPage = ({ cateringId: _, ...page }: PageProps) => {
  const query = useListCompaniesQuery({ type: 'corporate', search: page.search, limit: pageSize, offset: page.offset })
  return <Cards found={query.data} query={query} empty="Henüz firma bulunmamaktadır." {...page} />
}

const ContractedPage = ({ cateringId, ...page }: PageProps) => {
  const query = useListPartnershipsQuery({ cateringId, search: page.search, limit: pageSize, offset: page.offset })
  const found = query.data && { companies: query.data.partnerships.map(({ company }) => company), total: query.data.total }
  return <Cards found={found} query={query} empty="Henüz anlaşmalı firma bulunmamaktadır." {...page} />
}

/** Every page asks for itself; only the last one offers the next. */
const pagesOf = (Page: ComponentType<PageProps>) => (props: ListProps) => {
  const [pages, setPages] = useState(1)
  return Array.from({ length: pages }, (_, index) => (
    <Page key={index} {...props} offset={index * pageSize} onMore={index === pages - 1 ? () => setPages(pages + 1) : undefined} />
  ))
}

export const AllCorporates = pagesOf(AllPage)
export const ContractedCorporates = pagesOf(ContractedPage)
