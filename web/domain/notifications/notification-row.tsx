import { makeStyles, mergeClasses } from '@fluentui/react-components'
import {
  AlertRegular,
  ArrowSwapRegular,
  CalendarCancelRegular,
  ChatRegular,
  ClockRegular,
  type FluentIcon,
  FoodRegular,
  HandshakeRegular,
  MailRegular,
  PersonKeyRegular,
  ReceiptRegular,
  SparkleRegular,
} from '@fluentui/react-icons'
import { Link } from '../../ui/link.tsx'
import { useReadNotificationMutation } from '../../api/generated.ts'
import type { Notification } from '../../api/generated-eating.ts'
import { colors } from '../../ui/colors.ts'
import { formatWhen } from '../../ui/words/dates.ts'
import { useVisuallyHidden } from '../../ui/visually-hidden.ts'
import { useOneself } from '../../frame/scope/use-oneself.ts'

const useStyles = makeStyles({
  item: { ':not(:first-child)': { borderTop: `1px solid ${colors.line}` } },
  link: {
    display: 'flex',
    columnGap: '12px',
    padding: '12px 14px',
    color: colors.ink,
    textDecorationLine: 'none',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px' },
  },
  icon: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '36px',
    height: '36px',
    borderRadius: '50%',
    fontSize: '20px',
  },
  info: { backgroundColor: colors.infoSoft, color: colors.info },
  herb: { backgroundColor: colors.herbSoft, color: colors.herb },
  saffron: { backgroundColor: colors.saffronSoft, color: colors.saffron },
  danger: { backgroundColor: colors.dangerSoft, color: colors.danger },
  words: { display: 'grid', rowGap: '2px', flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' },
  title: { fontSize: '16px', lineHeight: '20px', fontWeight: 650 },
  read: { fontWeight: 500 },
  body: { color: colors.ink2 },
  when: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  dot: {
    flexShrink: 0,
    width: '10px',
    height: '10px',
    marginTop: '5px',
    borderRadius: '50%',
    backgroundColor: colors.brand,
  },
})

const looks = {
  menu: { Icon: FoodRegular, colour: 'herb' },
  substitute: { Icon: ArrowSwapRegular, colour: 'saffron' },
  cancelled: { Icon: CalendarCancelRegular, colour: 'danger' },
  reminder: { Icon: ClockRegular, colour: 'saffron' },
  answer: { Icon: ChatRegular, colour: 'info' },
  message: { Icon: MailRegular, colour: 'info' },
  inbox: { Icon: AlertRegular, colour: 'info' },
} as const satisfies Record<Notification['subject'], { Icon: FluentIcon; colour: keyof ReturnType<typeof useStyles> }>

/** Other pages are about what two companies agree on. */
const panelIcons: Partial<Record<NonNullable<Notification['page']>, FluentIcon>> = {
  general: SparkleRegular,
  employees: PersonKeyRegular,
  orders: ReceiptRegular,
}

const lookOf = ({ subject, page }: Notification) =>
  page === null ? looks[subject] : ({ Icon: panelIcons[page] ?? HandshakeRegular, colour: 'info' } as const)

export type PathOfNews = (notification: Notification) => string

/** Opening the page that it is about marks it as read. */
export const NotificationRow = ({ notification, to }: { notification: Notification; to: string }) => {
  const styles = useStyles()
  const hidden = useVisuallyHidden()
  const oneself = useOneself()
  const [read] = useReadNotificationMutation()
  const { id, title, body, is_read, created_at } = notification
  const { Icon, colour } = lookOf(notification)
  return (
    <li className={styles.item}>
      <Link
        to={to}
        className={styles.link}
        onClick={() => {
          if (!is_read) void read({ ...oneself, notificationId: id })
        }}
      >
        <span aria-hidden="true" className={mergeClasses(styles.icon, styles[colour])}>
          <Icon />
        </span>
        <span className={styles.words}>
          <span className={mergeClasses(styles.title, is_read && styles.read)}>{title}</span>
          <span className={styles.body}>{body}</span>
          <time dateTime={created_at} className={styles.when}>
            {formatWhen(created_at)}
          </time>
        </span>
        {!is_read && (
          <span className={styles.dot}>
            <span className={hidden}>Yeni</span>
          </span>
        )}
      </Link>
    </li>
  )
}
