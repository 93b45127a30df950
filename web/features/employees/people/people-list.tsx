import { makeStyles } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { useListEmployeesQuery } from '../../../api/generated-employees.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { PersonItem } from './person-item.tsx'
import { PersonRow } from './person-row.tsx'
import type { PeopleSearch } from './use-people.ts'

const useStyles = makeStyles({
  frame: { display: 'block', padding: 0, overflow: 'clip' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
})

type PageProps = { search: PeopleSearch; offset: number }

/** Each page runs its own query. */
const usePeople = ({ search, offset }: PageProps) => useListEmployeesQuery({ ...search, offset }).data?.users ?? []

const Rows = (props: PageProps) => (
  <tbody>
    {usePeople(props).map((person) => (
      <PersonRow key={person.id} person={person} />
    ))}
  </tbody>
)

const Items = (props: PageProps) => usePeople(props).map((person) => <PersonItem key={person.id} person={person} />)

type Props = {
  query: ReturnType<typeof usePagedQuery<PeopleSearch, NonNullable<ReturnType<typeof useListEmployeesQuery>['data']>>>
  search: PeopleSearch
  /** No filter is set. */
  isEverybody: boolean
  /** The next step to offer when there is nobody yet. */
  first?: ReactNode
  /** Wraps the rows in a table with a head, where there is room for one. */
  table?: (rows: ReactNode) => ReactNode
}

export const PeopleList = ({ query, search, isEverybody, first, table }: Props) => {
  const styles = useStyles()
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
        table === undefined ? (
          <Panel className={styles.frame}>
            <ul className={styles.list} aria-label="Çalışanlar">
              {offsets.map((offset) => (
                <Items key={offset} search={search} offset={offset} />
              ))}
            </ul>
          </Panel>
        ) : (
          table(offsets.map((offset) => <Rows key={offset} search={search} offset={offset} />))
        )
      }
    </PagedList>
  )
}
