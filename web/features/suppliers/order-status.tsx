import { Badge, makeStyles } from '@fluentui/react-components'
import { orderStatusLabels } from '../../../src/texts/store.ts'
import type { Order } from '../../api/generated.ts'

const colors = {
  pending: 'warning',
  confirmed: 'informative',
  preparing: 'informative',
  delivered: 'success',
  cancelled: 'informative',
} as const

const useStyles = makeStyles({ root: { flexShrink: 0, whiteSpace: 'nowrap' } })

export const OrderStatusBadge = ({ status }: Pick<Order, 'status'>) => (
  <Badge className={useStyles().root} appearance="tint" color={colors[status]}>
    {orderStatusLabels[status]}
  </Badge>
)
