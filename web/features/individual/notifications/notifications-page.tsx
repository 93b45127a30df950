import { Button, makeStyles } from '@fluentui/react-components'
import { type RefObject, useRef } from 'react'
import {
  type ListNotificationsApiResponse,
  useListNotificationsQuery,
  useReadAllNotificationsMutation,
} from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { colors } from '../../../shared/colors.ts'
import { EmptyState } from '../../../shared/feedback/empty-state.tsx'
import { NotYet } from '../../../shared/not-yet.tsx'
import { formatNumber } from '../../../shared/numbers.ts'
import { Page } from '../../../shared/page.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { useHandedFocus } from '../../../shared/use-handed-focus.ts'
import { type PagedQuery, usePagedQuery } from '../../../shared/use-paged-query.ts'
import { type Eater, useEater } from '../use-eater.ts'
import { NotificationRow } from './notification-row.tsx'

const limit = 20
const failure = 'Bildirimler alınamadı'

const useStyles = makeStyles({
  page: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', maxWidth: '800px' },
  section: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '8px' },
  head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: '12px' },
  heading: {
    margin: 0,
    color: colors.ink2,
    fontSize: '14px',
    lineHeight: '20px',
    fontWeight: 650,
    outlineStyle: 'none',
  },
  list: {
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    overflow: 'hidden',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    ':empty': { display: 'none' },
  },
})

type Kind = Eater & { onlyUnread?: boolean; onlyRead?: boolean; limit: number }

const Rows = ({ asked, offset }: { asked: Kind; offset: number }) => {
  const { data } = useListNotificationsQuery({ ...asked, offset })
  return data?.notifications.map((notification) => (
    <NotificationRow key={notification.id} notification={notification} />
  ))
}

type ListProps = { query: PagedQuery<ListNotificationsApiResponse>; asked: Kind }

const NotificationList = ({ query, asked }: ListProps) => {
  const styles = useStyles()
  return (
    <PagedList query={query} failure={failure} empty="" drawing="messages" isEmpty={() => false}>
      {(offsets) => (
        <ul className={styles.list}>
          {offsets.map((offset) => (
            <Rows key={offset} asked={asked} offset={offset} />
          ))}
        </ul>
      )}
    </PagedList>
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
      appearance="subtle"
      disabledFocusable={isLoading}
      icon={isLoading ? <BusyIcon /> : undefined}
      onClick={() => void readAll(eater)}
    >
      Tümünü okundu işaretle
    </Button>
  )
}

/** What is new stands apart from what was read before. */
export const NotificationsPage = () => {
  const styles = useStyles()
  const eater = useEater()
  const heading = useRef<HTMLHeadingElement>(null)
  const unread = { ...eater, onlyUnread: true, limit }
  const read = { ...eater, onlyRead: true, limit }
  const fresh = usePagedQuery(useListNotificationsQuery, unread)
  const old = usePagedQuery(useListNotificationsQuery, read)
  const [freshCount, oldCount] = [fresh.first.data?.total, old.first.data?.total]
  return (
    <Page title="Bildirimler">
      <div className={styles.page}>
        {freshCount === 0 && oldCount === 0 && <EmptyState text="Bildiriminiz yok." drawing="messages" />}
        {freshCount === undefined && <NotYet query={fresh.first} failure={failure} />}
        {freshCount !== undefined && (freshCount > 0 || oldCount !== 0) && (
          <section className={styles.section}>
            <div className={styles.head}>
              <h2 ref={heading} tabIndex={-1} className={styles.heading}>
                {freshCount > 0 ? `Yeni (${formatNumber(freshCount)})` : 'Yeni bildiriminiz yok.'}
              </h2>
              {freshCount > 0 && <ReadAllButton heading={heading} />}
            </div>
            <NotificationList query={fresh} asked={unread} />
          </section>
        )}
        {oldCount !== undefined && oldCount > 0 && (
          <section className={styles.section}>
            <h2 className={styles.heading}>Daha önce</h2>
            <NotificationList query={old} asked={read} />
          </section>
        )}
      </div>
    </Page>
  )
}
