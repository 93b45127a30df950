import { Button, makeStyles } from '@fluentui/react-components'
import {
  ArchiveRegular,
  ArrowLeftRegular,
  ArrowReplyRegular,
  DeleteRegular,
  MailInboxRegular,
  MailUnreadRegular,
} from '@fluentui/react-icons'
import { useEffect, useRef } from 'react'
import { readOnlyText } from '../../../src/texts/mail/labels.ts'
import { api, type Message, useGetMessageQuery } from '../../api/generated.ts'
import { useUpdateMessageMutation } from '../../api/generated-panels.ts'
import { useDangerStyles } from '../../ui/danger-styles.ts'
import { colors } from '../../ui/colors.ts'
import { MessageContent } from '../../domain/mail/message-content.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NotYet } from '../../ui/states/not-yet.tsx'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { useApiDispatch } from '../../api/use-api-dispatch.ts'
import { useIsDesk } from '../../ui/device/use-media.ts'
import { once } from '../../frame/use-download.ts'
import { Shortcuts } from './shortcuts.tsx'
import { wide } from './mail-layout.ts'
import { ReplyForm } from './reply-form.tsx'

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px',
    padding: '8px 0',
    [wide]: { minHeight: '48px', padding: '8px 16px', borderBottom: `1px solid ${colors.line}` },
  },
  back: { [wide]: { display: 'none' } },
  remove: { marginLeft: 'auto' },
  content: {
    display: 'flex',
    flexDirection: 'column',
    gap: '24px',
    padding: '8px 0',
    [wide]: { flexGrow: 1, padding: '20px 24px' },
  },
  answer: { marginTop: 'auto' },
  invite: {
    width: '100%',
    justifyContent: 'flex-start',
    padding: '12px 14px',
    border: `1px solid ${colors.line}`,
    borderRadius: '12px',
    backgroundColor: colors.canvas,
    color: colors.ink2,
    fontWeight: 400,
  },
})

const unreadText = 'Okunmadı işaretle'

const inviteOf = ({ is_own, from_address: { kind, name } }: Message): string => {
  if (is_own) return 'Bu mesajın alıcılarına yazın'
  return kind === 'partner' ? `${name} yöneticilerine yanıt yazın` : `${name} adlı kişiye yanıt yazın`
}

type Props = {
  messageId: string
  userId: string
  isReplying: boolean
  onReply: (isReplying: boolean) => void
  onArchive: (isArchived: boolean) => void
  onDelete: () => void
  onBack: () => void
}

export const MessageView = ({ messageId, userId, isReplying, onReply, onArchive, onDelete, onBack }: Props) => {
  const styles = useStyles()
  const danger = useDangerStyles()
  const company = useCompany()
  const dispatch = useApiDispatch()
  const isDesk = useIsDesk()
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useGetMessageQuery({ ...company, messageId })
  const [update] = useUpdateMessageMutation()
  const message = query.currentData?.message
  const isArrived = message !== undefined

  /**
   * Opening a message marks it as read, only once, so that 'Okunmadı işaretle' is not undone by an answer that arrives
   * later.
   */
  useEffect(() => {
    if (!isArrived) return
    if (!message.is_read) void update({ ...company, messageId, body: { is_read: true } })
    if (!isDesk) heading.current?.focus()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the message arrives
  }, [messageId, isArrived])

  const back = (
    <Button className={styles.back} appearance="subtle" icon={<ArrowLeftRegular />} onClick={onBack}>
      Geri
    </Button>
  )
  if (message === undefined)
    return (
      <div className={styles.content}>
        {back}
        <NotYet query={query} failure="Mesajlar yüklenirken hata oluştu" shape="rows" />
      </div>
    )
  const isArchived = message.folder === 'archived'
  const archiveText = isArchived ? 'Arşivden çıkar' : 'Arşivle'
  const markUnread = async () => {
    const { error } = await update({ ...company, messageId, body: { is_read: false } })
    if (error === undefined) onBack()
  }
  return (
    <>
      <div className={styles.bar} role="toolbar" aria-label="Mesaj işlemleri">
        {back}
        {message.can_reply && (
          <Button data-reply icon={<ArrowReplyRegular />} onClick={() => onReply(true)}>
            Yanıtla
          </Button>
        )}
        <Button
          appearance="subtle"
          icon={isArchived ? <MailInboxRegular /> : <ArchiveRegular />}
          aria-label={archiveText}
          onClick={() => onArchive(!isArchived)}
        >
          {isDesk && archiveText}
        </Button>
        {!message.is_own && (
          <Button
            appearance="subtle"
            icon={<MailUnreadRegular />}
            aria-label={unreadText}
            onClick={() => void markUnread()}
          >
            {isDesk && unreadText}
          </Button>
        )}
        <Button
          appearance="subtle"
          className={`${styles.remove} ${danger.quiet}`}
          aria-label="Mesajı sil"
          icon={<DeleteRegular />}
          onClick={onDelete}
        />
      </div>
      <div className={styles.content}>
        <MessageContent
          message={message}
          userId={userId}
          heading={heading}
          fetchFile={(attachmentId) =>
            dispatch(api.endpoints.downloadAttachment.initiate({ ...company, messageId, attachmentId }, once))
          }
        />
        <div className={styles.answer}>
          {isReplying ? (
            <ReplyForm key={messageId} message={message} userId={userId} onClose={() => onReply(false)} />
          ) : message.can_reply ? (
            <Button className={styles.invite} onClick={() => onReply(true)}>
              {inviteOf(message)}
              {isDesk && <Shortcuts />}
            </Button>
          ) : (
            <Notice intent="info">{readOnlyText}</Notice>
          )}
        </div>
      </div>
    </>
  )
}
