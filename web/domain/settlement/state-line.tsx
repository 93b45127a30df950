import { Button, makeStyles } from '@fluentui/react-components'
import {
  CheckmarkRegular,
  ChevronLeftRegular,
  ChevronRightRegular,
  ClockRegular,
  EditRegular,
} from '@fluentui/react-icons'
import type { Statement, StatementApproval } from '../../api/generated-settlement.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { colors } from '../../ui/colors.ts'
import { formatInstantDay } from '../../ui/words/dates.ts'
import { Chip } from './chip.tsx'
import { bothSides, nextStepText, periodOf, statementState } from './statement-texts.ts'
import type { Neighbours } from './use-neighbours.ts'

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px', minWidth: 0 },
  step: { color: colors.ink3, fontSize: '12px' },
  why: { color: colors.ink2 },
  periods: { display: 'flex', alignItems: 'center', columnGap: '4px', maxWidth: '100%' },
  period: {
    minWidth: 'min(124px, 100% - 104px)',
    textAlign: 'center',
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 650,
  },
})

const icons = { waits: <EditRegular />, calm: <ClockRegular />, good: <CheckmarkRegular /> }

const approvalText = (who: string, { at }: StatementApproval): string =>
  `${who}: ${at === null ? 'onay yok' : `onayladı ${formatInstantDay(at)}`}`

/** The way from a draft to an agreed period, and why it does not go on. */
export const StateLine = ({ statement, hindranceId }: { statement: Statement; hindranceId: string }) => {
  const styles = useStyles()
  const isCatering = useCompany().type === 'catering'
  const { text, look } = statementState(statement)
  const { state, partner, own_approval, partner_approval, is_overdue } = statement
  const approvals = bothSides(
    isCatering,
    { name: 'Siz', approval: own_approval },
    { name: partner.name, approval: partner_approval },
  )
  return (
    <div className={styles.chips}>
      <Chip look={look} icon={icons[look]}>
        {text}
      </Chip>
      {is_overdue && <Chip look="waits">Yanıt bekliyor</Chip>}
      {state !== 'preview' && (
        <>
          <span aria-hidden className={styles.step}>
            ›
          </span>
          {approvals.map(({ name, approval }) => (
            <Chip key={name} look={approval.at === null ? 'calm' : 'good'}>
              {approvalText(name, approval)}
            </Chip>
          ))}
        </>
      )}
      {state !== 'agreed' && state !== 'preview' && (
        <>
          <span aria-hidden className={styles.step}>
            ›
          </span>
          <Chip look="calm">Mutabık</Chip>
        </>
      )}
      <span id={hindranceId} className={styles.why}>
        {nextStepText(statement)}
      </span>
    </div>
  )
}

/** Leads to the partner's statements before and after this one. */
export const PeriodSteps = ({ statement, neighbours }: { statement: Statement; neighbours: Neighbours }) => {
  const styles = useStyles()
  const { back, on } = neighbours
  return (
    <div className={styles.periods}>
      <Button
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label="Önceki dönem"
        title="Önceki dönem (Alt ←)"
        disabledFocusable={back === undefined}
        onClick={back}
      />
      <h2 className={styles.period} aria-live="polite">
        {periodOf(statement)}
      </h2>
      <Button
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label="Sonraki dönem"
        title="Sonraki dönem (Alt →)"
        disabledFocusable={on === undefined}
        onClick={on}
      />
    </div>
  )
}
