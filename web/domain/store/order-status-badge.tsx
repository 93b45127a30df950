import { Badge } from '../../ui/badge.tsx'
import {
  BoxRegular,
  CheckmarkCircleRegular,
  CheckmarkRegular,
  ClockRegular,
  DismissRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { orderStatusLabels } from '../../../src/texts/store/labels.ts'
import type { OrderStatus } from '../../api/generated.ts'
import { useOrderStatusStyles } from './order-status-look.ts'

const icons: Record<OrderStatus, FluentIcon> = {
  pending: ClockRegular,
  confirmed: CheckmarkRegular,
  preparing: BoxRegular,
  delivered: CheckmarkCircleRegular,
  cancelled: DismissRegular,
}

export const OrderStatusBadge = ({ status }: { status: OrderStatus }) => {
  const looks = useOrderStatusStyles()
  const Icon = icons[status]
  return (
    <Badge className={looks[status]} icon={<Icon />}>
      {orderStatusLabels[status]}
    </Badge>
  )
}
