import { makeStyles } from '@fluentui/react-components'
import { type RefObject, useRef } from 'react'
import { useReadAllNotificationsMutation } from '../../api/generated.ts'
import { type ListNotificationsApiResponse, useListNotificationsQuery } from '../../api/generated-eating.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { colors } from '../../ui/colors.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { formatNumber } from '../../ui/words/numbers.ts'
import { Page } from '../../ui/page/page.tsx'
import { PagedList } from '../../ui/lists/paged-list.tsx'
import { useHandedFocus } from '../../ui/page/use-handed-focus.ts'
import { type Oneself, useOneself } from '../../frame/scope/use-oneself.ts'
import { type PagedQuery, usePagedQuery } from '../../ui/lists/use-paged-query.ts'
import { NotificationRow, type PathOfNews } from './notification-row.tsx'

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

type Kind = Oneself & { onlyUnread?: boolean; onlyRead?: boolean; limit: number }

const Rows = ({ asked, offset, pathOf }: { asked: Kind; offset: number; pathOf: PathOfNews }) => {
  const { data } = useListNotificationsQuery({ ...asked, offset })
  return data?.notifications.map((notification) => (
    <NotificationRow key={notification.id} notification={notification} to={pathOf(notification)} />
  ))
}

type ListProps = { query: PagedQuery<ListNotificationsApiResponse>; asked: Kind; pathOf: PathOfNews }

const NotificationList = ({ query, asked, pathOf }: ListProps) => {
  const styles = useStyles()
  return (
    <PagedList query={query} failure={failure} empty="" drawing="messages" isEmpty={() => false}>
      {(offsets) => (
        <ul className={styles.list}>
          {offsets.map((offset) => (
            <Rows key={offset} asked={asked} offset={offset} pathOf={pathOf} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const ReadAllButton = ({ heading }: { heading: RefObject<HTMLElement | null> }) => {
  const oneself = useOneself()
  const button = useRef<HTMLButtonElement>(null)
  const [readAll, { isLoading }] = useReadAllNotificationsMutation()
  useHandedFocus(button, heading)
  return (
    <BusyButton ref={button} appearance="subtle" isBusy={isLoading} onClick={() => void readAll(oneself)}>
      Tümünü okundu işaretle
    </BusyButton>
  )
}

/** Unread notifications are listed separately from read ones. */
export const NotificationsPage = ({ pathOf }: { pathOf: PathOfNews }) => {
  const styles = useStyles()
  const oneself = useOneself()
  const heading = useRef<HTMLHeadingElement>(null)
  const unread = { ...oneself, onlyUnread: true, limit }
  const read = { ...oneself, onlyRead: true, limit }
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
            <NotificationList query={fresh} asked={unread} pathOf={pathOf} />
          </section>
        )}
        {oldCount !== undefined && oldCount > 0 && (
          <section className={styles.section}>
            <h2 className={styles.heading}>Daha önce</h2>
            <NotificationList query={old} asked={read} pathOf={pathOf} />
          </section>
        )}
      </div>
    </Page>
  )
}
