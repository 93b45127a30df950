import { mergeClasses, Subtitle1, Text } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { dayParts } from '../../../shared/calendar-days.ts'
import { formatNumber } from '../../../shared/numbers.ts'
import { Panel } from '../../../shared/panel.tsx'
import { useVisuallyHidden } from '../../../shared/visually-hidden.ts'
import { SeriesLegend } from './series-legend.tsx'
import { useSeriesLooks } from './series-looks.ts'
import { useWeekChartStyles } from './week-chart-styles.ts'
import { seriesOf, weekBars, type StatisticsDay, type WeekBar } from './week-series.ts'

export const WeekChart = ({ days }: { days: readonly StatisticsDay[] }) => {
  const styles = useWeekChartStyles()
  const series = seriesOf(days)
  const bars = weekBars(days)
  return (
    <Panel as="section">
      <Subtitle1 as="h2">Önümüzdeki 7 gün</Subtitle1>
      <SeriesLegend labels={series} />
      <ol className={styles.days}>
        {days.map(({ date }, index) => {
          const { weekday, day, month } = dayParts(date)
          return (
            <li key={date} className={styles.day}>
              <div className={styles.date}>
                <Text weight="semibold">{`${day} ${month}`}</Text>
                <Text size={200} className={styles.weekday}>
                  {weekday}
                </Text>
              </div>
              <DayBars bars={bars[index] ?? []} />
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

const DayBars = ({ bars }: { bars: readonly WeekBar[] }) => {
  const styles = useWeekChartStyles()
  const hidden = useVisuallyHidden()
  const lookOf = useSeriesLooks()
  return (
    <ul className={styles.bars}>
      {bars.length === 0 && (
        <li className={styles.none}>
          <Text size={200}>Menü yok</Text>
        </li>
      )}
      {bars.map(({ label, series, count, share }) => (
        <li key={label} className={styles.option} title={label}>
          <span className={hidden}>{`${label}: `}</span>
          <span className={mergeClasses(styles.bar, lookOf(series))} style={{ '--share': share } as CSSProperties} />
          <Text size={200} weight="semibold" className={styles.count}>
            {formatNumber(count)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
