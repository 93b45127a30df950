import { Subtitle2, Text } from '@fluentui/react-components'
import { memo } from 'react'
import { fieldLabels, roleLabels } from '../../../../src/texts/labels.ts'
import type { Employee } from '../../../api/generated.ts'
import { ActivityBadge } from '../../../shared/activity-badge.tsx'
import { Facts } from '../../../shared/facts.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { formatPhone } from '../../../shared/phone.ts'
import { useScope } from '../../../shared/scope/company-scope.ts'
import { useListStyles } from '../list-styles.ts'
import { mayEdit } from './authority.ts'
import { PersonButtons } from './person-buttons.tsx'
import { PersonDepartment } from './person-department.tsx'

export const PersonCard = memo(function PersonCard({ person }: { person: Employee }) {
  const styles = useListStyles()
  const scope = useScope()
  return (
    <Panel as="li">
      <div className={styles.head}>
        <Subtitle2 as="h2">{person.full_name}</Subtitle2>
        <ActivityBadge isActive={person.is_active} />
      </div>
      <Facts
        facts={[
          [fieldLabels.role, roleLabels[person.role]],
          [fieldLabels.phone, formatPhone(person.phone)],
          [fieldLabels.email, person.email ?? <Text className={styles.quiet}>—</Text>],
          [fieldLabels.department, <PersonDepartment person={person} />],
        ]}
      />
      {mayEdit(scope, person) && <PersonButtons person={person} />}
    </Panel>
  )
})
