import { Badge } from '../../../ui/badge.tsx'
import type { Employee } from '../../../api/generated.ts'
import { ActivityBadge } from '../../../ui/activity-badge.tsx'

/** Something that a manager has to do for the person takes precedence over the person's status. */
export const PersonState = ({ person }: { person: Employee }) =>
  person.reset_requested_at === null || !person.is_active ? (
    <ActivityBadge isActive={person.is_active} />
  ) : (
    <Badge color="warning">Şifresini unuttu</Badge>
  )
