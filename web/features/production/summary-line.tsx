import { makeStyles } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { firmCounts } from './delivery-groups.ts'
import { StateChips } from './state-chips.tsx'
import { UpdatedAt } from './updated-at.tsx'
import type { OpenDay } from './use-production.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 20px',
    minHeight: '36px',
    fontVariantNumeric: 'tabular-nums',
    '& > :last-child': { marginLeft: 'auto' },
  },
  total: { display: 'flex', alignItems: 'baseline', columnGap: '8px', color: colors.ink2 },
  number: { color: colors.ink, fontSize: '28px', lineHeight: '34px', fontWeight: 700, letterSpacing: '-.01em' },
  bar: {
    display: 'flex',
    flexGrow: 1,
    columnGap: '2px',
    maxWidth: '300px',
    minWidth: '80px',
    height: '10px',
    borderRadius: '5px',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
  },
  frozen: { width: 'var(--frozen)', backgroundColor: colors.info },
  open: { flexGrow: 1, backgroundColor: colors.saffron },
})

/** The meals of the day with those of guests, and how many that people chose are final. */
export const SummaryLine = ({ shown, plan, filter, setFilter }: OpenDay) => {
  const styles = useStyles()
  const { portions, frozen, open, guests, deliveries } = shown
  const share = portions === 0 ? 0 : (frozen / portions) * 100
  return (
    <div className={styles.root}>
      <span className={styles.total}>
        <span className={styles.number}>{formatNumber(portions + guests)}</span>
        <span>
          {`öğün${guests > 0 ? ` (${formatNumber(guests)} misafirle)` : ''} · ${formatNumber(firmCounts(deliveries).all)} firma · ${formatNumber(deliveries.length)} servis`}
        </span>
      </span>
      {portions > 0 && (
        <span aria-hidden className={styles.bar} style={{ '--frozen': `${share}%` } as CSSProperties}>
          {frozen > 0 && <span className={styles.frozen} />}
          {open > 0 && <span className={styles.open} />}
        </span>
      )}
      <StateChips plan={shown} filter={filter} onFilter={setFilter} />
      <UpdatedAt plan={shown} query={plan} />
    </div>
  )
}
