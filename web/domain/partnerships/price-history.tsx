import { makeStyles } from '@fluentui/react-components'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import type { Terms } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { formatDate, formatInstantDay, todayIn } from '../../ui/words/dates.ts'
import { fromDate } from '../../../src/texts/kernel/dates.ts'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '10px' },
  heading: { fontSize: '14px', lineHeight: '20px', fontWeight: 650 },
  list: { display: 'grid', rowGap: '8px', margin: 0, padding: 0, listStyleType: 'none' },
  row: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: '12px' },
  days: { color: colors.ink2, fontVariantNumeric: 'tabular-nums' },
  price: { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
})

const daysOf = ({ start_date: from, valid_until: to }: Terms, endedAt: string | null): string => {
  if (to !== null) return `${formatDate(from)}–${formatDate(to)}`
  if (endedAt !== null) return `${formatDate(from)}–${formatInstantDay(endedAt)}`
  return from > todayIn() ? `${fromDate(from)} başlayarak` : `${fromDate(from)} bugüne`
}

type Props = {
  terms: readonly Terms[]
  /** The total count, including those that the server left out. */
  total?: number
  endedAt?: string | null
}

/** The price of a meal over time, latest first; nothing for a partnership without agreed prices. */
export const PriceHistory = ({ terms, total = terms.length, endedAt = null }: Props) => {
  const styles = useStyles()
  const leftOut = total - terms.length
  return (
    terms.length > 0 && (
      <section className={styles.root}>
        <h3 className={styles.heading}>Fiyat geçmişi</h3>
        <ul className={styles.list}>
          {terms.map((one) => (
            <li key={one.start_date} className={styles.row}>
              <span className={styles.days}>{daysOf(one, endedAt)}</span>
              <span className={styles.price}>{formatLira(one.unit_price)}</span>
            </li>
          ))}
          {leftOut > 0 && <li className={styles.days}>{`Daha eski ${formatNumber(leftOut)} dönem gösterilmiyor`}</li>}
        </ul>
      </section>
    )
  )
}
