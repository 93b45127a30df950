import { Badge } from '../../ui/badge.tsx'
import { urgencyLabels } from '../../../src/texts/feedback/labels.ts'
import type { Urgency } from '../../api/generated.ts'

const colours = { low: 'informative', med: 'warning', high: 'danger' } as const

export const UrgencyBadge = ({ urgency }: { urgency: Urgency }) => (
  <Badge color={colours[urgency]}>{`Aciliyet: ${urgencyLabels[urgency]}`}</Badge>
)
