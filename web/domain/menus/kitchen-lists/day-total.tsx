import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { guestsIncluded, listTexts } from '../../../../src/texts/menus/kitchen-lists.ts'
import { allShiftsLabel } from '../../../../src/texts/shifts/labels.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { portionsOf } from './list-texts.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '24px',
    padding: '8px 16px',
    border: `1px solid ${colors.line}`,
    borderRadius: '16px',
    backgroundColor: colors.surface,
    fontVariantNumeric: 'tabular-nums',
  },
  last: { border: 'none', borderTop: `1px solid ${colors.line}`, borderRadius: 0 },
  meals: { marginLeft: 'auto', fontSize: '22px', lineHeight: '28px', fontWeight: 750 },
})

/** The total of a day's shifts. */
export const DayTotal = ({
  lists,
  isLast = false,
}: {
  lists: readonly KitchenList[]
  /** The last line of a card, instead of a card of its own. */
  isLast?: boolean
}) => {
  const styles = useStyles()
  const sum = (of: (list: KitchenList) => number): number => lists.reduce((total, list) => total + of(list), 0)
  const included = guestsIncluded(sum(({ guests }) => guests.portions))
  return (
    <div className={mergeClasses(styles.root, isLast && styles.last)}>
      {/* Two caterings may each have a list for the same shift. */}
      <strong>{new Set(lists.map(({ shift_id }) => shift_id)).size > 1 ? allShiftsLabel : 'Toplam'}</strong>
      <span>{`${listTexts.skipped} ${formatNumber(sum(({ skipped }) => skipped))}`}</span>
      {included !== '' && <span>{included}</span>}
      <span className={styles.meals}>{`${formatNumber(sum(portionsOf))} porsiyon`}</span>
    </div>
  )
}
