import { Text } from '@fluentui/react-components'
import { useListEmployeesQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { ListEnd } from '../../../shared/list-end.tsx'
import { NotYet } from '../../../shared/not-yet.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { useIsWide } from '../../../shared/use-is-wide.ts'
import { usePages } from '../../../shared/use-pages.ts'
import { PeopleCards, PeopleRows } from './people-page.tsx'
import { PeopleTable } from './people-table.tsx'
import { pageSize, type PersonSearch } from './person-filter.ts'

const failure = 'Çalışanlar yüklenirken hata oluştu'

type Props = { search: PersonSearch; /** Everybody was asked for. */ isEverybody: boolean }

export const PeopleList = ({ search, isEverybody }: Props) => {
  const isWide = useIsWide()
  const pages = usePages(JSON.stringify(search))
  const first = useListEmployeesQuery({ ...search, offset: 0 }, { refetchOnMountOrArgChange: true })
  const last = useListEmployeesQuery({ ...search, offset: (pages.count - 1) * pageSize })
  if (first.data === undefined) return <NotYet query={first} failure={failure} />
  const { total } = first.data
  const offsets = Array.from({ length: pages.count }, (_, index) => index * pageSize)
  return (
    <>
      <Text role="status">{formatNumber(total)} çalışan</Text>
      {total === 0 && (
        <EmptyState text={isEverybody ? 'Henüz çalışan bulunmamaktadır.' : 'Aramanıza uyan çalışan bulunamadı.'} />
      )}
      {total > 0 && isWide && (
        <PeopleTable>
          {offsets.map((offset) => (
            <PeopleRows key={offset} search={search} offset={offset} />
          ))}
        </PeopleTable>
      )}
      {total > 0 && !isWide && offsets.map((offset) => <PeopleCards key={offset} search={search} offset={offset} />)}
      <ListEnd last={last} hasMore={last.currentData?.has_more === true} failure={failure} onMore={pages.showMore} />
    </>
  )
}
