import { makeStyles, Text, ToggleButton, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import { daysLabel, weekdays } from '../../../src/texts/kernel/weekdays.ts'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '8px' },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
    gap: '4px',
    // Keeps seven days in one row, though a narrow phone has no 44 px for each.
    '& > .fui-Button': { minWidth: 0 },
    '@media (max-width: 480px)': { gap: '2px' },
  },
  day: {
    minHeight: '44px',
    paddingLeft: 0,
    paddingRight: 0,
    whiteSpace: 'nowrap',
    '@media (max-width: 359px)': { fontSize: tokens.fontSizeBase200 },
  },
})

type Props = { days: readonly number[]; onChange: (days: number[]) => void }

export const DayPicker = ({ days, onChange }: Props) => {
  const styles = useStyles()
  const labelId = useId()
  const toggle = (day: number) =>
    onChange(days.includes(day) ? days.filter((chosen) => chosen !== day) : [...days, day].sort())
  return (
    <div role="group" aria-labelledby={labelId} className={styles.root}>
      <Text id={labelId}>Günler{days.length > 0 && `: ${daysLabel(days)}`}</Text>
      <div className={styles.days}>
        {weekdays.map(({ number, short, long }) => (
          <ToggleButton
            key={number}
            className={styles.day}
            checked={days.includes(number)}
            appearance={days.includes(number) ? 'primary' : 'secondary'}
            aria-label={`${long}, ${short}`}
            onClick={() => toggle(number)}
          >
            {short}
          </ToggleButton>
        ))}
      </div>
    </div>
  )
}
