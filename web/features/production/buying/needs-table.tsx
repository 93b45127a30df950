import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { CartRegular, ChevronDownRegular, ChevronRightRegular } from '@fluentui/react-icons'
import { Fragment } from 'react'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { colors } from '../../../ui/colors.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { amountText } from './buying-texts.ts'
import { LineDetail, Taken } from './line-texts.tsx'
import { minimumText, type NeedsProps, type RowActs } from './buying-list.ts'
import type { ShownLine } from './needs-view.ts'

const line = `1px solid ${colors.line}`
const roomy = '@container needs (min-width: 860px)'
const wide = '@container needs (min-width: 1100px)'

const useStyles = makeStyles({
  frame: {
    containerType: 'inline-size',
    containerName: 'needs',
    overflowX: 'auto',
    border: line,
    borderRadius: '12px',
    backgroundColor: colors.surface,
  },
  table: {
    width: '100%',
    minWidth: '640px',
    borderCollapse: 'collapse',
    tableLayout: 'fixed',
    fontVariantNumeric: 'tabular-nums',
  },
  figure: { width: '70px', [roomy]: { width: '88px' }, [wide]: { width: '112px' } },
  taken: { width: '138px', [roomy]: { width: '158px' }, [wide]: { width: '220px' } },
  price: { width: '84px', [roomy]: { width: '104px' }, [wide]: { width: '128px' } },
  amount: { width: '100px', [roomy]: { width: '114px' }, [wide]: { width: '148px' } },
  head: {
    height: '34px',
    padding: '0 4px',
    [roomy]: { padding: '0 6px' },
    color: colors.ink2,
    fontSize: '12px',
    fontWeight: 650,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: '16px', textAlign: 'start' },
    ':last-child': { paddingRight: '16px' },
  },
  acted: { color: colors.ink },
  group: { height: '44px', borderTop: line, backgroundColor: colors.surface2 },
  groupName: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '8px', fontWeight: 700 },
  small: { color: colors.ink2, fontSize: '13px', fontWeight: 400 },
  minimum: { color: colors.saffron, fontSize: '12px', fontWeight: 650 },
  row: { position: 'relative', height: '32px', borderTop: line, ':hover': { backgroundColor: colors.surface2 } },
  opened: {
    backgroundColor: colors.brandSoft,
    boxShadow: `inset 3px 0 0 ${colors.brand}`,
    ':hover': { backgroundColor: colors.brandSoft },
  },
  detail: { backgroundColor: colors.canvas, boxShadow: `inset 3px 0 0 ${colors.brand}`, borderTop: line },
  cell: {
    padding: '2px 4px',
    fontSize: '13px',
    [roomy]: { padding: '2px 6px', fontSize: '14px' },
    textAlign: 'end',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: '16px', textAlign: 'start', whiteSpace: 'normal' },
    ':last-child': { paddingRight: '16px' },
  },
  name: {
    display: 'flex',
    alignItems: 'center',
    columnGap: '8px',
    width: '100%',
    padding: 0,
    border: 'none',
    backgroundColor: 'transparent',
    color: colors.ink,
    font: 'inherit',
    fontSize: '14px',
    fontWeight: 600,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    outlineStyle: 'none',
    // Makes the whole row clickable.
    '::after': { content: '""', position: 'absolute', inset: 0 },
    ':focus-visible::after': { outline: `2px solid ${colors.ink}`, outlineOffset: '-2px', borderRadius: '8px' },
  },
  wrapped: { whiteSpace: 'normal' },
  alternative: { display: 'block', color: colors.ink2, fontSize: '12px', fontWeight: 400 },
  arrow: { flexShrink: 0, color: colors.ink3, fontSize: '16px' },
  struck: { textDecorationLine: 'line-through', color: colors.ink2 },
  strong: { fontWeight: 650 },
  quiet: { color: colors.ink2 },
  total: { height: '52px', borderTop: `1px solid ${colors.lineStrong}` },
  sum: { fontSize: '22px', fontWeight: 700, letterSpacing: '-.01em' },
})

const nothing = '·'

type RowProps = { shown: ShownLine; hasOrdered: boolean; hasPrices: boolean } & RowActs

