import { Badge, makeStyles } from '@fluentui/react-components'

const useStyles = makeStyles({ root: { flexShrink: 0 } })

export const ActivityBadge = ({ isActive }: { isActive: boolean }) => (
  <Badge className={useStyles().root} appearance="tint" size="large" color={isActive ? 'success' : 'informative'}>
    {isActive ? 'Aktif' : 'Pasif'}
  </Badge>
)
