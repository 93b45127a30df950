import { makeStyles, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { type KitchenStats, type Shift, useGetKitchenStatsQuery } from '../../../api/generated.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { useKitchen } from '../use-kitchen.ts'
import { DepartmentSection } from './department-section.tsx'
import { PeriodCounters } from './period-counters.tsx'
import { everything, StatisticsFilters } from './statistics-filters.tsx'
import { WeekChart } from './week-chart.tsx'

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
      <WeekChart days={stats.next_7_days} />
    ) : (
      <EmptyState text="Önümüzdeki 7 gün için yayınlanmış menü yok." drawing="menu" />
    )}
    <PeriodCounters periods={stats.time_periods} />
    <DepartmentSection departments={stats.by_department} />
  </>
)
