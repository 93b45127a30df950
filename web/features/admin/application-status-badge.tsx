import { makeStyles } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { CheckmarkRegular, ClockRegular, DismissRegular, type FluentIcon } from '@fluentui/react-icons'
import { applicationStatusLabels } from '../../../src/texts/onboarding/labels.ts'
import type { ApplicationStatus } from '../../api/generated-admin.ts'

const looks: Record<ApplicationStatus, readonly [color: 'warning' | 'success' | 'informative', Icon: FluentIcon]> = {
  pending: ['warning', ClockRegular],
  approved: ['success', CheckmarkRegular],
  rejected: ['informative', DismissRegular],
}

/** Stays on one line beside a long name. */
const useStyles = makeStyles({ root: { flexShrink: 0, whiteSpace: 'nowrap' } })

export const ApplicationStatusBadge = ({ status }: { status: ApplicationStatus }) => {
  const [color, Icon] = looks[status]
  return (
    <Badge className={useStyles().root} color={color} icon={<Icon />}>
      {applicationStatusLabels[status]}
    </Badge>
  )
}
