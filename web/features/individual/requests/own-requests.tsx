import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { type ListRequestsApiArg, type OwnRequest, useListRequestsQuery } from '../../../api/generated.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { PagedList } from '../../../ui/lists/paged-list.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { RequestStatusBadge } from '../../../domain/feedback/request-status-badge.tsx'
import { Reply } from '../../../domain/feedback/reply.tsx'
import { UrgencyBadge } from '../../../domain/feedback/urgency-badge.tsx'
import { usePagedQuery } from '../../../ui/lists/use-paged-query.ts'
import { useOneself } from '../../../frame/scope/use-oneself.ts'
import { CommentSwitch } from './comment-switch.tsx'

const useCardStyles = makeStyles({
  marks: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  message: { whiteSpace: 'pre-wrap' },
  date: { color: tokens.colorNeutralForeground3 },
})

const OwnRequestCard = ({ request }: { request: OwnRequest }) => {
  const styles = useCardStyles()
  const { id, message, urgency, status, reply, comment, created_at } = request
  return (
    <Panel as="li">
      <div className={styles.marks}>
        <RequestStatusBadge status={status} />
        <UrgencyBadge urgency={urgency} />
      </div>
      <Text className={styles.message}>{message}</Text>
      <time dateTime={created_at} className={styles.date}>
        <Text size={200}>{formatInstant(created_at)}</Text>
      </time>
      {reply !== null && <Reply reply={reply} />}
      {comment !== null && <CommentSwitch requestId={id} comment={comment} />}
    </Panel>
  )
}

const pageSize = 50

const useStyles = makeStyles({
  list: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: '12px',
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
})

const Page = (asked: ListRequestsApiArg) => (
  <ul className={useStyles().list}>
    {useListRequestsQuery(asked, { refetchOnFocus: true }).data?.requests.map((request) => (
      <OwnRequestCard key={request.id} request={request} />
    ))}
  </ul>
)

export const OwnRequests = () => {
  const asked = { ...useOneself(), limit: pageSize }
  const query = usePagedQuery(useListRequestsQuery, asked)
  return (
    <PagedList
      drawing="messages"
      query={query}
      failure="İstekleriniz alınamadı"
      empty="Henüz istek ya da öneri yazmadınız."
    >
      {(offsets) => offsets.map((offset) => <Page key={offset} {...asked} offset={offset} />)}
    </PagedList>
  )
}
