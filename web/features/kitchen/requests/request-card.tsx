import { Button, makeStyles, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { ArrowReplyRegular } from '@fluentui/react-icons'
import type { KitchenRequest } from '../../../api/generated.ts'
import { formatInstant } from '../../../shared/dates.ts'
import { Panel } from '../../../shared/panel.tsx'
import { Reply } from '../../../shared/requests/reply.tsx'
import { UrgencyBadge } from '../../../shared/requests/urgency-badge.tsx'
import { useCan } from '../../../shared/scope/company-scope.ts'
import { useDialog } from '../../../shared/use-dialog.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { RequestStatusField } from './request-status-field.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  message: { whiteSpace: 'pre-wrap' },
  tags: { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyleType: 'none' },
  tag: {
    padding: '2px 10px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  foot: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    marginTop: 'auto',
  },
  answer: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' },
  author: { color: tokens.colorNeutralForeground3 },
})

/** The title is the beginning of the message: what goes on says so, what is whole is not said twice. */
const headingOf = ({ title, message }: KitchenRequest): string =>
  message.startsWith(title) && message !== title ? `${title.trimEnd()}…` : title

export const RequestCard = ({ request }: { request: KitchenRequest }) => {
  const styles = useStyles()
  const mayAnswer = useCan('answerRequests')
  const dialog = useDialog<true>()
  const { title, message, tags, urgency, reply, author_masked, created_at } = request
  return (
    <Panel as="li">
      <div className={styles.head}>
        <Subtitle2 as="h3">{headingOf(request)}</Subtitle2>
        <UrgencyBadge urgency={urgency} />
      </div>
      {message !== title && <Text className={styles.message}>{message}</Text>}
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label="Etiketler">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              {tag}
            </li>
          ))}
        </ul>
      )}
      {reply !== null && <Reply reply={reply} />}
      <div className={styles.foot}>
        <Text size={200} className={styles.author}>
          {author_masked} · <time dateTime={created_at}>{formatInstant(created_at)}</time>
        </Text>
        <div className={styles.answer}>
          {mayAnswer && reply === null && (
            <Button icon={<ArrowReplyRegular />} aria-label={`Yanıtla: ${title}`} onClick={() => dialog.show(true)}>
              Yanıtla
            </Button>
          )}
          <RequestStatusField request={request} />
        </div>
      </div>
      {dialog.open !== undefined && <ReplyDialog request={request} onClose={dialog.close} />}
    </Panel>
  )
}
