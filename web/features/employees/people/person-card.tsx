import { Subtitle2, Text } from '@fluentui/react-components'
import { memo } from 'react'
import type { Employee } from '../../../api/generated.ts'
import { ActivityBadge } from '../../../shared/activity-badge.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { formatPhone } from '../../../shared/phone.ts'
import { useProfile } from '../../../shared/session/profile-context.ts'
import { roleLabels } from '../../../texts/labels.ts'
import { useListStyles } from '../list-styles.ts'
import { mayEdit } from './authority.ts'
import { PersonButtons } from './person-buttons.tsx'
import { PersonDepartment } from './person-department.tsx'

export const PersonCard = memo(function PersonCard({ person }: { person: Employee }) {
  const styles = useListStyles()
  const viewer = useProfile()
  return (
    <Panel as="li">
      <div className={styles.head}>
        <Subtitle2 as="h2">{person.full_name}</Subtitle2>
        <ActivityBadge isActive={person.is_active} />
      </div>
      <dl className={styles.facts}>
        <dt className={styles.quiet}>Rol</dt>
        <dd>{roleLabels[person.role]}</dd>
        <dt className={styles.quiet}>Telefon</dt>
        <dd>{formatPhone(person.phone)}</dd>
        <dt className={styles.quiet}>E-posta</dt>
        <dd>{person.email ?? <Text className={styles.quiet}>—</Text>}</dd>
        <dt className={styles.quiet}>Departman</dt>
        <dd>
          <PersonDepartment person={person} />
        </dd>
      </dl>
      {mayEdit(viewer, person) && <PersonButtons person={person} />}
    </Panel>
  )
})
