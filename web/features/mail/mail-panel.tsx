import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useDeleteMessageMutation, useListMessagesQuery, useUpdateMessageMutation } from '../../api/generated-panels.ts'
import { colors } from '../../ui/colors.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Skeleton } from '../../ui/states/skeletons.tsx'
import { Page, PageActions } from '../../ui/page/page.tsx'
import { useCompany, useScope } from '../../frame/scope/company-scope.ts'
import { usePanelParams } from '../../ui/page/panel-frame.tsx'
import { useProfile } from '../../frame/session/profile-context.ts'
import { useConfirmed } from '../../frame/forms/use-confirmed.ts'
import { useSearch } from '../../ui/lists/use-search.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import { usePagedQuery } from '../../ui/lists/use-paged-query.ts'
import { FolderNav } from './folder-nav.tsx'
import { folderOf } from './folders.ts'
import { wide } from './mail-layout.ts'
import { MessageList } from './message-list.tsx'
import { SearchInput } from '../../ui/lists/search-field.tsx'
import { useBanner } from '../../frame/banners/use-banner.ts'
import { allOf, later } from '../../frame/later.tsx'
import { useLoadedAhead } from '../../frame/use-loaded-ahead.ts'

const ComposeDialog = later(async () => (await import('./compose-dialog.tsx')).ComposeDialog)
const ConfirmDialog = later(async () => (await import('../../ui/dialogs/confirm-dialog.tsx')).ConfirmDialog)
const MessageView = later(async () => (await import('./message-view.tsx')).MessageView, <Skeleton shape="rows" />)
const loadOthers = allOf(MessageView, ComposeDialog, ConfirmDialog)

const useStyles = makeStyles({
  search: { '@container (min-width: 768px)': { width: '280px' } },
  mail: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    [wide]: {
      gridTemplateColumns: '168px minmax(240px, 328px) minmax(0, 1fr)',
      height: 'max(480px, calc(100dvh - 136px))',
      border: `1px solid ${colors.line}`,
      borderRadius: '12px',
      backgroundColor: colors.surface,
      overflow: 'hidden',
    },
  },
  folders: { minWidth: 0, [wide]: { borderRight: `1px solid ${colors.line}` } },
  list: {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.surface,
    overflow: 'hidden',
    [wide]: { border: 'none', borderRadius: 0, borderRight: `1px solid ${colors.line}`, overflowY: 'auto' },
  },
  message: {
    minWidth: 0,
    [wide]: { display: 'flex', flexDirection: 'column', overflowY: 'auto', backgroundColor: colors.surface },
  },
  action: { '@container (max-width: 799px)': { display: 'none' } },
  // One at a time where there is no room for both.
  behind: { display: 'none', [wide]: { display: 'grid' } },
  nothing: { display: 'none', [wide]: { display: 'grid', alignContent: 'center' } },
})

const pageSize = 50

