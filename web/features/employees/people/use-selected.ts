import { useCallback, useEffect, useRef, useState } from 'react'
import type { SelectEmployeesApiResponse } from '../../../api/generated.ts'

export type Selected = SelectEmployeesApiResponse['users'][number]

type State = {
  people: ReadonlyMap<string, Selected>
  /** Who was touched last. */ last: string
  /** They are all whom the server found for the filter. */ whole?: SelectEmployeesApiResponse
}

const nobody: State = { people: new Map(), last: '' }
const mapOf = (people: readonly Selected[]) => new Map(people.map((person) => [person.id, person]))

/** A range goes from whoever was touched last to this person, and is selected or not as this person is now. */
const toggled = ({ people, last }: State, person: Selected, isRange: boolean, shown: readonly Selected[]): State => {
  const ends = [last, person.id].map((id) => shown.findIndex((one) => one.id === id))
  const range = isRange && !ends.includes(-1) ? shown.slice(Math.min(...ends), Math.max(...ends) + 1) : [person]
  const next = new Map(people)
  const isOff = people.has(person.id)
  for (const one of range)
    if (isOff) next.delete(one.id)
    else next.set(one.id, one)
  return { people: next, last: person.id }
}

/** Who is selected of a list, of which these are shown and may be selected; another search begins with nobody. */
export const useSelected = (list: string, selectable: readonly Selected[]) => {
  const [kept, keep] = useState({ list, state: nobody })
  const shown = useRef(selectable)
  useEffect(() => {
    shown.current = selectable
  })
  const state = kept.list === list ? kept.state : nobody
  const toggle = useCallback(
    (person: Selected, isRange = false) =>
      keep((before) => ({
        list,
        state: toggled(before.list === list ? before.state : nobody, person, isRange, shown.current),
      })),
    [list],
  )
  return {
    ...state,
    toggle,
    set: (people: readonly Selected[]) => keep({ list, state: { people: mapOf(people), last: '' } }),
    setWhole: (whole: SelectEmployeesApiResponse) =>
      keep({ list, state: { people: mapOf(whole.users), last: '', whole } }),
  }
}
