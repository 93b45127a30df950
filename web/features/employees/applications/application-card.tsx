import { Badge, makeStyles, Subtitle2 } from '@fluentui/react-components'
import { fieldLabels } from '../../../../src/texts/labels.ts'
import { applicationStatusLabels } from '../../../../src/texts/states.ts'
import type { Application } from '../../../api/generated.ts'
import { formatInstant } from '../../../shared/dates.ts'
import { type Fact, Facts } from '../../../shared/facts.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { formatPhone } from '../../../shared/phone.ts'
import { useCan } from '../../../shared/scope/company-scope.ts'
import { useListStyles } from '../list-styles.ts'
import { DecisionButtons } from './decision-buttons.tsx'
import type { Decision } from './decision-dialog.tsx'

const colors = { pending: 'warning', approved: 'success', rejected: 'danger' } as const

const useStyles = makeStyles({
  // A line of a list where there is room.
  root: {
    '@container (min-width: 1400px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(180px, 240px) minmax(0, 1fr) minmax(220px, auto)',
      alignItems: 'center',
      columnGap: '24px',
      padding: '12px 20px',
      '& > :last-child': { marginTop: 0 },
    },
  },
})

type Props = { application: Application; onDecide: (decision: Decision) => void }

export const ApplicationCard = ({ application, onDecide }: Props) => {
  const styles = useListStyles()
  const own = useStyles()
  const mayDecide = useCan('decideApplications')
  const { applicant, status, created_at, updated_at, notes } = application
  const isPending = status === 'pending'
  const facts: Fact[] = [
    [fieldLabels.phone, formatPhone(applicant.phone)],
    [fieldLabels.email, applicant.email],
    ['Başvuru', formatInstant(created_at)],
  ]
  if (!isPending) facts.push(['Karar', formatInstant(updated_at)])
  if (notes !== null) facts.push(['Not', notes])
  return (
    <Panel as="li" className={own.root}>
      <div className={styles.head}>
        <Subtitle2 as="h2">{applicant.full_name}</Subtitle2>
        <Badge className={styles.badge} appearance="tint" color={colors[status]}>
          {applicationStatusLabels[status]}
        </Badge>
      </div>
      <Facts facts={facts} isLine />
      {isPending && mayDecide && <DecisionButtons application={application} onDecide={onDecide} />}
    </Panel>
  )
}
