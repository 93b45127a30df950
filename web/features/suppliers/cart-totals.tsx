import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { liraOf } from '../../../src/core/shared/rules.ts'
import { sumOfVat } from '../../../src/core/store/rules.ts'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { colors } from '../../ui/colors.ts'
import type { Checkout } from './use-checkout.ts'

const useStyles = makeStyles({
  root: { display: 'grid', rowGap: '4px' },
  line: { display: 'flex', justifyContent: 'space-between', columnGap: '12px', color: colors.ink2 },
  number: { fontVariantNumeric: 'tabular-nums' },
  total: { alignItems: 'baseline', fontSize: '16px', fontWeight: 650, color: colors.ink },
  sum: { fontSize: '22px', fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  note: { color: colors.ink2, fontSize: '12px' },
})

/** Base, VAT by rate and total; only the base while a rate is unknown. */
export const CartTotals = ({ lines, total, vat }: Pick<Checkout, 'lines' | 'total' | 'vat'>) => {
  const styles = useStyles()
  const shares = lines.length === 0 ? undefined : vat
  const unknown = lines.filter(({ product }) => product !== undefined && product.vat_rate === null)
  return (
    <>
      <div className={styles.root}>
        {shares !== undefined && (
          <>
            <div className={styles.line}>
              <span>Ara toplam (KDV hariç)</span>
              <span className={styles.number}>{formatLira(liraOf(total))}</span>
            </div>
            {shares.map(({ rate, amount }) => (
              <div key={rate} className={styles.line}>
                <span>{`KDV %${rate}`}</span>
                <span className={styles.number}>{formatLira(liraOf(amount))}</span>
              </div>
            ))}
          </>
        )}
        <div className={mergeClasses(styles.line, styles.total)}>
          <span>{shares === undefined && lines.length > 0 ? 'Toplam (KDV hariç)' : 'Toplam'}</span>
          <span role="status" className={styles.sum}>
            {formatLira(liraOf(total + sumOfVat(shares ?? [])))}
          </span>
        </div>
      </div>
      {unknown.length > 0 && (
        <span className={styles.note}>{`KDV oranı girilmedi: ${unknown.map(({ name }) => name).join(', ')}`}</span>
      )}
    </>
  )
}
