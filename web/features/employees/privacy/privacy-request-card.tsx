import { Button, makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { useRef } from 'react'
import { isAbove } from '../../../../src/core/actors/rules.ts'
import { warningDays } from '../../../../src/core/privacy/rules.ts'
import { privacyRequestLabels, privacyStateLabels } from '../../../../src/texts/privacy/labels.ts'
import type { PrivacyRequest } from '../../../api/generated-privacy.ts'
import { useScope } from '../../../frame/scope/company-scope.ts'
import { useIsOneself } from '../../../frame/session/profile-context.ts'
import { useDangerStyles } from '../../../ui/danger-styles.ts'
import { type Fact, Facts } from '../../../ui/facts.tsx'
import { useHandedFocus } from '../../../ui/page/use-handed-focus.ts'
import { Panel } from '../../../ui/panel.tsx'
import { formatDate, formatInstantDay } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { useListStyles } from '../list-styles.ts'
import type { Answering } from './privacy-answer-dialog.tsx'

const useStyles = makeStyles({ name: { marginRight: 'auto', overflowWrap: 'anywhere', minWidth: 0 } })

const colorOf = { done: 'success', refused: 'danger', withdrawn: 'informative' } as const

const daysText = (days: number): string => {
  if (days < 0) return `${formatNumber(-days)} gün geçti`
  return days === 0 ? 'Son gün bugün' : `${formatNumber(days)} gün kaldı`
}

const StateBadge = ({ request: { state, days_left: days } }: { request: PrivacyRequest }) => (
  <Badge
    className={useListStyles().badge}
    color={state !== 'open' ? colorOf[state] : days < 0 ? 'danger' : days <= warningDays ? 'warning' : 'informative'}
  >
    {state === 'open' ? daysText(days) : privacyStateLabels[state]}
  </Badge>
)

type Props = { request: PrivacyRequest; onAnswer: (answering: Answering) => void }

/** Disappear with the answer; the focus then moves to the panel's heading. */
const AnswerButtons = ({ request, onAnswer }: Props) => {
  const styles = useListStyles()
  const danger = useDangerStyles()
  const buttons = useRef<HTMLDivElement>(null)
  useHandedFocus(buttons)
  const { full_name: name } = request.person
  const isErasure = request.kind === 'erasure'
  const what = isErasure ? 'Sil' : 'Verildi'
  return (
    <div ref={buttons} className={styles.buttons}>
      <Button
        className={mergeClasses(styles.button, isErasure && danger.quiet)}
        appearance={isErasure ? 'secondary' : 'primary'}
        aria-label={`${name}: ${what.toLocaleLowerCase('tr')}`}
        onClick={() => onAnswer({ request, state: 'done' })}
      >
        {what}
      </Button>
      <Button
        className={styles.button}
        aria-label={`${name}: reddet`}
        onClick={() => onAnswer({ request, state: 'refused' })}
      >
        Reddet
      </Button>
    </div>
  )
}

export const PrivacyRequestCard = ({ request, onAnswer }: Props) => {
  const styles = useStyles()
  const list = useListStyles()
  const { role } = useScope()
  const { kind, person, state, note, answer } = request
  const isOneself = useIsOneself(person.id)
  const isOpen = state === 'open'
  const facts: Fact[] = [
    ['Talep', `${privacyRequestLabels[kind]}${request.is_on_paper ? ', kâğıtla' : ''}`],
    ['Geldi', formatDate(request.asked_on)],
    isOpen || request.decided_at === null
      ? ['Son gün', formatDate(request.due_on)]
      : ['Sonuçlandı', formatInstantDay(request.decided_at)],
  ]
  if (note !== null) facts.push(['Not', note])
  if (answer !== null) facts.push(['Yanıt', answer])
  if (isOpen && isOneself) facts.push(['Karar', 'Başka bir yönetici verir'])
  return (
    <Panel as="li">
      <div className={list.head}>
        <Subtitle2 as="h2" className={styles.name}>
          {person.full_name}
        </Subtitle2>
        <StateBadge request={request} />
      </div>
      <Facts facts={facts} />
      {isOpen && !isOneself && !isAbove(person.role, role) && <AnswerButtons request={request} onAnswer={onAnswer} />}
    </Panel>
  )
}
