import { Button, makeStyles, mergeClasses, Subtitle2, Text, tokens } from '@fluentui/react-components'
import { ArrowReplyRegular } from '@fluentui/react-icons'
import type { KitchenRequest } from '../../api/generated.ts'
import { formatInstant } from '../../ui/words/dates.ts'
import { Panel } from '../../ui/panel.tsx'
import { Reply } from './reply.tsx'
import { UrgencyBadge } from './urgency-badge.tsx'
import { useCan } from '../../frame/scope/company-scope.ts'
import { useDialog } from '../../ui/dialogs/use-dialog.ts'
import type { KitchenOfFirm } from './kitchen-of-firm.ts'
import { ReplyDialog } from './reply-dialog.tsx'
import { RequestStatusField } from './request-status-field.tsx'

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: '8px' },
  message: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  heading: { flexBasis: '200px', flexGrow: 1, margin: 0, fontSize: '15px', lineHeight: '22px', fontWeight: 500 },
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

type Props = {
  kitchen: KitchenOfFirm
  request: KitchenRequest
  /** Where requests of several firms are shown. */
  firmName?: string
}

export const RequestCard = ({ kitchen, request, firmName }: Props) => {
  const styles = useStyles()
  const mayAnswer = useCan('answerRequests')
  const dialog = useDialog<true>()
  // Usually the title is the beginning of the message, so it need not be repeated.
  const { title, message, tags, urgency, reply, author_masked, created_at } = request
  const isTitleInMessage = message.startsWith(title)
  return (
    <Panel as="li">
      <div className={styles.head}>
        {isTitleInMessage ? (
          <h3 className={mergeClasses(styles.message, styles.heading)}>{message}</h3>
        ) : (
          <Subtitle2 as="h3">{title}</Subtitle2>
        )}
        <UrgencyBadge urgency={urgency} />
      </div>
      {!isTitleInMessage && <Text className={styles.message}>{message}</Text>}
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
          {firmName !== undefined && `${firmName} · `}
          {author_masked} · <time dateTime={created_at}>{formatInstant(created_at)}</time>
        </Text>
        <div className={styles.answer}>
          {mayAnswer && reply === null && (
            <Button icon={<ArrowReplyRegular />} aria-label={`Yanıtla: ${title}`} onClick={() => dialog.show(true)}>
              Yanıtla
            </Button>
          )}
          <RequestStatusField kitchen={kitchen} request={request} />
        </div>
      </div>
      {dialog.open !== undefined && <ReplyDialog kitchen={kitchen} request={request} onClose={dialog.close} />}
    </Panel>
  )
}
