import { Button, makeStyles } from '@fluentui/react-components'
import { ChevronLeftRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { monthText } from '../../../../src/texts/kernel/dates.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { monthBeside } from './costs-texts.ts'

const useStyles = makeStyles({
  root: { display: 'flex', alignItems: 'center', columnGap: '4px', maxWidth: '100%' },
  // In letters twice as large the year gets a line of its own.
  month: {
    minWidth: 'min(116px, 100% - 104px)',
    textAlign: 'center',
    fontSize: '16px',
    lineHeight: '22px',
    fontWeight: 650,
  },
})

type Props = { month: string; onChange: (month: string) => void }

export const MonthPicker = ({ month, onChange }: Props) => {
  const styles = useStyles()
  const isLast = month >= todayIn().slice(0, 7)
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label="Önceki ay"
        title="Önceki ay"
        onClick={() => onChange(monthBeside(month, -1))}
      />
      <h2 className={styles.month} aria-live="polite">
        {monthText(month)}
      </h2>
      <Button
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label="Sonraki ay"
        title="Sonraki ay"
        disabledFocusable={isLast}
        onClick={() => onChange(monthBeside(month, 1))}
      />
    </div>
  )
}
