import { Text } from '@fluentui/react-components'
import { useState } from 'react'
import { noDepartmentLabel } from '../../../../src/texts/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { useScope } from '../../../shared/scope/company-scope.ts'
import { mayEdit } from './authority.ts'
import { DepartmentButton } from './department-button.tsx'
import { DepartmentMenu } from './department-menu.tsx'
import { usePersonActions } from './person-actions.ts'

/** The menu is made when it is first asked for: a list of thousands carries plain buttons. */
export const PersonDepartment = ({ person }: { person: Employee }) => {
  const [isAsked, setAsked] = useState(false)
  const { onMove } = usePersonActions()
  if (!mayEdit(useScope(), person)) return <Text>{person.department_name ?? noDepartmentLabel}</Text>
  if (onMove !== undefined)
    return <DepartmentButton person={person} aria-haspopup="dialog" onClick={() => onMove(person)} />
  return isAsked ? (
    <DepartmentMenu person={person} />
  ) : (
    <DepartmentButton person={person} onClick={() => setAsked(true)} />
  )
}
