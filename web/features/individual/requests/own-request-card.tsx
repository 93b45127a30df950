import { makeStyles, Text, tokens } from '@fluentui/react-components'
import type { OwnRequest } from '../../../api/generated.ts'
import { formatInstant } from '../../../shared/dates.ts'
import { Panel } from '../../../shared/panel.tsx'
import { RequestStatusBadge } from '../../../shared/requests/request-status-badge.tsx'
import { UrgencyBadge } from '../../../shared/requests/urgency-badge.tsx'

const useStyles = makeStyles({
  marks: { display: 'flex', flexWrap: 'wrap', gap: '6px' },
  message: { whiteSpace: 'pre-wrap' },
  date: { color: tokens.colorNeutralForeground3 },
})

export const OwnRequestCard = ({ request: { message, urgency, status, created_at } }: { request: OwnRequest }) => {
  const styles = useStyles()
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
    </Panel>
  )
}
