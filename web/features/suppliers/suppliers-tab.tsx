import { makeStyles } from '@fluentui/react-components'
import { type ListCompaniesApiArg, useListCompaniesQuery } from '../../api/generated-panels.ts'
import { CardGrid } from '../../ui/lists/card-grid.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { useSearch } from '../../ui/lists/use-search.ts'
import { usePagedQuery } from '../../ui/lists/use-paged-query.ts'
import { SupplierCard } from './supplier-card.tsx'
import { useSuppliersAddress } from './suppliers-address.ts'
import { allOf, later } from '../../frame/later.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'

const PartnershipPanel = later(
  async () => (await import('../../domain/partnerships/partnership-panel.tsx')).PartnershipPanel,
)
const EndButton = later(async () => (await import('../../domain/partnerships/end-button.tsx')).EndButton)
const loadParts = allOf(PartnershipPanel, EndButton)

const useStyles = makeStyles({ search: { width: '100%', maxWidth: '360px' } })

const pageSize = 100

const Cards = (asked: ListCompaniesApiArg) => (
  <CardGrid>
    {useListCompaniesQuery(asked).data?.companies.map((company) => (
      <SupplierCard key={company.id} company={company} />
    ))}
  </CardGrid>
)

export const SuppliersTab = () => {
  const styles = useStyles()
  const { partnership, openSuppliers } = useSuppliersAddress()
  const { search, field } = useSearch()
  useLoadedAhead(loadParts)
  const asked = { type: 'supplier', search, limit: pageSize } as const
  const query = usePagedQuery(useListCompaniesQuery, asked)
  return (
    <>
      <SearchInput name="Tedarikçi ara" className={styles.search} {...field} />
      <PagedList
        query={query}
        failure="Tedarikçiler yüklenemedi"
        empty={search === '' ? 'Henüz tedarikçi bulunmamaktadır.' : 'Aramanıza uyan tedarikçi bulunamadı.'}
        drawing={search === '' ? 'firms' : 'search'}
      >
        {(offsets) => offsets.map((offset) => <Cards key={offset} {...asked} offset={offset} />)}
      </PagedList>
      {partnership !== undefined && (
        <PartnershipPanel key={partnership} partnershipId={partnership} onClose={openSuppliers}>
          <EndButton partnershipId={partnership} />
        </PartnershipPanel>
      )}
    </>
  )
}
