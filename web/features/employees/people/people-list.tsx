import { Text } from '@fluentui/react-components'
import { useListEmployeesQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { MoreButton } from '../../../shared/more-button.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useIsWide } from '../../../shared/use-is-wide.ts'
import { usePages } from '../../../shared/use-pages.ts'
import { PeopleCards, PeopleRows } from './people-page.tsx'
import { PeopleTable } from './people-table.tsx'
import { pageSize, type PersonSearch } from './person-filter.ts'

type Props = { search: PersonSearch; /** Everybody was asked for. */ isEverybody: boolean }

const Problem = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => (
  <ErrorState text={prefixedProblem(error, 'Çalışanlar yüklenirken hata oluştu')} onRetry={onRetry} />
)

export const PeopleList = ({ search, isEverybody }: Props) => {
  const isWide = useIsWide()
  const pages = usePages(JSON.stringify(search))
  const first = useListEmployeesQuery({ ...search, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListEmployeesQuery({ ...search, offset: (pages.count - 1) * pageSize })
  if (first.data === undefined) return first.error === undefined ? <Loading /> : <Problem error={first.error} onRetry={first.refetch} />
  const { total } = first.data
  const offsets = Array.from({ length: pages.count }, (_, index) => index * pageSize)
  const isComing = last.isFetching && last.currentData === undefined
  return (
    <>
      <Text role="status">{formatNumber(total)} çalışan</Text>
      {total === 0 && <EmptyState text={isEverybody ? 'Henüz çalışan bulunmamaktadır.' : 'Aramanıza uyan çalışan bulunamadı.'} />}
      {total > 0 && isWide && (
        <PeopleTable>
          {offsets.map((offset) => (
            <PeopleRows key={offset} search={search} offset={offset} />
          ))}
        </PeopleTable>
      )}
      {total > 0 && !isWide && offsets.map((offset) => <PeopleCards key={offset} search={search} offset={offset} />)}
      {last.error !== undefined && last.currentData === undefined && <Problem error={last.error} onRetry={last.refetch} />}
      {(isComing || last.currentData?.has_more === true) && <MoreButton isBusy={isComing} onMore={pages.showMore} />}
    </>
  )
}
