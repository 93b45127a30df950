import { Badge } from '../../../ui/badge.tsx'
import {
  ArrowUndoRegular,
  CalendarCancelRegular,
  CheckmarkRegular,
  ClockRegular,
  DismissRegular,
  type FluentIcon,
} from '@fluentui/react-icons'
import { offerStatusLabels } from '../../../../src/texts/partnerships/partnerships.ts'
import type { OfferStatus } from '../../../api/generated.ts'

const looks: Record<OfferStatus, readonly [color: 'warning' | 'success' | 'informative', Icon: FluentIcon]> = {
  sent: ['warning', ClockRegular],
  accepted: ['success', CheckmarkRegular],
  rejected: ['informative', DismissRegular],
  withdrawn: ['informative', ArrowUndoRegular],
  expired: ['informative', CalendarCancelRegular],
}

export const OfferStatusBadge = ({ status }: { status: OfferStatus }) => {
  const [color, Icon] = looks[status]
  return (
    <Badge color={color} icon={<Icon />}>
      {offerStatusLabels[status]}
    </Badge>
  )
}
