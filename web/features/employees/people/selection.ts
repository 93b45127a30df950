import { createContext, useContext } from 'react'
import type { Employee, SelectEmployeesApiResponse } from '../../../api/generated-employees.ts'

export type Selected = SelectEmployeesApiResponse['users'][number]

/** Shared by the rows of the list. */
export type Selection = {
  isSelected: (id: string) => boolean
  /** Undefined where nobody can be selected. */
  onToggle?: (person: Employee, isRange?: boolean) => void
  onOpen: (person: Employee) => void
  /** The person open beside the list. */
  openId: string
}

export const SelectionContext = createContext<Selection | null>(null)

export const useSelection = (): Selection => {
  const selection = useContext(SelectionContext)
  if (selection === null) throw new Error('useSelection needs the list of people above it')
  return selection
}