const NeedRow = ({ shown, hasOrdered, hasPrices, isOpen, days, onKeyDown, onToggle, onLeaveOut }: RowProps) => {
  const styles = useStyles()
  const { id, line, isLeftOut } = shown
  const struck = isLeftOut && styles.struck
  const Arrow = isOpen ? ChevronDownRegular : ChevronRightRegular
  const figure = (text: string) => <td className={mergeClasses(styles.cell, text !== nothing && struck)}>{text}</td>
  const amount = (base: number) => figure(base === 0 ? nothing : amountText(base, line.base_unit))
  const isBought = line.units > 0 && !isLeftOut
  return (
    <>
      <tr className={mergeClasses(styles.row, isOpen && styles.opened)}>
        <th scope="row" className={styles.cell}>
          <button
            type="button"
            data-need={id}
            aria-expanded={isOpen}
            className={styles.name}
            onClick={onToggle}
            onKeyDown={onKeyDown}
            // Firefox presses a button when the space bar comes up.
            onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          >
            <Arrow className={styles.arrow} />
            <span className={mergeClasses(struck)}>
              {line.ingredient}
              {line.is_alternative && <span className={styles.alternative}>{`kalanı: ${line.product_name}`}</span>}
            </span>
          </button>
        </th>
        {line.is_alternative ? figure('') : amount(line.needed)}
        {line.is_alternative ? (
          figure('')
        ) : line.shelf === null ? (
          <td className={mergeClasses(styles.cell, styles.quiet)}>sayılmadı</td>
        ) : (
          amount(line.shelf)
        )}
        {hasOrdered && (line.is_alternative ? figure('') : amount(line.ordered))}
        {line.is_alternative ? figure('') : amount(line.missing)}
        <td className={mergeClasses(styles.cell, styles.wrapped)}>
          <Taken {...shown} />
        </td>
        {hasPrices && (
          <>
            <td className={mergeClasses(styles.cell, styles.price, styles.quiet, struck)}>
              {line.unit_price === null ? '—' : formatLira(line.unit_price)}
            </td>
            <td className={mergeClasses(styles.cell, styles.strong, struck)}>
              {!isBought && !isLeftOut ? '—' : line.amount === null ? '—' : formatLira(line.amount)}
            </td>
          </>
        )}
      </tr>
      {isOpen && (
        <tr className={styles.detail}>
          <td colSpan={5 + (hasOrdered ? 1 : 0) + (hasPrices ? 2 : 0)} className={styles.cell}>
            <LineDetail shown={shown} days={days} onLeaveOut={onLeaveOut} />
          </td>
        </tr>
      )}
    </>
  )
}

/** Needed − on the shelf = missing → what to buy, by supplier. */
export const NeedsTable = ({ suppliers, hasOrdered, hasPrices, amount, actsOf, onFill }: NeedsProps) => {
  const styles = useStyles()
  const columns = hasOrdered ? 6 : 5
  const count = suppliers.reduce((sum, { toBuy }) => sum + toBuy.length, 0)
  const head = (title: string, width: string | undefined, more?: string | false) => (
    <th scope="col" className={mergeClasses(styles.head, width, more)}>
      {title}
    </th>
  )
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label="Alınacaklar">
        <thead>
          <tr>
            {head('Malzeme', undefined)}
            {head('Gerekli', styles.figure)}
            {head('Depoda', styles.figure)}
            {hasOrdered && head('Yolda', styles.figure)}
            {head('Eksik', styles.figure)}
            {head('Alınacak', styles.taken, styles.acted)}
            {hasPrices && head('Birim fiyatı', styles.price)}
            {hasPrices && head('Tutar', styles.amount)}
          </tr>
        </thead>
        {suppliers.map((supplier) => (
          <tbody key={supplier.id}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns - 1} className={styles.cell}>
                <span className={styles.groupName}>
                  {supplier.name}
                  <span className={styles.small}>{`${formatNumber(supplier.toBuy.length)} kalem`}</span>
                  {minimumText(supplier) !== undefined && (
                    <span className={styles.minimum}>{minimumText(supplier)}</span>
                  )}
                </span>
              </th>
              <td className={styles.cell}>
                {onFill !== undefined && supplier.toBuy.length > 0 && (
                  <Button
                    size="small"
                    icon={<CartRegular />}
                    disabled={supplier.isInCart}
                    aria-label={`${supplier.name}: ${supplier.isInCart ? 'sepette' : 'sepete ekle'}`}
                    onClick={() => onFill([supplier])}
                  >
                    {supplier.isInCart ? 'Sepette' : 'Sepete ekle'}
                  </Button>
                )}
              </td>
              {hasPrices && (
                <>
                  <td className={styles.price} />
                  <td className={mergeClasses(styles.cell, styles.strong)}>
                    {supplier.amount === null ? '' : formatLira(supplier.amount)}
                  </td>
                </>
              )}
            </tr>
            {supplier.lines.map((shown) => (
              <Fragment key={shown.id}>
                <NeedRow shown={shown} hasOrdered={hasOrdered} hasPrices={hasPrices} {...actsOf(shown)} />
              </Fragment>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className={styles.total}>
            <th scope="row" colSpan={columns - 1} className={styles.cell}>
              <span className={styles.groupName}>
                Toplam
                <span className={styles.small}>
                  {`${formatNumber(suppliers.filter(({ toBuy }) => toBuy.length > 0).length)} tedarikçi · ${formatNumber(count)} kalem${hasPrices ? ' · KDV hariç' : ''}`}
                </span>
              </span>
            </th>
            <td colSpan={hasPrices ? 3 : 1} className={mergeClasses(styles.cell, styles.sum)}>
              {amount === null ? '' : formatLira(amount)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
