import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useListEmployeesQuery } from '../../../api/generated.ts'
import { CardGrid } from '../../../shared/card-grid.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { useFrame } from '../../../shared/scope/frame-context.ts'
import { usePagedQuery } from '../../../shared/use-paged-query.ts'
import { PeopleTable } from './people-table.tsx'
import { PersonCard } from './person-card.tsx'
import type { PersonSearch } from './person-filter.ts'
import { PersonRow } from './person-row.tsx'

const tableWidth = 868

/** The panel has room for a table; below it the same things are cards. */
const useIsWide = (): boolean => {
  const box = useFrame()?.box
  const watch = useCallback(
    (onChange: () => void) => {
      const observer = new ResizeObserver(onChange)
      if (box?.current) observer.observe(box.current)
      return () => observer.disconnect()
    },
    [box],
  )
  return useSyncExternalStore(watch, () => (box?.current?.clientWidth ?? 0) >= tableWidth)
}

type PageProps = { search: PersonSearch; offset: number }

/** Every page asks for itself. */
const usePeople = ({ search, offset }: PageProps) => useListEmployeesQuery({ ...search, offset }).data?.users ?? []

const PeopleRows = (props: PageProps) => (
  <tbody>
    {usePeople(props).map((person) => (
      <PersonRow key={person.id} person={person} />
    ))}
  </tbody>
)

const PeopleCards = (props: PageProps) => (
  <CardGrid>
    {usePeople(props).map((person) => (
      <PersonCard key={person.id} person={person} />
    ))}
  </CardGrid>
)

type Props = {
  search: PersonSearch
  /** Everybody was asked for. */ isEverybody: boolean
  /** The next step where nobody is there yet. */ first?: ReactNode
}

export const PeopleList = ({ search, isEverybody, first }: Props) => {
  const isWide = useIsWide()
  const query = usePagedQuery(useListEmployeesQuery, search)
  const empty = isEverybody ? 'Henüz çalışan bulunmamaktadır.' : 'Aramanıza uyan çalışan bulunamadı.'
  return (
    <PagedList
      query={query}
      failure="Çalışanlar yüklenirken hata oluştu"
      empty={empty}
      drawing={isEverybody ? 'people' : 'search'}
      action={isEverybody && first}
      shape="rows"
      unit="çalışan"
    >
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
