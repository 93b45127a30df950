import { Badge, makeStyles } from '@fluentui/react-components'
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
  if (isChanged)
    return (
      <Badge appearance="tint" className={styles.unsaved}>
        Kaydedilmedi
      </Badge>
    )
  if (closedFor !== undefined)
    return (
      <Badge appearance="tint" color="informative" className={styles.closed} title={closedName(closedFor)}>
        <span className={styles.words}>{closedName(closedFor)}</span>
      </Badge>
    )
  if (kept?.status === 'published')
    return (
      <Badge appearance="tint" color="success">
        {`Yayında · ${formatNumber(kept.choice_count)}`}
      </Badge>
    )
  if (kept !== undefined)
    return (
      <Badge appearance="tint" color="warning">
        Taslak
      </Badge>
    )
  return (
    <Badge appearance="tint" color="informative">
      Boş
    </Badge>
  )
}
