import { useListEmployeesQuery } from '../../../api/generated.ts'
import { PersonCard } from './person-card.tsx'
import type { PersonSearch } from './person-filter.ts'
import { PersonRow } from './person-row.tsx'
import { CardGrid } from '../../../shared/card-grid.tsx'

type Props = { search: PersonSearch; offset: number }

/** Every page asks for itself. */
const usePeople = ({ search, offset }: Props) => useListEmployeesQuery({ ...search, offset }).data?.users ?? []

export const PeopleRows = (props: Props) => (
  <tbody>
    {usePeople(props).map((person) => (
      <PersonRow key={person.id} person={person} />
    ))}
  </tbody>
)

export const PeopleCards = (props: Props) => (
  <CardGrid>
    {usePeople(props).map((person) => (
      <PersonCard key={person.id} person={person} />
    ))}
  </CardGrid>
)
