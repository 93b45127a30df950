import { Text } from '@fluentui/react-components'
import type { Employee } from '../../../api/generated.ts'
import { useProfile } from '../../../shared/session/profile-context.ts'
import { mayEdit } from './authority.ts'
import { DepartmentMenu } from './department-menu.tsx'

export const PersonDepartment = ({ person }: { person: Employee }) =>
  mayEdit(useProfile(), person) ? <DepartmentMenu person={person} /> : <Text>{person.department_name ?? 'Departman yok'}</Text>
