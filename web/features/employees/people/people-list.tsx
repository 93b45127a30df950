import { useListEmployeesQuery } from '../../../api/generated.ts'
import { useIsWide } from '../../../shared/use-is-wide.ts'
import { PeopleCards, PeopleRows } from './people-page.tsx'
import { PeopleTable } from './people-table.tsx'
import type { PersonSearch } from './person-filter.ts'
import { PagedList } from '../../../shared/paged-list.tsx'
import { usePagedQuery } from '../../../shared/use-paged-query.ts'

type Props = { search: PersonSearch; /** Everybody was asked for. */ isEverybody: boolean }

export const PeopleList = ({ search, isEverybody }: Props) => {
  const isWide = useIsWide()
  const query = usePagedQuery(useListEmployeesQuery, search)
  const empty = isEverybody ? 'Henüz çalışan bulunmamaktadır.' : 'Aramanıza uyan çalışan bulunamadı.'
  return (
    <PagedList query={query} failure="Çalışanlar yüklenirken hata oluştu" empty={empty} unit="çalışan">
      {(offsets) =>
        isWide ? (
          <PeopleTable>
            {offsets.map((offset) => (
              <PeopleRows key={offset} search={search} offset={offset} />
            ))}
          </PeopleTable>
        ) : (
          offsets.map((offset) => <PeopleCards key={offset} search={search} offset={offset} />)
        )
      }
    </PagedList>
  )
}
