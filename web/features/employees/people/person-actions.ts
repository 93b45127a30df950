import { createContext, useContext } from 'react'
import type { Employee } from '../../../api/generated.ts'

type OnPerson = (person: Employee) => void

export type PersonActions = {
  onEdit: OnPerson
  onReset: OnPerson
  /** Where there are more departments than a menu is good for. */ onMove?: OnPerson
}

export const PersonActionsContext = createContext<PersonActions | null>(null)

export const usePersonActions = (): PersonActions => {
  const actions = useContext(PersonActionsContext)
  if (actions === null) throw new Error('usePersonActions needs the list of people above it')
  return actions
}
