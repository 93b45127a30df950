import { makeStyles, tokens } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { formatDate } from '../../../shared/dates.ts'
import { Panel } from '../../../shared/panel.tsx'
import { DayState } from './day-state.tsx'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6px 10px' },
  date: { margin: 0, fontSize: tokens.fontSizeBase400, lineHeight: tokens.lineHeightBase400, marginRight: 'auto' },
})

/** The frame of one day: its date and how far it is. */
export const DayCard = ({ day, dateId, children }: { day: EditedDay; dateId: string; children: ReactNode }) => {
  const styles = useStyles()
  return (
    <Panel as="li">
      <div className={styles.head}>
        <h2 id={dateId} className={styles.date}>
          {formatDate(day.date, 'dayAndMonth')}
        </h2>
        <DayState day={day} />
      </div>
      {children}
    </Panel>
  )
}
