import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import { useRef } from 'react'
import { useReadNotificationMutation, type Notification } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { formatInstant } from '../../../shared/dates.ts'
import { useHandedFocus } from '../../../shared/use-handed-focus.ts'
import { useEater } from '../use-eater.ts'

const useStyles = makeStyles({
  item: {
    display: 'flex',
    alignItems: 'start',
    columnGap: '12px',
    paddingTop: tokens.spacingVerticalM,
    borderTop: `1px solid ${tokens.colorNeutralStroke2}`,
  },
  words: { display: 'grid', rowGap: '2px', flexGrow: 1, minWidth: 0 },
  date: { color: tokens.colorNeutralForeground3 },
  read: { flexShrink: 0 },
})

export const NotificationItem = ({ notification: { id, title, body, created_at }, headingId }: { notification: Notification; headingId: string }) => {
  const styles = useStyles()
  const eater = useEater()
  const item = useRef<HTMLLIElement>(null)
  const [read, { isLoading }] = useReadNotificationMutation()
  useHandedFocus(item, headingId)
  return (
    <li ref={item} className={styles.item}>
      <div className={styles.words}>
        <Text weight="semibold">{title}</Text>
        <Text>{body}</Text>
        <time dateTime={created_at} className={styles.date}>
          <Text size={200}>{formatInstant(created_at)}</Text>
        </time>
      </div>
      <Button
        appearance="subtle"
        className={styles.read}
        aria-label={`Okundu: ${title}`}
        disabledFocusable={isLoading}
        icon={isLoading ? <BusyIcon /> : <CheckmarkRegular />}
        onClick={() => void read({ ...eater, notificationId: id })}
      >
        Okundu
      </Button>
    </li>
  )
}
