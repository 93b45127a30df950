import { Link as FluentLink, makeStyles, mergeClasses, Subtitle2 } from '@fluentui/react-components'
import { useHref, useLinkClickHandler } from 'react-router-dom'
import type { Activity } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate, formatInstant, localMoment } from '../../ui/words/dates.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { useCan } from '../../frame/scope/company-scope.ts'

const useStyles = makeStyles({
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '16px' },
  list: { display: 'grid', rowGap: '6px', listStyleType: 'none', margin: 0, padding: 0 },
  wide: {
    '@container (min-width: 900px)': {
      display: 'block',
      columnCount: 2,
      columnGap: '48px',
      '& > *': { breakInside: 'avoid', paddingBottom: '6px' },
    },
  },
  item: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: '16px' },
  time: { color: colors.ink3, fontSize: '12px', lineHeight: '20px' },
})

/** 12.31 · Dün · 18.11.2026, by the device's clock */
const whenOf = (instant: string): string => {
  const { date, time, day } = localMoment(instant)
  return { today: time.replace(':', '.'), yesterday: 'Dün', another: formatDate(date) }[day]
}

const LogLink = () => {
  const to = '../system?tab=logs'
  const href = useHref(to, { relative: 'path' })
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { relative: 'path' })
  return (
    <FluentLink href={href} aria-label="Tümü: işlem kayıtları" onClick={follow}>
      Tümü
    </FluentLink>
  )
}

type Props = {
  activities: readonly Activity[]
  /** Fills the width of the page. */
  isWide?: boolean
}

export const RecentActivities = ({ activities, isWide = false }: Props) => {
  const styles = useStyles()
  const mayReadLog = useCan('readLog')
  return (
    <Panel as="section">
      <div className={styles.head}>
        <Subtitle2 as="h2">Son aktiviteler</Subtitle2>
        {mayReadLog && <LogLink />}
      </div>
      {activities.length === 0 ? (
        <EmptyState text="Henüz aktivite bulunmamaktadır." drawing="list" />
      ) : (
        <ul className={mergeClasses(styles.list, isWide && styles.wide)}>
          {activities.map(({ description, timestamp }, index) => (
            <li key={`${timestamp}-${index}`} className={styles.item}>
              <span>{description}</span>
              <time dateTime={timestamp} title={formatInstant(timestamp)} className={styles.time}>
                {whenOf(timestamp)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
