export interface StatisticsDay {
  date: string
  /** People who skipped the meal. */
  skipped?: number
  choices: readonly { key: string; label: string; count: number }[]
}

export interface Series {
  key: string
  label: string
}

export interface WeekBar extends Series {
  count: number
  /** Percent of the longest bar. */
  share: number
}

const shortestBar = 14

/** Keys with their labels, sorted by label; a label used twice is followed by its key. */
export const namedByKey = (named: Iterable<readonly [key: string, label: string]>): Series[] => {
  const labels = new Map(named)
  const isTwice = (label: string) => [...labels.values()].filter((other) => other === label).length > 1
  return [...labels]
    .map(([key, label]) => ({ key, label: isTwice(label) ? `${label} (${key})` : label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'tr'))
}

/** Each option of the week with its latest label. */
export const seriesOf = (days: readonly StatisticsDay[]): Series[] =>
  namedByKey(days.flatMap(({ choices }) => choices.map(({ key, label }) => [key, label] as const)))

const countOf = (day: StatisticsDay, key: string): number =>
  day.choices.reduce((sum, choice) => (choice.key === key ? sum + choice.count : sum), 0)

/** The bars of each day. A small count still shows a bar; zero shows none. */
export const weekBars = (days: readonly StatisticsDay[]): WeekBar[][] => {
  const series = seriesOf(days)
  const maxCount = Math.max(1, ...days.flatMap((day) => series.map(({ key }) => countOf(day, key))))
  return days.map((day) =>
    series.flatMap(({ key, label }) => {
      if (!day.choices.some((choice) => choice.key === key)) return []
      const count = countOf(day, key)
      return [{ key, label, count, share: count === 0 ? 0 : Math.max(shortestBar, (count / maxCount) * 100) }]
    }),
  )
}
