import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { ArrowRightRegular } from '@fluentui/react-icons'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { colors } from '../../../ui/colors.ts'

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr auto',
    alignItems: 'center',
    columnGap: '10px',
  },
  price: { display: 'grid', minWidth: 0, padding: '10px 14px', borderRadius: '10px' },
  old: { backgroundColor: colors.surface2 },
  new: { backgroundColor: colors.herbSoft, color: colors.herb },
  name: { fontSize: '12px', lineHeight: '16px', fontWeight: 500 },
  lira: {
    fontSize: 'clamp(20px, 6vw, 28px)',
    lineHeight: '34px',
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  arrow: { color: colors.ink3, fontSize: '24px' },
})

/** The old and the new price of a meal; a first offer has no old one. */
export const PriceChange = ({ before, now }: { before: number | null; now: number }) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {before !== null && (
        <>
          <div className={mergeClasses(styles.price, styles.old)}>
            <span className={styles.name}>Eski fiyat</span>
            <span className={styles.lira}>{formatLira(before)}</span>
          </div>
          <ArrowRightRegular aria-hidden className={styles.arrow} />
        </>
      )}
      <div className={mergeClasses(styles.price, styles.new)}>
        <span className={styles.name}>{before === null ? 'Öğün fiyatı' : 'Yeni fiyat'}</span>
        <span className={styles.lira}>{formatLira(now)}</span>
      </div>
    </div>
  )
}
