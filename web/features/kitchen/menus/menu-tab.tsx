import { Button, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { useId, useState } from 'react'
import type { Shift } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { shiftHours } from '../../../shared/shift-hours.ts'
import { daysLabel } from '../../../shared/weekdays.ts'
import { MenuDialog } from './menu-dialog.tsx'

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  title: { margin: 0 },
  facts: { display: 'grid', rowGap: '2px', flexGrow: 1, color: tokens.colorNeutralForeground2 },
})

export const MenuTab = ({ shifts }: { shifts: Shift[] }) => {
  const styles = useStyles()
  const id = useId()
  const [opened, setOpened] = useState<Shift>()
  if (shifts.length === 0) return <EmptyState text="Bu firmanın etkin vardiyası yok." />
  return (
    <>
      <ul className={styles.cards}>
        {shifts.map((shift) => (
          <Panel as="li" key={shift.id}>
            <Subtitle1 as="h2" className={styles.title} id={`${id}-${shift.id}`}>
              {shift.title}
            </Subtitle1>
            <div className={styles.facts}>
              <Text>{shiftHours(shift)}</Text>
              <Text>{daysLabel(shift.days)}</Text>
            </div>
            <Button
              appearance="primary"
              size="large"
              aria-describedby={`${id}-${shift.id}`}
              onClick={() => setOpened(shift)}
            >
              Menüyü Yönet
            </Button>
          </Panel>
        ))}
      </ul>
      {opened !== undefined && <MenuDialog shift={opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}
