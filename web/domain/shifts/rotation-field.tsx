import { Button, makeStyles, mergeClasses, Text, ToggleButton, tokens, useId } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { mondayOf } from '../../../src/core/shared/rules.ts'
import { ownShiftsOn, rotationRule } from '../../../src/core/shifts/rules.ts'
import { colors } from '../../ui/colors.ts'
import { DateField } from '../../ui/forms/date-field.tsx'
import { todayIn } from '../../ui/words/dates.ts'
import { isComplete, type NamedShift, type OwnRotation, ownShiftsText } from './own-shifts.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '12px' },
  week: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    rowGap: '6px',
    padding: '8px 12px',
    border: `1px solid ${colors.line}`,
    borderRadius: tokens.borderRadiusLarge,
  },
  name: { fontWeight: 650 },
  now: { marginLeft: '8px', color: colors.herb, fontWeight: 500 },
  shifts: { gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: '8px' },
  shift: { minWidth: 'auto', '@media (max-width: 1023px)': { minHeight: '44px' } },
  picked: {
    backgroundColor: colors.brandSoft,
    color: colors.brandSoftInk,
    fontWeight: 650,
    ':hover': { backgroundColor: colors.brandSoft, color: colors.brandSoftInk },
  },
  more: { justifySelf: 'start' },
  hint: { color: colors.ink2 },
})

interface WeekProps {
  name: string
  isNow: boolean
  week: readonly NamedShift[]
  shifts: readonly NamedShift[]
  onChange: (week: NamedShift[]) => void
  onRemove: (() => void) | undefined
}

const Week = ({ name, isNow, week, shifts, onChange, onRemove }: WeekProps) => {
  const styles = useStyles()
  const label = useId()
  const isPicked = (id: string) => week.some((one) => one.id === id)
  return (
    <div role="group" aria-labelledby={label} className={styles.week}>
      <span id={label} className={styles.name}>
        {name}
        {isNow && <span className={styles.now}>bu hafta</span>}
      </span>
      {onRemove && (
        <Button appearance="subtle" icon={<DismissRegular />} aria-label={`${name}yı çıkar`} onClick={onRemove} />
      )}
      <div className={styles.shifts}>
        {shifts.map(({ id, title }) => (
          <ToggleButton
            key={id}
            className={mergeClasses(styles.shift, isPicked(id) && styles.picked)}
            checked={isPicked(id)}
            onClick={() => onChange(shifts.filter((one) => isPicked(one.id) !== (one.id === id)))}
          >
            {title}
          </ToggleButton>
        ))}
      </div>
    </div>
  )
}

interface Props {
  own: OwnRotation
  shifts: readonly NamedShift[]
  onChange: (own: OwnRotation) => void
}

/** Weeks that take turns, and when the first of them begins (rule M11). */
export const RotationField = ({ own, shifts, onChange }: Props) => {
  const styles = useStyles()
  const { firstMonday, weeks } = own
  const change = (next: OwnRotation['weeks']) => onChange({ ...own, weeks: next })
  const present =
    firstMonday === '' ? undefined : ownShiftsOn({ firstMonday, weeks: weeks.map((_, at) => [at]) }, todayIn())
  return (
    <div className={styles.root}>
      {weeks.map((week, at) => (
        <Week
          key={at}
          name={`${at + 1}. hafta`}
          isNow={present?.includes(at) === true}
          week={week}
          shifts={shifts}
          onChange={(changed) => change(weeks.with(at, changed))}
          onRemove={weeks.length > rotationRule.minWeeks ? () => change(weeks.toSpliced(at, 1)) : undefined}
        />
      ))}
      {weeks.length < rotationRule.maxWeeks && (
        <Button
          className={styles.more}
          appearance="subtle"
          icon={<AddRegular />}
          onClick={() => change([...weeks, []])}
        >
          Hafta ekle
        </Button>
      )}
      <DateField
        label="1. haftanın başladığı pazartesi"
        value={firstMonday}
        onChange={(date) => onChange({ ...own, firstMonday: date && mondayOf(date) })}
      />
      <Text className={styles.hint} role="status">
        {isComplete(own)
          ? `${ownShiftsText(own)}. ${weeks.length}. haftadan sonra yine 1. hafta gelir.`
          : 'Her hafta için en az bir vardiya seçin.'}
      </Text>
    </div>
  )
}
