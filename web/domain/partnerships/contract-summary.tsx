import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { CSSProperties } from 'react'
import { daysBetween } from '../../../src/core/shared/rules.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { fromDate } from '../../../src/texts/kernel/dates.ts'
import type { PartnershipDetail } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatDate, todayIn } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px' },
  prices: { display: 'flex', flexWrap: 'wrap', gap: '10px' },
  price: {
    display: 'grid',
    flex: '1 1 150px',
    padding: '10px 14px',
    borderRadius: '10px',
    backgroundColor: colors.surface2,
  },
  next: { backgroundColor: colors.saffronSoft, color: colors.saffron },
  name: { fontSize: '12px', lineHeight: '16px', fontWeight: 500 },
  lira: { fontSize: '28px', lineHeight: '34px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  facts: { color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
  nextFacts: { color: 'inherit' },
  time: { display: 'grid', rowGap: '6px' },
  track: { height: '8px', borderRadius: '4px', backgroundColor: colors.surface2 },
  bar: {
    display: 'block',
    width: 'var(--share)',
    height: '100%',
    borderRadius: '4px',
    backgroundColor: colors.herb,
    forcedColorAdjust: 'none',
  },
  late: { backgroundColor: colors.saffron },
  ends: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '12px',
    color: colors.ink2,
    fontSize: '12px',
    lineHeight: '16px',
    fontVariantNumeric: 'tabular-nums',
  },
})

const leftText = (days: number): string => {
  if (days < 0) return `${formatNumber(-days)} gün önce doldu`
  return days === 0 ? 'Bugün bitiyor' : `${formatNumber(days)} gün kaldı`
}

/** Runs from the first day of the current terms to the last agreed day. */
const AgreedPeriod = ({
  start,
  end,
  daysLeft,
  isLate,
}: {
  start: string
  end: string
  daysLeft: number
  isLate: boolean
}) => {
  const styles = useStyles()
  const share = Math.min(1, Math.max(0, daysBetween(start, todayIn()) / Math.max(1, daysBetween(start, end))))
  return (
    <div className={styles.time}>
      <span aria-hidden="true" className={styles.track}>
        <span
          className={mergeClasses(styles.bar, isLate && styles.late)}
          style={{ '--share': `${share * 100}%` } as CSSProperties}
        />
      </span>
      <span className={styles.ends}>
        <span>{`${formatDate(start)}–${formatDate(end)}`}</span>
        <span>{leftText(daysLeft)}</span>
      </span>
    </div>
  )
}

/** What a meal costs now and next, and how much of the agreed time has passed; nothing if no price was agreed. */
export const ContractSummary = ({ partnership }: { partnership: PartnershipDetail }) => {
  const styles = useStyles()
  const { contract, is_active: isActive } = partnership
  const { unit_price: price, price_since: since, previous_price: previous, end_date: end } = contract
  if (price === null && contract.next_price === null) return null
  return (
    <div className={styles.root}>
      <div className={styles.prices}>
        {price !== null && (
          <div className={styles.price}>
            <span className={styles.name}>{isActive ? 'Öğün fiyatı' : 'Son öğün fiyatı'}</span>
            <span className={styles.lira}>{formatLira(price)}</span>
            <span className={styles.facts}>
              {[since !== null && `${fromDate(since)} beri`, previous !== null && `önceki ${formatLira(previous)}`]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </div>
        )}
        {isActive && contract.next_price !== null && contract.next_price_from !== null && (
          <div className={mergeClasses(styles.price, styles.next)}>
            <span className={styles.name}>Sonraki fiyat</span>
            <span className={styles.lira}>{formatLira(contract.next_price)}</span>
            <span className={mergeClasses(styles.facts, styles.nextFacts)}>
              {`${fromDate(contract.next_price_from)} başlayarak`}
            </span>
          </div>
        )}
      </div>
      {isActive && since !== null && end !== null && contract.days_left !== null && (
        <AgreedPeriod start={since} end={end} daysLeft={contract.days_left} isLate={contract.status !== 'running'} />
      )}
    </div>
  )
}
