import type { KitchenStats } from '../../../api/generated.ts'

export type StatisticsDay = KitchenStats['next_7_days'][number]

export interface WeekBar {
  label: string
  /** The place of its label among all labels of the week: the same option looks the same every day. */
  series: number
  count: number
  /** Percent of the longest bar. */
  share: number
}

const shortestBar = 14

export const seriesOf = (days: readonly StatisticsDay[]): string[] =>
  [...new Set(days.flatMap(({ choices }) => choices.map(({ label }) => label)))].sort((a, b) =>
    a.localeCompare(b, 'tr'),
  )

const countOf = (day: StatisticsDay, label: string): number =>
  day.choices.filter((choice) => choice.label === label).reduce((sum, { count }) => sum + count, 0)

/** The bars of every day. A few people among hundreds still show; nobody shows nothing. */
export const weekBars = (days: readonly StatisticsDay[]): WeekBar[][] => {
  const series = seriesOf(days)
  const most = Math.max(1, ...days.flatMap((day) => series.map((label) => countOf(day, label))))
  return days.map((day) =>
    series.flatMap((label, index) => {
      if (!day.choices.some((choice) => choice.label === label)) return []
      const count = countOf(day, label)
      return [{ label, series: index, count, share: count === 0 ? 0 : Math.max(shortestBar, (count / most) * 100) }]
    }),
  )
}
