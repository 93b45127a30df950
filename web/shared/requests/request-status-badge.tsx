import { Badge } from '@fluentui/react-components'
import { requestStatusLabels, type RequestStatus } from '../../texts/request-labels.ts'

const colours = { pending: 'informative', in_progress: 'brand', resolved: 'success' } as const

export const RequestStatusBadge = ({ status }: { status: RequestStatus }) => (
  <Badge appearance="tint" size="large" color={colours[status]}>
    {requestStatusLabels[status]}
  </Badge>
)
