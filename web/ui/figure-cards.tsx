import { makeStyles, mergeClasses, typographyStyles } from '@fluentui/react-components'
import { ArrowTrendingRegular } from '@fluentui/react-icons'
import { colors } from './colors.ts'
import { Panel } from './panel.tsx'
import { Stars } from './stars.tsx'

/** A badge beside the value, highlighted when `isUp`. */
export type Trend = { text: string; isUp: boolean }

export type Figure = {
  label: string
  value: string
  /** What the figure counts. */
  meaning: string
  trend?: Trend
  /** A rating to draw beside the figure. */
  stars?: number | null
}

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: '12px',
    '@container (min-width: 608px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '16px' },
  },
  card: { containerType: 'inline-size', rowGap: '4px', paddingTop: '14px', paddingBottom: '14px' },
  label: { ...typographyStyles.body1Strong, color: colors.ink2 },
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  value: { fontSize: '28px', lineHeight: '34px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  // An amount of millions has to fit beside an open panel.
  long: { fontSize: 'clamp(15px, 13cqi, 28px)', whiteSpace: 'nowrap' },
  words: { fontSize: '16px', lineHeight: '34px', fontWeight: 650 },
  meaning: {
    ...typographyStyles.caption1,
    color: colors.ink3,
    '@container (min-width: 900px)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  trend: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '4px',
    padding: '1px 8px',
    borderRadius: '999px',
    backgroundColor: colors.surface2,
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 500,
  },
  up: { backgroundColor: colors.herbSoft, color: colors.herb },
  stars: { lineHeight: 0 },
})

const shortLength = 8

const TrendBadge = ({ text, isUp }: Trend) => {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.trend, isUp && styles.up)}>
      {isUp && <ArrowTrendingRegular aria-hidden />}
      {text}
    </span>
  )
}

export const FigureCards = ({ figures }: { figures: readonly Figure[] }) => {
  const styles = useStyles()
  return (
    <dl className={styles.cards}>
      {figures.map(({ label, value, meaning, trend, stars = null }) => (
        <Panel key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.line}>
            <span
              className={
                /\d/.test(value) ? mergeClasses(styles.value, value.length > shortLength && styles.long) : styles.words
              }
            >
              {value}
            </span>
            {trend !== undefined && <TrendBadge {...trend} />}
            {stars !== null && (
              <span className={styles.stars}>
                <Stars rating={stars} />
              </span>
            )}
          </dd>
          <dd className={styles.meaning} title={meaning}>
            {meaning}
          </dd>
        </Panel>
      ))}
    </dl>
  )
}
