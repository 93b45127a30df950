import { makeStyles } from '@fluentui/react-components'
import { type DateRange, maxAbsentDays } from '../../../../src/core/calendar/rules.ts'
import { tooLongAbsence } from '../../../../src/texts/calendar/labels.ts'
import { standingLabel } from '../../../../src/texts/menus/labels.ts'
import type { AbsencePreviewDay } from '../../../api/generated.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { colors } from '../../../ui/colors.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { datesText, daysIn, rangeText } from './absence-range.ts'

const useStyles = makeStyles({
  root: { rowGap: '12px', borderRadius: '16px' },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
  facts: { margin: 0, color: colors.ink2 },
  mark: { minHeight: '48px', fontSize: '16px' },
})

type Props = {
  range: DateRange
  days: readonly AbsencePreviewDay[]
  isBusy: boolean
  onMark: () => void
}

/** What an absence on these days changes, and the button that marks it. */
export const PlannedAbsence = ({ range, days, isBusy, onMark }: Props) => {
  const styles = useStyles()
  const within = daysIn(range, days)
  const isTooLong = within.length > maxAbsentDays
  const counted = within.filter(({ is_working_day, is_absent }) => is_working_day && !is_absent)
  const withdrawn = within.filter(({ withdrawn_choices }) => withdrawn_choices > 0)
  const kept = within.filter(({ kept_choices }) => kept_choices > 0)
  const choices = withdrawn.reduce((sum, day) => sum + day.withdrawn_choices, 0)
  return (
    <Panel as="section" className={styles.root}>
      <div>
        <h2 className={styles.title}>{rangeText(range)}</h2>
        <p className={styles.facts}>
          {counted.length === 0
            ? within.some(({ is_absent }) => is_absent)
              ? 'Bu günlerde zaten yok görünüyorsunuz.'
              : 'Bu günlerde vardiyanız yok.'
            : `${counted.length} gün · ${standingLabel} bu günlerde uygulanmaz`}
        </p>
      </div>
      {choices > 0 && (
        <Notice intent="warning">
          <strong>{choices === 1 ? 'Seçiminiz kaldırılır:' : `${choices} seçiminiz kaldırılır:`}</strong>
          <br />
          {datesText(withdrawn.map(({ date }) => date))}
        </Notice>
      )}
      {kept.length > 0 && (
        <Notice intent="info">{`${datesText(kept.map(({ date }) => date))} kesinleşti, yemeğiniz ayrıldı.`}</Notice>
      )}
      {isTooLong && <Notice intent="warning">{tooLongAbsence(maxAbsentDays)}</Notice>}
      <BusyButton
        appearance="primary"
        className={styles.mark}
        isBusy={isBusy}
        disabledFocusable={counted.length === 0 || isTooLong}
        onClick={onMark}
      >
        {counted.length === 0 ? 'Yokum' : `${counted.length} gün yokum`}
      </BusyButton>
    </Panel>
  )
}
