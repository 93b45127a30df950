import { Button, makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { useId } from 'react'
import type { Shift } from '../../../api/generated.ts'
import { CardGrid } from '../../../shared/card-grid.tsx'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { shiftHours } from '../../../shared/shift-hours.ts'
import { useDialog } from '../../../shared/use-dialog.ts'
import { daysLabel } from '../../../shared/weekdays.ts'
import { MenuDialog } from './menu-dialog.tsx'
import { MenuWeek } from './menu-week.tsx'

const useStyles = makeStyles({
  title: { margin: 0 },
  facts: { display: 'grid', rowGap: '2px', flexGrow: 1, color: tokens.colorNeutralForeground2 },
})

export const MenuTab = ({ shifts }: { shifts: Shift[] }) => {
  const styles = useStyles()
  const id = useId()
  const { open, show, close } = useDialog<{ shift: Shift; date?: string }>()
  if (shifts.length === 0) return <EmptyState text="Bu firmanın aktif vardiyası yok." drawing="shifts" />
  return (
    <>
      <MenuWeek
        onOpen={(shiftId, date) => {
          const shift = shifts.find(({ id }) => id === shiftId)
          if (shift !== undefined) show({ shift, date })
        }}
      />
      <CardGrid>
        {shifts.map((shift) => (
          <Panel as="li" key={shift.id}>
            <Subtitle1 as="h2" className={styles.title} id={`${id}-${shift.id}`}>
              {shift.title}
            </Subtitle1>
            <div className={styles.facts}>
              <Text>{shiftHours(shift)}</Text>
              <Text>{daysLabel(shift.days)}</Text>
            </div>
            <Button appearance="primary" aria-describedby={`${id}-${shift.id}`} onClick={() => show({ shift })}>
              Menüyü yönet
            </Button>
          </Panel>
        ))}
      </CardGrid>
      {open !== undefined && <MenuDialog {...open} onClose={close} />}
    </>
  )
}
