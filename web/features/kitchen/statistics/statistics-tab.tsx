import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useGetKitchenStatsQuery, type KitchenStats, type Shift } from '../../../api/generated.ts'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useKitchen } from '../use-kitchen.ts'
import { CookingDay } from './cooking-day.tsx'
import { DepartmentSection } from './department-section.tsx'
import { PeriodCounters } from './period-counters.tsx'
import { everything, StatisticsFilters } from './statistics-filters.tsx'
import { WeekChart } from './week-chart.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalXXL },
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

export const StatisticsTab = ({ shifts }: { shifts: Shift[] }) => {
  const styles = useStyles()
  const kitchen = useKitchen()
  const [filter, setFilter] = useState(everything)
  const { currentData, error, isError, refetch } = useGetKitchenStatsQuery(
    { ...kitchen, shiftId: filter.shiftId || undefined, deptId: filter.deptId || undefined },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  return (
    <div className={styles.page}>
      <StatisticsFilters shifts={shifts} filter={filter} onChange={setFilter} />
      {currentData !== undefined && <Statistics stats={currentData} />}
      {currentData === undefined &&
        (isError ? <ErrorState text={prefixedProblem(error, 'İstatistikler alınamadı')} onRetry={() => void refetch()} /> : <Loading />)}
    </div>
  )
}

const Statistics = ({ stats }: { stats: KitchenStats }) => {
  const styles = useStyles()
  return (
    <>
      <WeekChart days={stats.next_7_days} />
      <section className={styles.cooking}>
        <Subtitle1 as="h2">Önümüzdeki 7 günde pişirilecekler</Subtitle1>
        <ul className={styles.days}>
          {stats.next_7_days.map((day) => (
            <CookingDay key={day.date} {...day} />
          ))}
        </ul>
      </section>
      <PeriodCounters periods={stats.time_periods} />
      <DepartmentSection departments={stats.by_department} />
    </>
  )
}
