import { useCallback, useState } from 'react'
import type { Employee } from '../../../api/generated.ts'

const nobody: ReadonlyMap<string, Employee> = new Map()

/** Who is selected of a list; another search begins with nobody. */
export const useSelected = (list: string) => {
  const [state, setState] = useState({ list, people: nobody })
  const people = state.list === list ? state.people : nobody
  const toggle = useCallback(
    (person: Employee) =>
      setState((before) => {
        const next = new Map(before.list === list ? before.people : nobody)
        if (!next.delete(person.id)) next.set(person.id, person)
        return { list, people: next }
      }),
    [list],
  )
  const set = (chosen: readonly Employee[]) =>
    setState({ list, people: new Map(chosen.map((person) => [person.id, person])) })
  return { people, toggle, set, clear: () => set([]) }
}
