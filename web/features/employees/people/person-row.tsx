import { makeStyles, mergeClasses, Text, tokens } from '@fluentui/react-components'
import { memo } from 'react'
import { roleLabels } from '../../../../src/texts/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { ActivityBadge } from '../../../shared/activity-badge.tsx'
import { Avatar } from '../../../shared/avatar.tsx'
import { formatPhone } from '../../../shared/phone.ts'
import { useScope } from '../../../shared/scope/company-scope.ts'
import { mayEdit } from './authority.ts'
import { PersonButtons } from './person-buttons.tsx'
import { PersonDepartment } from './person-department.tsx'

const useStyles = makeStyles({
  row: { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  passive: { color: tokens.colorNeutralForeground3 },
  cell: {
    height: '48px',
    padding: '4px 8px',
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: tokens.fontWeightRegular,
  },
  who: { display: 'flex', alignItems: 'center', columnGap: '10px', minWidth: 0 },
  name: { display: 'grid', minWidth: 0, lineHeight: '18px' },
  email: {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: tokens.colorNeutralForeground3,
  },
  phone: { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
})

export const PersonRow = memo(function PersonRow({ person }: { person: Employee }) {
  const styles = useStyles()
  const scope = useScope()
  return (
    <tr className={mergeClasses(styles.row, !person.is_active && styles.passive)}>
      <th scope="row" className={styles.cell}>
        <span className={styles.who}>
          <Avatar name={person.full_name} />
          <span className={styles.name}>
            <Text weight="semibold">{person.full_name}</Text>
            {person.email !== null && (
              <Text size={200} className={styles.email}>
                {person.email}
              </Text>
            )}
          </span>
        </span>
      </th>
      <td className={mergeClasses(styles.cell, styles.phone)}>{formatPhone(person.phone)}</td>
      <td className={styles.cell}>
        <PersonDepartment person={person} />
      </td>
      <td className={styles.cell}>{roleLabels[person.role]}</td>
      <td className={styles.cell}>
        <ActivityBadge isActive={person.is_active} />
      </td>
      {scope.capabilities.includes('manageEmployees') && (
        <td className={styles.cell}>{mayEdit(scope, person) && <PersonButtons person={person} isInRow />}</td>
      )}
    </tr>
  )
})
