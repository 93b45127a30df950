import { Badge } from '../../ui/badge.tsx'
import { requestStatusLabels } from '../../../src/texts/feedback/labels.ts'
import type { RequestStatus } from '../../api/generated.ts'

const colours = { pending: 'informative', in_progress: 'brand', resolved: 'success' } as const

export const RequestStatusBadge = ({ status }: { status: RequestStatus }) => (
  <Badge color={colours[status]}>{requestStatusLabels[status]}</Badge>
)
