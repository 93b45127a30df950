import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ClockRegular, LockClosedRegular } from '@fluentui/react-icons'
import { frozenText } from '../../../../src/texts/menus/kitchen-lists.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { freezesAt } from './closing-texts.ts'

const useStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '6px',
    padding: '2px 10px',
    borderRadius: '12px',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
  },
  live: { color: colors.saffron, backgroundColor: colors.saffronSoft },
  frozen: { color: colors.info, backgroundColor: colors.infoSoft },
})

/** Whether the figures are final, and if not, when they will be. `at` is the instant of live figures. */
export const closingText = (list: KitchenList, at: string): string =>
  list.is_frozen ? frozenText(list.closes_at, list.timezone) : freezesAt(list, at)

export const ClosingChip = ({ list, at }: { list: KitchenList; at: string }) => {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.chip, list.is_frozen ? styles.frozen : styles.live)}>
      {list.is_frozen ? <LockClosedRegular /> : <ClockRegular />}
      {closingText(list, at)}
    </span>
  )
}
