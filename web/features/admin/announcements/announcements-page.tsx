import { Button, makeStyles, Text } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import {
  useListAnnouncementsQuery,
  useWithdrawAnnouncementMutation,
  type WrittenAnnouncement,
} from '../../../api/generated-admin.ts'
import { useConfirmed } from '../../../frame/forms/use-confirmed.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { Page, PageActions } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { AnnouncementDialog } from './announcement-dialog.tsx'
import { AnnouncementItem } from './announcement-item.tsx'

const useStyles = makeStyles({
  list: { listStyleType: 'none', margin: 0, padding: 0 },
  frame: { paddingTop: '4px', paddingBottom: '4px', rowGap: 0 },
})

const pageSize = 20

const WithdrawDialog = ({ announcement, onClose }: { announcement: WrittenAnnouncement; onClose: () => void }) => {
  const [withdraw, { isLoading }] = useWithdrawAnnouncementMutation()
  const confirmed = useConfirmed(
    () => withdraw({ announcementId: announcement.id }),
    'Duyuru geri çekilemedi',
    onClose,
    { banner: 'Duyuru geri çekildi' },
  )
  return (
    <ConfirmDialog title="Duyuru geri çekilsin mi?" yes="Geri çek" isBusy={isLoading} {...confirmed} onNo={onClose}>
      <Text>{announcement.text}</Text>
    </ConfirmDialog>
  )
}

type ItemsProps = { offset: number; onWithdraw: (announcement: WrittenAnnouncement) => void }

const Items = ({ offset, onWithdraw }: ItemsProps) =>
  useListAnnouncementsQuery({ limit: pageSize, offset }).data?.announcements.map((announcement) => (
    <AnnouncementItem key={announcement.id} announcement={announcement} onWithdraw={() => onWithdraw(announcement)} />
  ))

type Open = { dialog: 'write' } | { dialog: 'withdraw'; announcement: WrittenAnnouncement }

/** What was announced, to whom and until when (rule A6). */
export const AnnouncementsPage = () => {
  const styles = useStyles()
  const { open, show, close } = useDialog<Open>()
  const query = usePagedQuery(useListAnnouncementsQuery, { limit: pageSize })
  return (
    <Page title="Duyurular">
      <PageActions>
        <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ dialog: 'write' })}>
          Duyuru yaz
        </Button>
      </PageActions>
      <PagedList
        drawing="list"
        shape="rows"
        query={query}
        failure="Duyurular yüklenemedi"
        empty="Henüz duyuru yazılmadı."
        isEmpty={({ announcements }) => announcements.length === 0}
      >
        {(offsets) => (
          <Panel className={styles.frame}>
            <ul className={styles.list} aria-label="Duyurular">
              {offsets.map((offset) => (
                <Items
                  key={offset}
                  offset={offset}
                  onWithdraw={(announcement) => show({ dialog: 'withdraw', announcement })}
                />
              ))}
            </ul>
          </Panel>
        )}
      </PagedList>
      {open?.dialog === 'write' && <AnnouncementDialog onClose={close} />}
      {open?.dialog === 'withdraw' && <WithdrawDialog announcement={open.announcement} onClose={close} />}
    </Page>
  )
}
