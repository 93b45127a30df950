import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { type KitchenStats, type Shift, useGetKitchenStatsQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { NotYet } from '../../../shared/not-yet.tsx'
import { useKitchen } from '../use-kitchen.ts'
import { CookingDay } from './cooking-day.tsx'
import { DepartmentSection } from './department-section.tsx'
import { PeriodCounters } from './period-counters.tsx'
import { everything, StatisticsFilters } from './statistics-filters.tsx'
import { WeekChart } from './week-chart.tsx'
import type { StatisticsDay } from './week-series.ts'

const useWeekStyles = makeStyles({
  cooking: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalM },
  days: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
    gap: tokens.spacingHorizontalL,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

/** How much of each option, then what exactly is to be cooked. */
const WeekAhead = ({ days }: { days: readonly StatisticsDay[] }) => {
  const styles = useWeekStyles()
  return (
    <>
      <WeekChart days={days} />
      <section className={styles.cooking}>
        <Subtitle1 as="h2">Önümüzdeki 7 günde pişirilecekler</Subtitle1>
        <ul className={styles.days}>
          {days.map((day) => (
            <CookingDay key={day.date} {...day} />
          ))}
        </ul>
      </section>
    </>
  )
}

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXL },
})

export const StatisticsTab = ({ shifts }: { shifts: Shift[] }) => {
  const styles = useStyles()
  const kitchen = useKitchen()
  const [filter, setFilter] = useState(everything)
  const { currentData, error, isFetching, refetch } = useGetKitchenStatsQuery(
    { ...kitchen, shiftId: filter.shiftId || undefined, deptId: filter.deptId || undefined },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  return (
    <div className={styles.page}>
      <StatisticsFilters shifts={shifts} filter={filter} onChange={setFilter} />
      {currentData !== undefined && <Statistics stats={currentData} />}
      {currentData === undefined && (
        <NotYet query={{ error, isFetching, refetch }} failure="İstatistikler alınamadı" shape="figures" />
      )}
    </div>
  )
}

const hasMenu = ({ next_7_days }: KitchenStats): boolean => next_7_days.some(({ choices }) => choices.length > 0)

const Statistics = ({ stats }: { stats: KitchenStats }) => (
  <>
    {hasMenu(stats) ? (
      <WeekAhead days={stats.next_7_days} />
    ) : (
      <EmptyState text="Önümüzdeki 7 gün için yayınlanmış menü yok." drawing="menu" />
    )}
    <PeriodCounters periods={stats.time_periods} />
    <DepartmentSection departments={stats.by_department} />
  </>
)
