import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { listTexts } from '../../../../src/texts/menus/kitchen-lists.ts'
import { allShiftsLabel } from '../../../../src/texts/shifts/labels.ts'
import type { KitchenList } from '../../../api/generated.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'

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
  const sum = (of: 'meals' | 'skipped') => formatNumber(lists.reduce((total, list) => total + list[of], 0))
  const guests = lists.reduce((total, list) => total + list.guests.portions, 0)
  return (
    <div className={mergeClasses(styles.root, isLast && styles.last)}>
      {/* Two caterings may each have a list for the same shift. */}
      <strong>{new Set(lists.map(({ shift_id }) => shift_id)).size > 1 ? allShiftsLabel : 'Toplam'}</strong>
      <span>{`${listTexts.skipped} ${sum('skipped')}`}</span>
      {guests > 0 && <span>{`${listTexts.guests} ${formatNumber(guests)}`}</span>}
      <span className={styles.meals}>{`${sum('meals')} porsiyon`}</span>
    </div>
  )
}
