import { makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import type { Activity } from '../../api/generated.ts'
import { formatInstant } from '../../shared/dates.ts'
import { EmptyState } from '../../shared/feedback/empty-state.tsx'
import { Panel } from '../../shared/panel.tsx'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  item: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '16px',
    rowGap: '2px',
    paddingTop: '12px',
    paddingBottom: '12px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  time: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

export const RecentActivities = ({ activities }: { activities: readonly Activity[] }) => {
  const styles = useStyles()
  return (
    <Panel as="section">
      <Subtitle2 as="h2">Son aktiviteler</Subtitle2>
      {activities.length === 0 ? (
        <EmptyState text="Henüz aktivite bulunmamaktadır." drawing="list" />
      ) : (
        <ul className={styles.list}>
          {activities.map(({ description, timestamp }, index) => (
            <li key={`${timestamp}-${index}`} className={styles.item}>
              <Text>{description}</Text>
              <time dateTime={timestamp} className={styles.time}>
                <Text size={200}>{formatInstant(timestamp)}</Text>
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
