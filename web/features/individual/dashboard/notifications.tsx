import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components'
import { useRef, type RefObject } from 'react'
import { useListNotificationsQuery, useReadAllNotificationsMutation } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { Panel } from '../../../shared/panel.tsx'
import { useListMotion } from '../../../shared/use-list-motion.ts'
import { useHandedFocus } from '../../../shared/use-handed-focus.ts'
import { useEater } from '../use-eater.ts'
import { NotificationItem } from './notification-item.tsx'

const most = 5

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '4px 16px' },
  // Focused by script only, never by the Tab key.
  heading: { ...typographyStyles.subtitle1, outlineStyle: 'none' },
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: tokens.spacingVerticalM,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

/** The newest unread ones. Nothing to read, or nothing to be had: no section at all. */
export const Notifications = () => {
  const styles = useStyles()
  const motion = useListMotion<HTMLUListElement>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data } = useListNotificationsQuery(
    { ...useEater(), onlyUnread: true, limit: most },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  )
  if (data === undefined || data.notifications.length === 0) return null
  return (
    <Panel as="section">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.heading}>
          {`Bildirimler (${formatNumber(data.unread_count)})`}
        </h2>
        <ReadAllButton heading={heading} />
      </div>
      <ul ref={motion} className={styles.list}>
        {data.notifications.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} heading={heading} />
        ))}
      </ul>
    </Panel>
  )
}

const ReadAllButton = ({ heading }: { heading: RefObject<HTMLElement | null> }) => {
  const eater = useEater()
  const button = useRef<HTMLButtonElement>(null)
  const [readAll, { isLoading }] = useReadAllNotificationsMutation()
  useHandedFocus(button, heading)
  return (
    <Button
      ref={button}
      disabledFocusable={isLoading}
      icon={isLoading ? <BusyIcon /> : undefined}
      onClick={() => void readAll(eater)}
    >
      Tümünü okundu işaretle
    </Button>
  )
}
