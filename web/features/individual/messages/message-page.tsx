import { makeStyles } from '@fluentui/react-components'
import { ArrowLeftRegular } from '@fluentui/react-icons'
import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { Link } from '../../../ui/link.tsx'
import { api, useGetReceivedMessageQuery, useReadReceivedMessageMutation } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { MessageContent } from '../../../domain/mail/message-content.tsx'
import { NotYet } from '../../../ui/states/not-yet.tsx'
import { Page } from '../../../ui/page/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { once } from '../../../frame/use-download.ts'
import { useAreaPath } from '../use-area-path.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'

const useStyles = makeStyles({
  back: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minHeight: '44px',
    color: colors.brand,
    fontWeight: 600,
    justifySelf: 'start',
  },
})

/** A message from the company, for people without a panel to read it in. */
export const MessagePage = () => {
  const styles = useStyles()
  const oneself = useOneself()
  const dispatch = useApiDispatch()
  const pathTo = useAreaPath()
  const { messageId = '' } = useParams()
  const asked = { ...oneself, messageId }
  const query = useGetReceivedMessageQuery(asked)
  const [read] = useReadReceivedMessageMutation()
  const message = query.currentData?.message
  const isUnread = message?.is_read === false
  useEffect(() => {
    if (isUnread) void read({ ...oneself, messageId })
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each message that arrives unread
  }, [messageId, isUnread])
  return (
    <Page title="Mesaj">
      <Link to={pathTo('dashboard')} className={styles.back}>
        <ArrowLeftRegular aria-hidden />
        Ana sayfaya dön
      </Link>
      {message === undefined ? (
        <NotYet query={query} failure="Mesaj yüklenirken hata oluştu" />
      ) : (
        <Panel as="article">
          <MessageContent
            message={message}
            userId={oneself.userId}
            fetchFile={(attachmentId) =>
              dispatch(api.endpoints.downloadReceivedAttachment.initiate({ ...asked, attachmentId }, once))
            }
          />
        </Panel>
      )}
    </Page>
  )
}
