import { makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { applicationStatusLabels } from '../../../../src/texts/onboarding/labels.ts'
import type { Application } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { formatPhone } from '../../../ui/words/phone.ts'
import { useCan } from '../../../frame/scope/company-scope.ts'
import { useListStyles } from '../list-styles.ts'
import { CardBox } from '../../../ui/lists/selection/card-box.tsx'
import { DecisionButtons } from './decision-buttons.tsx'
import type { Decision } from './decision-dialog.tsx'

const badgeColors = { pending: 'warning', approved: 'success', rejected: 'danger' } as const

const useStyles = makeStyles({
  // Laid out as a line where there is room.
  root: {
    '@container (min-width: 1400px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(220px, 280px) minmax(0, 1fr) minmax(220px, auto)',
      alignItems: 'center',
      columnGap: '24px',
      padding: '12px 20px',
      '& > :last-child': { marginTop: 0 },
    },
  },
  name: { marginRight: 'auto', overflowWrap: 'anywhere', minWidth: 0 },
  selected: { outline: `2px solid ${colors.brand}`, outlineOffset: '-1px' },
})

export type CardActions = {
  onDecide: (decision: Decision) => void
  isSelected: (id: string) => boolean
  /** Undefined where nothing can be selected. */
  onToggle?: (application: Application, isRange: boolean) => void
}

export const ApplicationCard = ({
  application,
  onDecide,
  isSelected,
  onToggle,
}: { application: Application } & CardActions) => {
  const styles = useStyles()
  const list = useListStyles()
  const mayDecide = useCan('decideApplications')
  const { applicant, department, status, created_at, updated_at, notes } = application
  const isPending = status === 'pending'
  const isChosen = isPending && isSelected(application.id)
  const facts: Fact[] = [
    [fieldLabels.phone, formatPhone(applicant.phone)],
    department === null ? ['Hesap', 'Kurumsal'] : ['Hesap', `Çalışan, ${department}`],
    ...(applicant.email === null ? [] : [[fieldLabels.email, applicant.email] as const]),
    ['Başvuru', formatInstant(created_at)],
  ]
  if (!isPending) facts.push(['Karar', formatInstant(updated_at)])
  if (notes !== null) facts.push(['Not', notes])
  return (
    <Panel as="li" className={mergeClasses(styles.root, isChosen && styles.selected)}>
      <div className={list.head}>
        {isPending && onToggle && (
          <CardBox
            label={`${applicant.full_name}: seç`}
            isChecked={isChosen}
            onChange={(isRange) => onToggle(application, isRange)}
          />
        )}
        <Subtitle2 as="h2" className={styles.name}>
          {applicant.full_name}
        </Subtitle2>
        <Badge className={list.badge} color={badgeColors[status]}>
          {applicationStatusLabels[status]}
        </Badge>
      </div>
      <Facts facts={facts} isLine />
      {isPending && mayDecide && <DecisionButtons application={application} onDecide={onDecide} />}
    </Panel>
  )
}
