import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components'
import { useState } from 'react'
import { useGetKitchenStatsQuery, type Shift } from '../../../api/generated.ts'
import { ErrorState } from '../../../shared/feedback/error-state.tsx'
import { Loading } from '../../../shared/feedback/loading.tsx'
import { prefixedProblem } from '../../../shared/problem-text.ts'
import { useKitchen } from '../use-kitchen.ts'
import { CookingDay } from './cooking-day.tsx'
import { everything, StatisticsFilters } from './statistics-filters.tsx'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: tokens.spacingVerticalL },
  title: { margin: 0 },
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
    <section className={styles.page}>
      <Subtitle1 as="h2" className={styles.title}>
        Önümüzdeki 7 günde pişirilecekler
      </Subtitle1>
      <StatisticsFilters shifts={shifts} filter={filter} onChange={setFilter} />
      {currentData === undefined ? (
        isError ? <ErrorState text={prefixedProblem(error, 'İstatistikler alınamadı')} onRetry={() => void refetch()} /> : <Loading />
      ) : (
        <ul className={styles.days}>
          {currentData.next_7_days.map((day) => (
            <CookingDay key={day.date} {...day} />
          ))}
        </ul>
      )}
    </section>
  )
}
