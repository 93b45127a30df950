import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useRef, type RefObject } from 'react'
import { Link } from 'react-router-dom'
import { useReadNotificationMutation, type Notification } from '../../../api/generated.ts'
import { colors } from '../../../shared/colors.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { formatInstant } from '../../../shared/dates.ts'
import { useHandedFocus } from '../../../shared/use-handed-focus.ts'
import { useAreaPath } from '../use-area-path.ts'
import { useEater } from '../use-eater.ts'

const useStyles = makeStyles({
  item: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateAreas: '"words words" "date read"',
    alignItems: 'center',
    columnGap: '12px',
    '@container (min-width: 608px)': { gridTemplateAreas: '"words read" "date read"' },
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  link: { color: colors.brand, fontWeight: 600, overflowWrap: 'anywhere' },
  words: { gridArea: 'words', display: 'grid', rowGap: '2px' },
  date: { gridArea: 'date', color: tokens.colorNeutralForeground3 },
  read: { gridArea: 'read' },
})

export const NotificationItem = ({
  notification: { id, title, body, message_id, created_at },
  heading,
}: {
  notification: Notification
  heading: RefObject<HTMLElement | null>
}) => {
  const styles = useStyles()
  const eater = useEater()
  const pathTo = useAreaPath()
  const item = useRef<HTMLLIElement>(null)
  const [read, { isLoading }] = useReadNotificationMutation()
  useHandedFocus(item, heading)
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.words}>
        <Text weight="semibold">{title}</Text>
        {message_id === null ? (
          <Text>{body}</Text>
        ) : (
          <Link to={pathTo(`mesaj/${message_id}`)} className={styles.link}>
            {body}
          </Link>
        )}
      </div>
      <time dateTime={created_at} className={styles.date}>
        <Text size={200}>{formatInstant(created_at)}</Text>
      </time>
      <Button
        appearance="subtle"
        className={styles.read}
        aria-label={`Okundu işaretle: ${title}`}
        disabledFocusable={isLoading}
        icon={isLoading ? <BusyIcon /> : <CheckmarkRegular />}
        onClick={() => void read({ ...eater, notificationId: id })}
      >
        Okundu işaretle
      </Button>
    </li>
  )
}
