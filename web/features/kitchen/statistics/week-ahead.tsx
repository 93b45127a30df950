import { makeStyles, Subtitle1, tokens } from '@fluentui/react-components'
import { CookingDay } from './cooking-day.tsx'
import { WeekChart } from './week-chart.tsx'
import type { StatisticsDay } from './week-series.ts'

const useStyles = makeStyles({
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
export const WeekAhead = ({ days }: { days: readonly StatisticsDay[] }) => {
  const styles = useStyles()
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
