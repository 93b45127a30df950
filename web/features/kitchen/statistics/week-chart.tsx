import { mergeClasses, Subtitle1, Text } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { dayParts } from '../../../ui/words/calendar-days.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { Panel } from '../../../ui/panel.tsx'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { SeriesLegend } from './series-legend.tsx'
import { type Look, looksOf } from './looks.ts'
import { useSeriesLooks } from './series-looks.ts'
import { useWeekChartStyles } from './week-chart-styles.ts'
import { seriesOf, weekBars, type StatisticsDay, type WeekBar } from './week-series.ts'

export const WeekChart = ({ days }: { days: readonly StatisticsDay[] }) => {
  const styles = useWeekChartStyles()
  const series = seriesOf(days)
  const bars = weekBars(days)
  const looks = looksOf(series.map(({ key }) => key))
  return (
    <Panel as="section">
      <Subtitle1 as="h2">Önümüzdeki 7 gün</Subtitle1>
      <SeriesLegend series={series} />
      <ol className={styles.days}>
        {days.map(({ date, skipped = 0 }, index) => {
          const { weekday, day, month } = dayParts(date)
          return (
            <li key={date} className={styles.day}>
              <div className={styles.date}>
                <Text weight="semibold">{`${day} ${month}`}</Text>
                <Text size={200} className={styles.weekday}>
                  {weekday}
                </Text>
                {skipped > 0 && (
                  <Text size={200} className={styles.skipped}>{`${formatNumber(skipped)} yemeyecek`}</Text>
                )}
              </div>
              <DayBars bars={bars[index] ?? []} looks={looks} />
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}

type Props = {
  bars: readonly WeekBar[]
  looks: ReadonlyMap<string, Look>
}

const DayBars = ({ bars, looks }: Props) => {
  const styles = useWeekChartStyles()
  const hidden = useVisuallyHidden()
  const classOf = useSeriesLooks()
  return (
    <ul className={styles.bars}>
      {bars.length === 0 && (
        <li className={styles.none}>
          <Text size={200}>Menü yok</Text>
        </li>
      )}
      {bars.map(({ key, label, count, share }) => (
        <li key={key} className={styles.option} title={label}>
          <span className={hidden}>{`${label}: `}</span>
          <span
            className={mergeClasses(styles.bar, classOf(looks.get(key)))}
            style={{ '--share': share } as CSSProperties}
          />
          <Text size={200} weight="semibold" className={styles.count}>
            {formatNumber(count)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
