import { makeStyles, Text } from '@fluentui/react-components'
import { type CutOff, maxCutOffDays } from '../../../src/core/shifts/rules.ts'
import { cutOffText, daysBefore, untilTime } from '../../../src/texts/shifts/cut-off.ts'
import { todayIn } from '../../ui/words/dates.ts'
import { capitalized } from './deadline.ts'
import { ChoiceField, type FieldChoice } from '../../ui/forms/choice-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { closingNow, cutOffExample } from './cut-off-example.ts'

const useStyles = makeStyles({
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'start',
    columnGap: '12px',
  },
  below: { gridColumn: '1 / -1', marginTop: '8px' },
})

const days = Array.from({ length: maxCutOffDays + 1 }, (_, number) => ({
  value: String(number),
  text: capitalized(daysBefore[number] ?? ''),
}))

const halfHours = Array.from({ length: 48 }, (_, half) => half + 1).map(
  (half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
)
const timesWith = (time: string): FieldChoice[] =>
  [...new Set([...halfHours, time])].sort().map((value) => ({ value, text: value === '24:00' ? '23:59' : value }))

type Props = {
  value: CutOff
  /** The days on which people eat. */
  weekdays?: readonly number[]
  /** The current cut-off and its time zone; undefined for something new, which has no open days yet. */
  was?: { cutOff: CutOff; timezone: string } | undefined
  problem?: string
  onChange: (cutOff: CutOff) => void
}

const workingWeek = [1, 2, 3, 4, 5]

/** Until when people can choose for a day, with an example. */
export const CutOffFields = ({ value, weekdays = workingWeek, was, problem, onChange }: Props) => {
  const styles = useStyles()
  const closing =
    was === undefined ? '' : closingNow({ from: was.cutOff, to: value, timezone: was.timezone }, weekdays, new Date())
  return (
    <div className={styles.fields}>
      <ChoiceField
        label="Seçimin kapandığı gün"
        value={String(value.days)}
        choices={days}
        onChange={(number) => onChange({ ...value, days: Number(number) })}
        hint={
          value.days === 0 ? `Yemek günü ${untilTime(value.time)} seçilir.` : `Yemekten ${cutOffText(value)} seçilir.`
        }
      />
      <ChoiceField
        label="Kapandığı saat"
        value={value.time}
        choices={timesWith(value.time)}
        onChange={(time) => onChange({ ...value, time })}
        problem={problem}
      />
      {problem === undefined && (
        <Text size={200} className={styles.below}>
          {cutOffExample(value, weekdays, todayIn())}
        </Text>
      )}
      {problem === undefined && closing !== '' && (
        <Notice intent="warning" role="status" className={styles.below}>
          {closing}
        </Notice>
      )}
    </div>
  )
}
