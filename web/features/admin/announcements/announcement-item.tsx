import { Button, makeStyles, Text, tokens } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { announcementStates, audienceLabels } from '../../../../src/texts/notifications/labels.ts'
import type { WrittenAnnouncement } from '../../../api/generated-admin.ts'
import { formatInstant } from '../../../ui/words/dates.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    rowGap: '4px',
    paddingTop: '12px',
    paddingBottom: '12px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
  },
  text: { overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground3 },
})

type Props = { announcement: WrittenAnnouncement; onWithdraw: () => void }

export const AnnouncementItem = ({ announcement, onWithdraw }: Props) => {
  const styles = useStyles()
  const { text, audience, state, starts_at, ends_at, written_at, written_by } = announcement
  const isOpen = state === 'shown' || state === 'planned'
  return (
    <li className={styles.root}>
      <Badge color={state === 'shown' ? 'success' : 'informative'}>{announcementStates[state]}</Badge>
      <Text className={styles.text}>{text}</Text>
      <Text size={200} className={styles.quiet}>
        {audienceLabels[audience]} · {formatInstant(starts_at)} – {formatInstant(ends_at)}
      </Text>
      <Text size={200} className={styles.quiet}>
        {written_by ?? 'Komut satırı'}, {formatInstant(written_at)}
      </Text>
      {isOpen && (
        <Button size="small" onClick={onWithdraw}>
          Geri çek
        </Button>
      )}
    </li>
  )
}