export const MailPanel = () => {
  const styles = useStyles()
  const company = useCompany()
  useLoadedAhead(loadOthers)
  const { id: userId } = useProfile()
  const [params, setParams] = usePanelParams()
  const folder = folderOf(params.get('klasor'))
  const open = params.get('mesaj') ?? undefined
  const [replyTo, setReplyTo] = useState<string>()
  const { search, field } = useSearch()
  const asked = {
    pathType: company.type,
    companyId: company.companyId,
    userId,
    queryType: folder.name,
    search,
    limit: pageSize,
  }
  const query = usePagedQuery(useListMessagesQuery, asked)
  const [update] = useUpdateMessageMutation()
  const [remove] = useDeleteMessageMutation()
  const report = useBanner('updateMessage')
  const composing = useDialog<true>()
  const deleting = useDialog<string>()
  const box = useRef<HTMLDivElement>(null)

  const show = (message?: string) =>
    setParams({ klasor: folder.name, ...(message !== undefined && { mesaj: message }) }, { preventScrollReset: true })
  const back = () => {
    const row = rows().find((one) => one.dataset['message'] === open)
    show()
    setTimeout(() => row?.focus())
  }
  const rows = () => [...(box.current?.querySelectorAll<HTMLElement>('[data-message]') ?? [])]
  const step = (by: number) => {
    const all = rows()
    const at = all.findIndex(({ dataset }) => dataset['message'] === open)
    const next = all[at < 0 ? 0 : Math.min(all.length - 1, Math.max(0, at + by))]
    next?.focus()
    next?.click()
  }
  const archive = async (isArchived: boolean) => {
    if (open === undefined) return
    const { error } = await report(update({ ...company, messageId: open, body: { is_archived: isArchived } }), {
      failure: 'Mesaj taşınamadı',
    })
    if (error === undefined) show()
  }
  const deletion = useConfirmed(
    () => remove({ ...company, messageId: deleting.open ?? '' }),
    'Mesaj silme sırasında hata oluştu',
    () => {
      deleting.close()
      show()
    },
    { banner: 'Mesaj silindi' },
  )
  const keys: Readonly<Record<string, () => unknown>> = {
    j: () => step(1),
    k: () => step(-1),
    r: () => box.current?.querySelector<HTMLElement>('[data-reply]')?.click(),
    e: () => open !== undefined && archive(folder.name !== 'archived'),
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const isTyping = (event.target as HTMLElement).closest('input, textarea, [role="dialog"]') !== null
    const act = keys[event.key]
    if (isTyping || act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    void act()
  }
  const compose = (
    <Button
      appearance="primary"
      className={open === undefined ? undefined : styles.action}
      icon={<AddRegular />}
      onClick={() => composing.show(true)}
    >
      Yeni mesaj
    </Button>
  )
  return (
    <Page title="Posta" under={[useScope().company.name]}>
      <PageActions>
        <SearchInput
          name="Mesajlarda ara"
          placeholder="Konu, metin ya da kişi ara"
          className={mergeClasses(styles.search, open !== undefined && styles.action)}
          {...field}
        />
        {compose}
      </PageActions>
      <div ref={box} className={styles.mail} onKeyDown={onKeyDown}>
        <div className={mergeClasses(styles.folders, open !== undefined && styles.behind)}>
          <FolderNav
            open={folder.name}
            unread={query.first.data?.unread}
            onOpen={(name) => setParams({ klasor: name }, { preventScrollReset: true })}
          />
        </div>
        <div className={mergeClasses(styles.list, open !== undefined && styles.behind)}>
          <MessageList
            query={query}
            asked={asked}
            title={folder.title}
            failure={search === '' ? 'Mesajlar yüklenirken hata oluştu' : 'Arama sırasında hata oluştu'}
            empty={folder.empty}
            isSearch={search !== ''}
            action={folder.name === 'sent' ? compose : undefined}
            open={open}
            onOpen={show}
          />
        </div>
        {open === undefined ? (
          <div className={styles.nothing}>
            <EmptyState drawing="messages" text="Okumak için bir mesaj seçin." />
          </div>
        ) : (
          <section aria-label="Mesaj" className={styles.message}>
            <MessageView
              key={open}
              messageId={open}
              userId={userId}
              isReplying={replyTo === open}
              onReply={(isReplying) => setReplyTo(isReplying ? open : undefined)}
              onArchive={(isArchived) => void archive(isArchived)}
              onDelete={() => deleting.show(open)}
              onBack={back}
            />
          </section>
        )}
      </div>
      {composing.open && <ComposeDialog userId={userId} onClose={composing.close} />}
      {deleting.open !== undefined && (
        <ConfirmDialog
          title="Mesaj silinsin mi?"
          yes="Sil"
          isDanger
          problem={deletion.problem}
          onYes={deletion.onYes}
          onNo={deleting.close}
        >
          Mesaj yalnızca sizin için silinir ve geri alınamaz.
        </ConfirmDialog>
      )}
    </Page>
  )
}
