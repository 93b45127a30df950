import { Badge } from '@fluentui/react-components'
import {
  BoxRegular,
  CheckmarkCircleRegular,
  CheckmarkRegular,
  ClockRegular,
  DismissRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { orderStatusLabels } from '../../../src/texts/store.ts'
import type { OrderStatus } from '../../api/generated.ts'

const looks: Record<OrderStatus, readonly [color: 'warning' | 'brand' | 'success' | 'informative', Icon: FluentIcon]> =
  {
    pending: ['warning', ClockRegular],
    confirmed: ['brand', CheckmarkRegular],
    preparing: ['brand', BoxRegular],
    delivered: ['success', CheckmarkCircleRegular],
    cancelled: ['informative', DismissRegular],
  }

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => {
  const [color, Icon] = looks[status]
  return (
    <Badge appearance="tint" color={color} icon={<Icon />}>
      {orderStatusLabels[status]}
    </Badge>
  )
}
