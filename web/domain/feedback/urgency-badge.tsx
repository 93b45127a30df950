import { Badge } from '@fluentui/react-components'
import { urgencyLabels } from '../../../src/texts/feedback/labels.ts'
import type { Urgency } from '../../api/generated.ts'

const colours = { low: 'informative', med: 'warning', high: 'danger' } as const

export const UrgencyBadge = ({ urgency }: { urgency: Urgency }) => (
  <Badge appearance="tint" color={colours[urgency]}>
    {`Aciliyet: ${urgencyLabels[urgency]}`}
  </Badge>
)
