import { makeStyles } from '@fluentui/react-components'
import { addDays, homeTimezone, localDateAt } from '../../../../src/core/shared/rules.ts'
import type { Shift } from '../../../api/generated.ts'
import { type ClosedDay, type MenuPlayDay, useListShiftsQuery } from '../../../api/generated-eating.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { useProfile } from '../../../frame/session/profile-context.ts'
import { groupedByDate, ownDays } from '../menu-days.ts'
import { useOutbox } from '../outbox/outbox-context.ts'
import { menuFailure } from '../texts.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { useMenu } from '../use-menu.ts'
import { UpcomingMeals } from './upcoming-meals.tsx'
import { TodayMeals } from './today-meals.tsx'
import { TomorrowRow } from './tomorrow-row.tsx'
import { WaitingDays } from './waiting-days.tsx'

const useStyles = makeStyles({
  page: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: '12px',
    '@media (max-width: 480px) and (max-height: 700px)': { rowGap: '8px' },
    '@container (min-width: 960px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)', gap: '16px' },
  },
  upcoming: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 'inherit' },
})

type MealsProps = { days: MenuPlayDay[]; closed: readonly ClosedDay[]; shifts: readonly Shift[]; now: Date }

const Meals = ({ days, closed, shifts, now }: MealsProps) => {
  const styles = useStyles()
  const groups = groupedByDate(days)
  /** The firm's, wherever the device and Tabldot are. */
  const timezone = shifts.find(({ id }) => days.some((day) => day.shift_id === id))?.timezone ?? homeTimezone
  const today = localDateAt(now, timezone)
  const showsCaterer = new Set(days.map(({ catering_id }) => catering_id)).size > 1
  const tomorrow = addDays(today, 1)
  return (
    <div className={styles.page}>
      <TodayMeals
        today={today}
        days={days.filter(({ date }) => date <= today)}
        closed={closed}
        shifts={shifts}
        showsCaterer={showsCaterer}
        now={now}
      />
      <div className={styles.upcoming}>
        <TomorrowRow
          date={tomorrow}
          group={groups.find(({ date }) => date === tomorrow)}
          closed={closed}
          shifts={shifts}
          showsCaterer={showsCaterer}
          now={now}
        />
        <WaitingDays groups={groups.filter(({ date }) => date >= today)} today={today} />
      </div>
      <UpcomingMeals groups={groups.filter(({ date }) => date > tomorrow)} />
    </div>
  )
}

/** Today's meal comes first, then tomorrow's, then the days still open. */
export const DashboardPage = () => {
  const { full_name } = useProfile()
  const oneself = useOneself()
  const { asLeft } = useOutbox()
  const { data: working } = useListShiftsQuery({ companyId: oneself.companyId })
  const { query, days: all, now } = useMenu()
  const days = all && ownDays(all).map(asLeft)
  return (
    <Page title={`Merhaba, ${full_name.split(' ')[0]}`}>
      {days === undefined && <NotYet query={query} failure={menuFailure} shape="picture" />}
      {days?.length === 0 && <EmptyState text="Henüz yayınlanmış menü yok." drawing="menu" />}
      {days !== undefined && days.length > 0 && (
        <Meals days={days} closed={query.data?.closed_days ?? []} shifts={working?.shifts ?? []} now={now} />
      )}
    </Page>
  )
}
