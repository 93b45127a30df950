import { createContext, useContext } from 'react'
import type { Employee } from '../../../api/generated.ts'

export type PersonActions = { onEdit: (person: Employee) => void; onReset: (person: Employee) => void }

export const PersonActionsContext = createContext<PersonActions | null>(null)

export const usePersonActions = (): PersonActions => {
  const actions = useContext(PersonActionsContext)
  if (actions === null) throw new Error('usePersonActions needs the list of people above it')
  return actions
}
