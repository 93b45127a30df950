import { makeStyles } from '@fluentui/react-components'
import { type ReactNode, useState } from 'react'
import { addDays } from '../../../src/core/shared/rules.ts'
import type { KitchenDay } from '../../api/generated-cooking.ts'
import { Segments } from '../../ui/forms/segments.tsx'
import { formatDate } from '../../ui/words/dates.ts'
import { DayStrip } from './day-strip.tsx'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  row: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    '& > fieldset': { flexGrow: 1 },
    '& > fieldset > div': { width: '100%' },
  },
})

const other = 'other'

type Props = {
  days: readonly KitchenDay[]
  today: string
  date: string
  onOpen: (date: string) => void
  /** Beside the days. */
  children?: ReactNode
}

/** Today and tomorrow, and all two weeks for another day. */
export const PhoneDays = ({ days, today, date, onOpen, children }: Props) => {
  const styles = useStyles()
  const near = [today, addDays(today, 1)]
  const [isChoosing, setChoosing] = useState(false)
  const value = isChoosing || !near.includes(date) ? other : date
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <Segments
          label="Gün"
          isLabelHidden
          value={value}
          choices={[
            { value: near[0] ?? '', text: `Bugün, ${Number(today.slice(8))}` },
            { value: near[1] ?? '', text: `Yarın, ${formatDate(near[1] ?? '', 'dayOfMonth')}` },
            { value: other, text: 'Gün' },
          ]}
          onChange={(next) => {
            setChoosing(next === other)
            if (next !== other) onOpen(next)
          }}
        />
        {children}
      </div>
      {value === other && <DayStrip days={days} today={today} date={date} onOpen={onOpen} />}
    </div>
  )
}
