import { type ListCompaniesApiArg, useListCompaniesQuery } from '../../../api/generated-panels.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { CorporateCard } from './corporate-card.tsx'

type OnOpen = { onOpen: (partnershipId: string) => void }

const AllPage = ({ onOpen, ...asked }: ListCompaniesApiArg & OnOpen) =>
  useListCompaniesQuery(asked).data?.companies.map((company) => (
    <CorporateCard key={company.id} company={company} onOpen={onOpen} />
  ))

/** Every firm that there is, partners among them. */
export const AllFirms = ({ search, onOpen }: { search: string } & OnOpen) => {
  const asked = { type: 'corporate', search, limit: 100 } as const
  return (
    <PagedList
      query={usePagedQuery(useListCompaniesQuery, asked)}
      failure="Firmalar yüklenemedi"
      empty={search === '' ? 'Henüz firma bulunmamaktadır.' : 'Aramanıza uyan firma bulunamadı.'}
      drawing={search === '' ? 'firms' : 'search'}
      unit="firma"
    >
      {(offsets) => (
        <CardGrid>
          {offsets.map((offset) => (
            <AllPage key={offset} {...asked} offset={offset} onOpen={onOpen} />
          ))}
        </CardGrid>
      )}
    </PagedList>
  )
}
