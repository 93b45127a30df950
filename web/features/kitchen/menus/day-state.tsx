import { Badge, makeStyles } from '@fluentui/react-components'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { EditedDay } from './use-menu-editor.ts'

const useStyles = makeStyles({ unsaved: { backgroundColor: colors.infoSoft, color: colors.info } })

/** The state of a day: unsaved, draft, published or without a menu. */
export const DayState = ({ day: { kept, isChanged } }: { day: EditedDay }) => {
  const styles = useStyles()
  if (isChanged)
    return (
      <Badge appearance="tint" className={styles.unsaved}>
        Kaydedilmedi
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
