import { makeStyles } from '@fluentui/react-components'
import { AlertRegular } from '@fluentui/react-icons'
import { Link } from '../../ui/link.tsx'
import { useListNotificationsQuery } from '../../api/generated-eating.ts'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { whileWatched } from '../../ui/while-watched.ts'
import { useOneself } from '../../frame/scope/use-oneself.ts'

const useStyles = makeStyles({
  bell: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: '12px',
    color: colors.ink,
    fontSize: '24px',
    ':hover': { backgroundColor: colors.surface2 },
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px' },
  },
  count: {
    position: 'absolute',
    top: '4px',
    left: '25px',
    minWidth: '18px',
    padding: '0 5px',
    boxSizing: 'border-box',
    borderRadius: '9px',
    backgroundColor: colors.brand,
    color: colors.brandInk,
    fontSize: '12px',
    lineHeight: '18px',
    fontWeight: 700,
    textAlign: 'center',
  },
})

/** How many notifications are unread. */
export const useUnread = (): number =>
  useListNotificationsQuery({ ...useOneself(), onlyUnread: true, limit: 5 }, whileWatched).data?.unread_count ?? 0

/** Links to the notifications, with the number of unread ones. */
export const Bell = ({ to }: { to: string }) => {
  const styles = useStyles()
  const unread = useUnread()
  return (
    <Link
      to={to}
      className={styles.bell}
      aria-label={unread > 0 ? `Bildirimler: ${formatNumber(unread)} yeni` : 'Bildirimler'}
    >
      <AlertRegular aria-hidden="true" />
      {unread > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {unread > 99 ? '99+' : unread}
        </span>
      )}
    </Link>
  )
}
