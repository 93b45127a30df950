import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ClockRegular, LockClosedRegular } from '@fluentui/react-icons'
import type { KitchenPlan } from '../../api/generated-cooking.ts'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { type Filter, firmCounts } from './delivery-groups.ts'

const useStyles = makeStyles({
  chips: { display: 'flex', flexWrap: 'wrap', gap: '0 6px' },
  /** The target is as tall as a button, the chip in it is not. */
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '32px',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    font: 'inherit',
    cursor: 'pointer',
    outlineStyle: 'none',
    '@media (max-width: 1023px)': { minHeight: '44px' },
    ':focus-visible > span': { outline: `2px solid ${colors.ink}`, outlineOffset: '1px' },
  },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    columnGap: '5px',
    padding: '1px 9px 1px 7px',
    borderRadius: '12px',
    border: '1px solid transparent',
    fontSize: '12px',
    lineHeight: '20px',
    fontWeight: 650,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
    '@media (max-width: 1023px)': { fontSize: '13px' },
  },
  frozen: { color: colors.info, backgroundColor: colors.infoSoft },
  open: { color: colors.saffron, backgroundColor: colors.saffronSoft },
  picked: { border: '1px solid currentColor', boxShadow: 'inset 0 0 0 1px currentColor' },
})

type Props = {
  plan: KitchenPlan
  filter: Filter
  /** Without the number of firms. */
  isShort?: boolean
  onFilter: (filter: Filter) => void
}

/** What is final and what still changes; pressing one shows only that, pressing it again shows all. */
export const StateChips = ({ plan, filter, isShort = false, onFilter }: Props) => {
  const styles = useStyles()
  const firms = firmCounts(plan.deliveries)
  const chips = [
    { name: 'frozen', Icon: LockClosedRegular, count: plan.frozen, word: 'kesinleşti', firms: firms.frozen },
    { name: 'open', Icon: ClockRegular, count: plan.open, word: 'sürüyor', firms: firms.open },
  ] as const
  return (
    <div role="group" aria-label="Durum" className={styles.chips}>
      {chips
        .filter(({ count, firms }) => count > 0 || firms > 0)
        .map(({ name, Icon, count, word, firms }) => (
          <button
            key={name}
            type="button"
            aria-pressed={filter === name}
            className={styles.button}
            onClick={() => onFilter(filter === name ? 'all' : name)}
          >
            <span className={mergeClasses(styles.chip, styles[name], filter === name && styles.picked)}>
              <Icon />
              {`${formatNumber(count)} ${word}${isShort ? '' : ` · ${formatNumber(firms)} firma`}`}
            </span>
          </button>
        ))}
    </div>
  )
}
