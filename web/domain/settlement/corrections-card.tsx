import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { AddRegular, CheckmarkRegular, ClockRegular } from '@fluentui/react-icons'
import { type ReactNode, useState } from 'react'
import { dayAndMonth, monthText } from '../../../src/texts/kernel/dates.ts'
import { signed } from '../../../src/texts/settlement/labels.ts'
import type { Correction, Statement } from '../../api/generated-settlement.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { colors } from '../../ui/colors.ts'
import { Panel } from '../../ui/panel.tsx'
import { formatDate, formatInstantDay } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Chip } from './chip.tsx'

const useStyles = makeStyles({
  root: { padding: 0, rowGap: 0, overflow: 'clip', alignContent: 'start' },
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    padding: '10px 16px',
  },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 650 },
  count: { marginLeft: '8px', color: colors.ink3, fontWeight: 400 },
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  row: {
    display: 'grid',
    gridTemplateColumns: '48px minmax(0, 1fr)',
    alignItems: 'center',
    gap: '8px 14px',
    padding: '10px 16px',
    borderTop: `1px solid ${colors.line}`,
    '@container (min-width: 520px)': { gridTemplateColumns: '48px minmax(0, 1fr) auto' },
  },
  waits: { backgroundColor: colors.saffronSoft },
  portions: {
    fontSize: '18px',
    lineHeight: '24px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  struck: { color: colors.ink3, textDecorationLine: 'line-through' },
  what: { display: 'grid', minWidth: 0, overflowWrap: 'anywhere' },
  day: { fontWeight: 650 },
  facts: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  acts: {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    '@container (min-width: 520px)': { gridColumn: 3, justifyContent: 'end' },
  },
  empty: { margin: 0, padding: '4px 16px 16px', color: colors.ink2 },
  more: { padding: '6px 16px', borderTop: `1px solid ${colors.line}` },
})

export type CorrectionActs = {
  onAccept: (correction: Correction) => void
  onRefuse: (correction: Correction) => void
  onWithdraw: (correction: Correction) => void
  /** The one that is being accepted. */
  accepting: string | undefined
}

/** Poyraz Otomotiv · Sinan Ateş, 03.11.2026 · kabul: Sibel Tekin, 04.11.2026 */
const factsText = (correction: Correction, { own, partner }: Statement): string => {
  const { is_own, is_earlier, status, department_name } = correction
  const by = (name: string | null, at: string) => [name, formatInstantDay(at)].filter(Boolean).join(', ')
  const { answered_at: at, answer, answered_by_name } = correction
  return [
    is_earlier && `${monthText(correction.date)} düzeltmesi`,
    (is_own ? own : partner).name,
    by(correction.proposed_by_name, correction.proposed_at),
    department_name,
    status === 'accepted' && at !== null && `kabul: ${by(answered_by_name, at)}`,
    status === 'refused' && `ret: “${answer ?? ''}”`,
    status === 'withdrawn' && at !== null && `geri alındı: ${formatInstantDay(at)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

const settled = {
  accepted: (
    <Chip look="good" icon={<CheckmarkRegular />}>
      Kabul edildi
    </Chip>
  ),
  refused: <Chip look="calm">Reddedildi</Chip>,
  withdrawn: <Chip look="calm">Geri alındı</Chip>,
}

type RowProps = { correction: Correction; statement: Statement; isFirst: boolean; acts: CorrectionActs }

const Row = ({ correction, statement, isFirst, acts }: RowProps) => {
  const styles = useStyles()
  const isCatering = useCompany().type === 'catering'
  const { id, status, is_own, portions, date, shift_title, reason } = correction
  const isGone = status === 'refused' || status === 'withdrawn'
  const what = `${dayAndMonth(date)} ${shift_title} ${signed(portions)}`
  const end = (): ReactNode => {
    if (status !== 'open') return settled[status]
    if (is_own)
      return (
        <>
          <Chip look="waits" icon={<ClockRegular />}>
            {isCatering ? 'Firmanın yanıtı bekleniyor' : 'Cateringin yanıtı bekleniyor'}
          </Chip>
          <Button appearance="subtle" aria-label={`${what}: geri al`} onClick={() => acts.onWithdraw(correction)}>
            Geri al
          </Button>
        </>
      )
    return (
      <>
        <Button aria-label={`${what}: reddet`} onClick={() => acts.onRefuse(correction)}>
          Reddet
        </Button>
        <BusyButton
          appearance={isFirst ? 'primary' : 'secondary'}
          isBusy={acts.accepting === id}
          aria-label={`${what}: kabul et`}
          onClick={() => acts.onAccept(correction)}
        >
          Kabul et
        </BusyButton>
      </>
    )
  }
  return (
    <li className={mergeClasses(styles.row, status === 'open' && !is_own && styles.waits)}>
      <span className={mergeClasses(styles.portions, isGone && styles.struck)}>{signed(portions)}</span>
      <span className={styles.what}>
        <span className={styles.day}>{`${formatDate(date, 'dayAndMonth')} · ${shift_title}`}</span>
        <span>{reason}</span>
        <span className={styles.facts}>{factsText(correction, statement)}</span>
      </span>
      <span className={styles.acts}>{end()}</span>
    </li>
  )
}

const shownFirst = 20

type Props = {
  statement: Statement
  acts: CorrectionActs
  /** Undefined where there is nothing to correct. */
  onPropose: (() => void) | undefined
  className?: string
}

/** What either side wants changed: first what waits for the own one, which has the only primary button. */
export const CorrectionsCard = ({ statement, acts, onPropose, className }: Props) => {
  const styles = useStyles()
  const { corrections } = statement
  const [isAll, showAll] = useState(false)
  const shown = isAll ? corrections : corrections.slice(0, shownFirst)
  return (
    <Panel as="section" className={mergeClasses(styles.root, className)}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          Düzeltmeler
          {corrections.length > 0 && <span className={styles.count}>{formatNumber(corrections.length)}</span>}
        </h2>
        {onPropose && (
          <Button icon={<AddRegular />} onClick={onPropose}>
            Düzeltme öner
          </Button>
        )}
      </div>
      {corrections.length === 0 && (
        <p className={styles.empty}>Düzeltme yok. Bir sayı yanlışsa tabloda o hücreyi seçip düzeltme önerin.</p>
      )}
      <ul className={styles.list}>
        {shown.map((correction, at) => (
          <Row key={correction.id} correction={correction} statement={statement} isFirst={at === 0} acts={acts} />
        ))}
      </ul>
      {shown.length < corrections.length && (
        <div className={styles.more}>
          <Button appearance="subtle" onClick={() => showAll(true)}>
            {`Tümünü göster (${formatNumber(corrections.length)})`}
          </Button>
        </div>
      )}
    </Panel>
  )
}
