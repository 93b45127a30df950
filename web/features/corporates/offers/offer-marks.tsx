import { makeStyles } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { offerStatusLabels } from '../../../../src/texts/partnerships/partnerships.ts'
import type { OfferStatus } from '../../../api/generated.ts'

const states = {
  sent: 'warning',
  accepted: 'success',
  rejected: 'informative',
  withdrawn: 'informative',
  expired: 'informative',
} as const

const useStyles = makeStyles({ root: { flexShrink: 0 } })

/** From the receiver's point of view, a sent offer is waiting for an answer. */
export const OfferStateBadge = ({ status }: { status: OfferStatus }) => (
  <Badge className={useStyles().root} color={states[status]}>
    {status === 'sent' ? 'Yanıt bekliyor' : offerStatusLabels[status]}
  </Badge>
)
