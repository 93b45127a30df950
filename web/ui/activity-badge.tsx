import { makeStyles } from '@fluentui/react-components'
import { Badge } from './badge.tsx'
import { activityLabel } from '../../src/texts/kernel/activity.ts'

const useStyles = makeStyles({ root: { flexShrink: 0 } })

export const ActivityBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge className={useStyles().root} color={isActive ? 'success' : 'informative'}>
    {activityLabel(isActive)}
  </Badge>
)
