import { makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { accessTexts } from '../../../src/texts/access-texts.ts'
import type { Activity } from '../../api/generated.ts'
import { ErrorState } from '../../shared/feedback/error-state.tsx'
import { Skeleton } from '../../shared/feedback/skeletons.tsx'
import { Panel } from '../../shared/panel.tsx'
import { Stars } from '../../shared/stars.tsx'
import { loadProblem, statusOf } from '../../shared/problem-text.ts'
import { RecentActivities } from './recent-activities.tsx'
import type { StatCard } from './stat-cards.ts'

const useStyles = makeStyles({
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: '12px',
    '@container (min-width: 608px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '16px' },
  },
  card: { rowGap: '4px', justifyContent: 'space-between' },
  label: { color: tokens.colorNeutralForeground3 },
  value: { ...typographyStyles.title2, fontVariantNumeric: 'tabular-nums' },
  stars: { lineHeight: 0 },
  words: { color: tokens.colorNeutralForeground2, ...typographyStyles.body1 },
})

type Props<Figures> = {
  query: { data?: Figures; error?: unknown; refetch: () => unknown }
  cards: readonly StatCard<Figures>[]
}

export const Dashboard = <Figures extends { recent_activities: Activity[] }>({
  query: { data, error, refetch },
  cards,
}: Props<Figures>) => {
  const styles = useStyles()
  if (data === undefined) {
    if (error === undefined) return <Skeleton shape="figures" />
    const text = statusOf(error) === 403 ? accessTexts.forbidden : loadProblem(error)
    return <ErrorState text={text} onRetry={refetch} />
  }
  return (
    <>
      <dl className={styles.cards}>
        {cards.map(({ label, value, stars }) => {
          const shown = value(data)
          const rating = stars?.(data) ?? null
          return (
            <Panel key={label} className={styles.card}>
              <dt className={styles.label}>{label}</dt>
              <dd className={/\d/.test(shown) ? styles.value : styles.words}>
                {shown}
                {rating !== null && (
                  <div className={styles.stars}>
                    <Stars rating={rating} />
                  </div>
                )}
              </dd>
            </Panel>
          )
        })}
      </dl>
      <RecentActivities activities={data.recent_activities} />
    </>
  )
}
