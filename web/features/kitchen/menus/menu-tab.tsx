import { makeStyles, Subtitle1, Text, tokens } from '@fluentui/react-components'
import { addDays } from '../../../../src/core/shared/rules.ts'
import { type Shift, useGetMenuWeekQuery } from '../../../api/generated.ts'
import { CardGrid } from '../../../ui/lists/card-grid.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { shiftHours } from '../../../domain/shifts/shift-hours.ts'
import { daysLabel } from '../../../../src/texts/kernel/weekdays.ts'
import { useKitchen } from '../use-kitchen.ts'
import { MenuWeek, presentWeek } from './menu-week.tsx'

/** Opening a day of the week shows two weeks of menus from there. */
const openedDays = 14

const useStyles = makeStyles({
  title: { margin: 0 },
  facts: { display: 'grid', rowGap: '2px', flexGrow: 1, color: tokens.colorNeutralForeground2 },
})

export const MenuTab = ({ shifts }: { shifts: Shift[] }) => {
  const styles = useStyles()
  const [, setParams] = usePanelParams()
  const { data: week } = useGetMenuWeekQuery({ ...useKitchen(), startDate: presentWeek() })
  const waiting = week?.shifts.find(({ ahead }) => ahead.missing > 0)?.shift_id ?? shifts[0]?.id
  if (shifts.length === 0) return <EmptyState text="Bu firmanın aktif vardiyası yok." drawing="shifts" />
  const open = (shift: string, start: string) =>
    setParams({ tab: 'menu', shift, start, end: addDays(start, openedDays - 1) })
  return (
    <>
      <MenuWeek shifts={shifts} onOpen={open} />
      <CardGrid>
        {shifts.map((shift) => (
          <Panel as="li" key={shift.id}>
            <Subtitle1 as="h2" className={styles.title}>
              {shift.title}
            </Subtitle1>
            <div className={styles.facts}>
              <Text>{shiftHours(shift)}</Text>
              <Text>{daysLabel(shift.days)}</Text>
            </div>
            <LinkButton
              appearance={shift.id === waiting ? 'primary' : 'secondary'}
              to={`?tab=menu&shift=${shift.id}`}
              label={`${shift.title}: Menüyü yönet`}
            >
              Menüyü yönet
            </LinkButton>
          </Panel>
        ))}
      </CardGrid>
    </>
  )
}
