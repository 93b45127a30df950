import { Button, makeStyles, Subtitle2, Text } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { ArrowUndoRegular, CheckmarkRegular, DismissRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { terminationStatusLabels } from '../../../src/texts/partnerships/partnerships.ts'
import type { TerminationRequest } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate, formatInstant, formatInstantDay } from '../../ui/words/dates.ts'
import { type Fact, Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useHandedFocus } from '../../ui/page/use-handed-focus.ts'
import type { Decision } from './termination-decision.tsx'
import { reasonText, terminationStates } from './termination-texts.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  names: { display: 'grid', minWidth: 0 },
  side: { color: colors.ink3, fontSize: '12px', lineHeight: '16px' },
  badge: { flexShrink: 0 },
  message: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  open: {
    justifySelf: 'start',
    alignSelf: 'start',
    marginTop: 'auto',
    paddingInline: 0,
    minWidth: 'auto',
    color: colors.brand,
  },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px' },
  button: { flexGrow: 1 },
})

type DecisionProps = { request: TerminationRequest; onDecide: (decision: Decision) => void }

/** Disappear with the decision; the focus then moves to the panel's heading. */
const DecisionButtons = ({ request, onDecide }: DecisionProps) => {
  const styles = useStyles()
  const buttons = useRef<HTMLDivElement>(null)
  useHandedFocus(buttons)
  const name = request.company_name
  return (
    <div ref={buttons} className={styles.buttons}>
      {request.is_own ? (
        <Button
          className={styles.button}
          icon={<ArrowUndoRegular />}
          aria-label={`${name}: fesih talebini geri çek`}
          onClick={() => onDecide({ request, action: 'withdraw' })}
        >
          Geri çek
        </Button>
      ) : (
        <>
          <Button
            className={styles.button}
            icon={<DismissRegular />}
            aria-label={`${name}: fesih talebini reddet`}
            onClick={() => onDecide({ request, action: 'reject' })}
          >
            Reddet
          </Button>
          <Button
            className={styles.button}
            icon={<CheckmarkRegular />}
            aria-label={`${name}: fesih talebini onayla`}
            onClick={() => onDecide({ request, action: 'approve' })}
          >
            Onayla
          </Button>
        </>
      )}
    </div>
  )
}

type Props = DecisionProps & { onOpen: () => void }

export const TerminationCard = ({ request, onDecide, onOpen }: Props) => {
  const styles = useStyles()
  const mayDecide = useCan('manageContracts')
  const { company_name, status, effective_date: date, termination_details: details } = request
  const facts: Fact[] = [
    ['Neden', reasonText(request.reason)],
    ['Fesih günü', date === null ? 'Onaylanınca' : formatDate(date)],
    ['Talep', formatInstant(request.created_at)],
  ]
  if (request.asked_by_name !== null) facts.push(['Talep eden', request.asked_by_name])
  if (request.decided_at !== null) facts.push(['Sonuç', formatInstant(request.decided_at)])
  if (details !== null) facts.push(['Ortaklığın sonu', formatInstantDay(details.terminated_at)])
  return (
    <Panel as="li">
      <div className={styles.head}>
        <div className={styles.names}>
          <Subtitle2 as="h2">{company_name}</Subtitle2>
          <span className={styles.side}>{request.is_own ? 'Biz talep ettik' : 'Karşı taraf talep etti'}</span>
        </div>
        <Badge className={styles.badge} color={terminationStates[status]}>
          {terminationStatusLabels[status]}
        </Badge>
      </div>
      <Facts facts={facts} />
      {request.message !== '' && <Text className={styles.message}>{request.message}</Text>}
      <Button
        className={styles.open}
        appearance="transparent"
        size="small"
        aria-label={`${company_name}: anlaşmayı gör`}
        onClick={onOpen}
      >
        Anlaşmayı gör
      </Button>
      {status === 'pending' && mayDecide && <DecisionButtons request={request} onDecide={onDecide} />}
    </Panel>
  )
}
