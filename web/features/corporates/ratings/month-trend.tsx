import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { MonthlyRatings, RatedDish } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { useVisuallyHidden } from '../../../ui/visually-hidden.ts'
import { formatDate } from '../../../ui/words/dates.ts'
import { formatNumber, formatRating } from '../../../ui/words/numbers.ts'

const column = 56
const height = 24
/** Ratings below it are rare and lie on the ground, so that usual differences can be seen. */
const ground = 2
const dot = 3

const useStyles = makeStyles({
  root: { display: 'grid', justifyItems: 'start', rowGap: '2px' },
  line: { overflow: 'visible', color: colors.ink2 },
  path: { stroke: colors.lineStrong },
  rising: { color: colors.herb },
  falling: { color: colors.saffron },
  months: {
    display: 'grid',
    gridTemplateColumns: `repeat(4, ${column}px)`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    fontSize: '12px',
    lineHeight: '16px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  month: { color: colors.ink3 },
  average: { fontWeight: 650 },
})

/** The averages of the months as a line, with their figures below it. */
export const MonthTrend = ({ months, direction }: Pick<RatedDish, 'months' | 'direction'>) => {
  const styles = useStyles()
  const points = pointsOf(months)
  return (
    <div className={styles.root}>
      <svg className={styles.line} width={4 * column} height={height} aria-hidden>
        <polyline
          className={styles.path}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth={2}
        />
        {points.map(({ x, y }, at) => (
          <circle
            key={x}
            className={
              at === points.length - 1 && direction !== null && direction !== 'steady' ? styles[direction] : ''
            }
            cx={x}
            cy={y}
            r={dot}
            fill="currentColor"
          />
        ))}
      </svg>
      <Months months={months} />
    </div>
  )
}

const pointsOf = (months: MonthlyRatings) =>
  months.flatMap(({ average }, at) => {
    if (average === null) return []
    const share = (Math.max(average, ground) - ground) / (5 - ground)
    return [{ x: (at + 0.5) * column, y: dot + (1 - share) * (height - 2 * dot) }]
  })

const Months = ({ months }: { months: MonthlyRatings }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  return (
    <ol className={styles.months}>
      {months.map(({ month, average, ratings }) => (
        <li key={month} title={ratings === null ? undefined : `${formatNumber(ratings)} puan`}>
          <span className={styles.month}>{formatDate(month, 'month')} </span>
          <span className={mergeClasses(average === null ? styles.month : styles.average)}>
            {average === null ? '—' : formatRating(average)}
          </span>
          {ratings !== null && <span className={hidden}>{`, ${formatNumber(ratings)} puan`}</span>}
        </li>
      ))}
    </ol>
  )
}
