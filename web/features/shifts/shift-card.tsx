import { Button, makeStyles, mergeClasses, Subtitle2, Text, tokens, typographyStyles } from '@fluentui/react-components'
import { DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { homeTimezone } from '../../../src/core/shared/rules.ts'
import { cutOffText } from '../../../src/texts/shifts/cut-off.ts'
import type { Shift } from '../../api/generated.ts'
import { ActivityBadge } from '../../ui/activity-badge.tsx'
import { useDangerStyles } from '../../ui/danger-styles.ts'
import { Panel } from '../../ui/panel.tsx'
import { daysLabel } from '../../../src/texts/kernel/weekdays.ts'
import { durationLabel, endsNextDay } from './shift-times.ts'

const useStyles = makeStyles({
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: '8px' },
  hours: { ...typographyStyles.subtitle1, fontVariantNumeric: 'tabular-nums' },
  facts: { display: 'grid', rowGap: '4px', color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: '8px', marginTop: 'auto' },
  button: { flexGrow: 1 },
})

type Props = {
  shift: Shift
  /** Undefined for people who may only look. */
  actions?: { onEdit: () => void; onDelete: () => void }
}

export const ShiftCard = ({ shift, actions }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const { title, start_time, end_time, days, timezone, cutoff_days, cutoff_time, is_active } = shift
  return (
    <Panel as="li">
      <div className={styles.head}>
        <Subtitle2 as="h2">{title}</Subtitle2>
        <ActivityBadge isActive={is_active} />
      </div>
      <div className={styles.facts}>
        <span className={styles.hours}>
          {start_time} – {end_time}
        </span>
        <Text>
          {daysLabel(days)} · {durationLabel(start_time, end_time)}
          {endsNextDay(start_time, end_time) && ' · ertesi gün biter'}
        </Text>
        <Text>Seçim: {cutOffText({ days: cutoff_days, time: cutoff_time })}</Text>
        {timezone !== homeTimezone && <Text size={200}>Saat dilimi: {timezone}</Text>}
      </div>
      {actions !== undefined && (
        <div className={styles.buttons}>
          <Button
            className={styles.button}
            icon={<EditRegular />}
            aria-label={`${title}: düzenle`}
            onClick={actions.onEdit}
          >
            Düzenle
          </Button>
          <Button
            className={mergeClasses(styles.button, danger.quiet)}
            icon={<DeleteRegular />}
            aria-label={`${title}: sil`}
            onClick={actions.onDelete}
          >
            Sil
          </Button>
        </div>
      )}
    </Panel>
  )
}
