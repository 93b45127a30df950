import { makeStyles } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { closedName } from '../../../domain/calendar/closed-name.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({
  unsaved: { backgroundColor: colors.infoSoft, color: colors.info },
  closed: { maxWidth: '100%' },
  words: { overflow: 'hidden', textOverflow: 'ellipsis' },
})

/** The state of a day: unsaved, closed, draft, published or without a menu. */
export const DayState = ({ day: { kept, isChanged, closedFor } }: { day: EditedDay }) => {
  const styles = useStyles()
  if (isChanged) return <Badge className={styles.unsaved}>Kaydedilmedi</Badge>
  if (closedFor !== undefined)
    return (
      <Badge color="informative" className={styles.closed} title={closedName(closedFor)}>
        <span className={styles.words}>{closedName(closedFor)}</span>
      </Badge>
    )
  if (kept?.status === 'published')
    return <Badge color="success">{`Yayında · ${formatNumber(kept.choice_count)}`}</Badge>
  if (kept !== undefined) return <Badge color="warning">Taslak</Badge>
  return <Badge color="informative">Boş</Badge>
}
