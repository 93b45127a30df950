import { makeStyles } from '@fluentui/react-components'
import { ChevronRightRegular } from '@fluentui/react-icons'
import { useId } from 'react'
import { type Shift, useCountMissingMenusQuery } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { todayIn } from '../../../ui/words/dates.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { useFoldedRail } from '../../../ui/page/shell-places.ts'
import { PillTabs } from '../../../ui/page/tabs.tsx'
import { useKitchen } from '../use-kitchen.ts'
import { rangeFrom, rangeProblem } from './menu-range.ts'
import { ShiftMenu } from './shift-menu.tsx'

const useStyles = makeStyles({
  panel: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  way: { display: 'inline-flex', alignItems: 'center', columnGap: '2px', marginRight: '-8px', color: colors.ink3 },
  firm: { minWidth: 0, padding: '0 4px', color: colors.ink2, fontWeight: 400 },
})

type Props = { corporate: { id: string; name: string }; shifts: readonly Shift[]; shift: Shift }

/** The menus of one firm, one shift at a time; the address names the shift and the range of days. */
export const MenuPage = ({ corporate, shifts, shift }: Props) => {
  const styles = useStyles()
  const id = useId()
  useFoldedRail()
  const [params, setParams] = usePanelParams()
  const own = rangeFrom(todayIn(shift.timezone))
  const asked = { start: params.get('start') ?? own.start, end: params.get('end') ?? own.end }
  const range = rangeProblem(asked) === undefined ? asked : own
  const { data: counts } = useCountMissingMenusQuery({ ...useKitchen(), startDate: range.start, endDate: range.end })
  const missingOf = (id: string) => counts?.shifts.find(({ shift_id }) => shift_id === id)?.missing
  const open = (shift: string) => setParams({ ...Object.fromEntries(params), tab: 'menu', shift })
  return (
    <Page
      title="Menü"
      under={[corporate.name]}
      before={
        <span className={styles.way}>
          <LinkButton appearance="subtle" className={styles.firm} to="?tab=menu">
            {corporate.name}
          </LinkButton>
          <ChevronRightRegular aria-hidden="true" />
        </span>
      }
      facts={
        <PillTabs
          id={id}
          label="Vardiyalar"
          tabs={shifts.map(({ id, title }) => ({ name: id, title, count: missingOf(id), isWaiting: true }))}
          open={shift.id}
          onOpen={open}
        />
      }
    >
      <div role="tabpanel" className={styles.panel} id={`${id}-panel`} aria-labelledby={`${id}-${shift.id}`}>
        <ShiftMenu
          key={shift.id}
          corporate={corporate}
          shifts={shifts}
          shift={shift}
          range={range}
          onRange={(next) => setParams({ tab: 'menu', shift: shift.id, ...next }, { replace: true })}
        />
      </div>
    </Page>
  )
}
