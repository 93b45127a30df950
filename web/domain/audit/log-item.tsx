import { makeStyles, Text, tokens } from '@fluentui/react-components'
import { Badge } from '../../ui/badge.tsx'
import { logTypeLabels } from '../../../src/texts/audit/labels.ts'
import type { AuditLog } from '../../api/generated.ts'
import { formatInstant } from '../../ui/words/dates.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    columnGap: '16px',
    rowGap: '4px',
    paddingTop: '12px',
    paddingBottom: '12px',
    ':not(:last-child)': { borderBottom: `1px solid ${tokens.colorNeutralStroke2}` },
    '@container (min-width: 868px)': { gridTemplateColumns: '180px minmax(0, 1fr) 200px 140px', alignItems: 'center' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
  time: { color: tokens.colorNeutralForeground3, fontVariantNumeric: 'tabular-nums' },
})

type Props = {
  log: AuditLog
  /** Named where entries of several companies are together. */
  company?: string
}

export const LogItem = ({ log: { type, description, actor_name, created_at }, company }: Props) => {
  const styles = useStyles()
  return (
    <li className={styles.root}>
      <Badge color="informative">{logTypeLabels[type]}</Badge>
      <Text>{company === undefined ? description : `${company}: ${description}`}</Text>
      <Text size={200} className={styles.quiet}>
        {actor_name ?? 'Sistem'}
      </Text>
      <time dateTime={created_at} className={styles.time}>
        <Text size={200}>{formatInstant(created_at)}</Text>
      </time>
    </li>
  )
}
