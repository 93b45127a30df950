import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CartRegular, ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { minimumText, type NeedsProps, type RowActs } from './buying-list.ts'
import { amountText } from './buying-texts.ts'
import { LineDetail, Taken } from './line-texts.tsx'
import type { ShownLine } from './needs-view.ts'

const line = `1px solid ${colors.line}`

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '16px', fontVariantNumeric: 'tabular-nums' },
  card: { overflow: 'clip', border: line, borderRadius: '16px', backgroundColor: colors.surface },
  head: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '12px', padding: '11px 14px' },
  title: { margin: 0, fontSize: '18px', lineHeight: '24px', fontWeight: 700 },
  facts: { color: colors.ink2, fontSize: '14px' },
  minimum: { display: 'block', color: colors.saffron, fontSize: '12px', fontWeight: 650 },
  rows: { margin: 0, padding: 0, listStyleType: 'none' },
  row: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '10px',
    width: '100%',
    minHeight: '62px',
    padding: '6px 14px',
    border: 'none',
    borderTop: line,
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${colors.ink}`, outlineOffset: '-3px', borderRadius: '12px' },
  },
  name: { display: 'block', fontSize: '16px', fontWeight: 650, overflowWrap: 'anywhere' },
  figures: { display: 'block', color: colors.ink2, fontSize: '13px', lineHeight: '18px' },
  taken: { textAlign: 'end' },
  struck: { textDecorationLine: 'line-through', color: colors.ink2 },
  detail: { padding: '0 14px' },
  foot: { display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', padding: '4px 2px' },
  sum: { fontSize: '22px', fontWeight: 700 },
})

const figuresText = ({ line: { needed, shelf, ordered, base_unit: base, is_alternative, product_name } }: ShownLine) =>
  is_alternative
    ? `kalanı: ${product_name}`
    : [
        `gerekli\u00a0${amountText(needed, base)}`,
        shelf === null ? 'sayılmadı' : `depoda\u00a0${amountText(shelf, base)}`,
        ...(ordered > 0 ? [`yolda\u00a0${amountText(ordered, base)}`] : []),
      ].join(' · ')

const NeedCardRow = ({ shown, isOpen, days, onToggle, onLeaveOut, onKeyDown }: { shown: ShownLine } & RowActs) => {
  const styles = useStyles()
  const Arrow = isOpen ? ChevronDownRegular : ChevronRightRegular
  return (
    <li>
      <button
        type="button"
        data-need={shown.id}
        aria-expanded={isOpen}
        className={styles.row}
        onClick={onToggle}
        onKeyDown={onKeyDown}
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      >
        <Arrow />
        <span>
          <span className={mergeClasses(styles.name, shown.isLeftOut && styles.struck)}>{shown.line.ingredient}</span>
          <span className={styles.figures}>{figuresText(shown)}</span>
        </span>
        <span className={styles.taken}>
          <Taken {...shown} />
        </span>
      </button>
      {isOpen && (
        <div className={styles.detail}>
          <LineDetail shown={shown} days={days} onLeaveOut={onLeaveOut} />
        </div>
      )}
    </li>
  )
}

/** The same on a phone: a card for each supplier. */
export const NeedsCards = ({ suppliers, amount, actsOf, onFill }: NeedsProps) => {
  const styles = useStyles()
  return (
    <div className={styles.root}>
      {suppliers.map((supplier) => (
        <section key={supplier.id} className={styles.card}>
          <div className={styles.head}>
            <div>
              <h2 className={styles.title}>{supplier.name}</h2>
              <span className={styles.facts}>
                {[
                  `${formatNumber(supplier.toBuy.length)} kalem`,
                  ...(supplier.amount === null ? [] : [formatLira(supplier.amount)]),
                ].join(' · ')}
              </span>
              {minimumText(supplier) !== undefined && <span className={styles.minimum}>{minimumText(supplier)}</span>}
            </div>
            {onFill !== undefined && supplier.toBuy.length > 0 && (
              <Button
                icon={<CartRegular />}
                disabled={supplier.isInCart}
                aria-label={`${supplier.name}: ${supplier.isInCart ? 'sepette' : 'sepete ekle'}`}
                onClick={() => onFill([supplier])}
              >
                {supplier.isInCart ? 'Sepette' : 'Ekle'}
              </Button>
            )}
          </div>
          <ul className={styles.rows}>
            {supplier.lines.map((shown) => (
              <NeedCardRow key={shown.id} shown={shown} {...actsOf(shown)} />
            ))}
          </ul>
        </section>
      ))}
      {amount !== null && (
        <div className={styles.foot}>
          <span className={styles.facts}>Toplam, KDV hariç</span>
          <span className={styles.sum}>{formatLira(amount)}</span>
        </div>
      )}
    </div>
  )
}
