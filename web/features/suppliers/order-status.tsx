import { Badge } from '@fluentui/react-components'
import { orderStatusLabels } from '../../../src/texts/store.ts'
import type { Order } from '../../api/generated.ts'

const colors = {
  pending: 'warning',
  confirmed: 'informative',
  preparing: 'informative',
  delivered: 'success',
  cancelled: 'subtle',
} as const

export const OrderStatusBadge = ({ status }: Pick<Order, 'status'>) => (
  <Badge appearance="tint" color={colors[status]}>
    {orderStatusLabels[status]}
  </Badge>
)
