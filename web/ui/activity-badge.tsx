import { Badge, makeStyles } from '@fluentui/react-components'
import { activityLabel } from '../../src/texts/kernel/activity.ts'

const useStyles = makeStyles({ root: { flexShrink: 0 } })

export const ActivityBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge className={useStyles().root} appearance="tint" color={isActive ? 'success' : 'informative'}>
    {activityLabel(isActive)}
  </Badge>
)
