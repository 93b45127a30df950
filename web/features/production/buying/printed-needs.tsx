import { makeStyles } from '@fluentui/react-components'
import { formatLira, quantityIn } from '../../../../src/texts/kernel/amounts.ts'
import { limitText } from '../../../../src/texts/buying/purchase.ts'
import type { PurchaseLine, PurchaseNeeds } from '../../../api/generated.ts'
import { Paper } from '../../../ui/paper.tsx'
import { formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { amountText, basisText, mealsOf, rangeText } from './buying-texts.ts'
import { leftOutGroups, leftOutLine } from './left-out-groups.ts'
import { boughtText } from './line-texts.tsx'
import { lineIdOf, type ShownSupplier, sumOf } from './needs-view.ts'

const thin = '0.3mm solid black'

const useStyles = makeStyles({
  head: { paddingBottom: '3mm', borderBottom: '0.8mm solid black', fontSize: '11pt', lineHeight: '15pt' },
  title: { fontSize: '21pt', lineHeight: '27pt', fontWeight: 750 },
  table: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'collapse',
    marginTop: '6mm',
    fontVariantNumeric: 'tabular-nums',
  },
  /* Parts of a heading stay with what follows them. */
  supplier: { breakAfter: 'avoid', paddingBottom: '1mm', fontSize: '15pt', fontWeight: 700, textAlign: 'left' },
  heading: {
    padding: '1mm 0 1mm 3mm',
    fontSize: '9pt',
    fontWeight: 650,
    textAlign: 'right',
    ':first-child': { paddingLeft: 0, textAlign: 'left' },
  },
  row: { breakInside: 'avoid' },
  sum: { breakInside: 'avoid', breakBefore: 'avoid', fontWeight: 700 },
  cell: {
    padding: '1mm 0 1mm 3mm',
    borderTop: thin,
    fontSize: '11pt',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal' },
  },
  taken: { fontSize: '13pt', fontWeight: 700 },
  product: { display: 'block', fontSize: '9pt' },
  leftOut: { marginTop: '6mm' },
  leftOutLine: { breakInside: 'avoid', margin: '0 0 1.5mm', fontSize: '10pt', lineHeight: '14pt' },
  foot: { breakBefore: 'avoid', display: 'flex', justifyContent: 'space-between', paddingTop: '5mm', fontSize: '10pt' },
})

export interface PrintedNeeds {
  needs: PurchaseNeeds
  suppliers: readonly ShownSupplier[]
  /** Counts the requests, so that each one prints again. */
  times: number
}

/** Millimetres of each column on A4; the first one takes what is left. */
const widths = { Gerekli: 25, Depoda: 22, Yolda: 21, Eksik: 25, Alınacak: 43, Tutar: 31 } as const
type Heading = keyof typeof widths

/** Of an alternative, everything up to what is missing stands with the preferred product. */
const figureOf = (line: PurchaseLine, heading: 'Gerekli' | 'Depoda' | 'Yolda' | 'Eksik'): string => {
  if (line.is_alternative) return heading === 'Eksik' ? 'kalanı' : ''
  const base = { Gerekli: line.needed, Depoda: line.shelf, Yolda: line.ordered, Eksik: line.missing }[heading]
  return base === null ? 'sayılmadı' : base === 0 ? '·' : amountText(base, line.base_unit)
}

const Cell = ({ line, heading }: { line: PurchaseLine; heading: Heading }) => {
  const styles = useStyles()
  if (heading === 'Tutar') return line.amount === null ? '' : formatLira(line.amount)
  if (heading !== 'Alınacak') return figureOf(line, heading)
  return (
    <>
      <span className={styles.taken}>{quantityIn(line.units, line.unit_type)}</span>
      <span className={styles.product}>{[`= ${boughtText(line)}`, limitText(line)].filter(Boolean).join(' · ')}</span>
    </>
  )
}

/** What is bought, supplier by supplier; without what is enough or was left out. */
export const PrintedNeeds = ({ needs, suppliers, times, caterer }: PrintedNeeds & { caterer: string }) => {
  const styles = useStyles()
  const hasPrices = needs.amount !== null
  const bought = suppliers.filter(({ toBuy }) => toBuy.length > 0)
  const hasOrdered = bought.some(({ toBuy }) => toBuy.some(({ ordered }) => ordered > 0))
  const headings = (Object.keys(widths) as Heading[]).filter(
    (heading) => (heading !== 'Yolda' || hasOrdered) && (heading !== 'Tutar' || hasPrices),
  )
  const total = sumOf(bought.map(({ amount }) => amount))
  return (
    <Paper times={times}>
      <div className="print-list">
        <div className={styles.head}>
          <div>{`${caterer} · Satın alma`}</div>
          <div className={styles.title}>{rangeText(needs)}</div>
          <div>{`${formatNumber(mealsOf(needs))} öğün = ${basisText(needs)}`}</div>
          {needs.is_estimate && <div>Tahmini: listelerin hepsi kesinleşmedi, miktarlar değişebilir.</div>}
          {needs.left_out.length > 0 && (
            <div>{`Hesaba katılamayan ${formatNumber(needs.left_out.length)} kalem sondadır; bu listede yoktur.`}</div>
          )}
        </div>
        {bought.map(({ id, name, toBuy, amount }) => (
          <table key={id} className={styles.table}>
            <colgroup>
              <col />
              {headings.map((heading) => (
                <col key={heading} style={{ width: `${widths[heading]}mm` }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                <th colSpan={headings.length + 1} className={styles.supplier}>
                  {name}
                </th>
              </tr>
              <tr>
                {['Malzeme', ...headings].map((heading) => (
                  <th key={heading} className={styles.heading}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {toBuy.map((line) => (
                <tr key={lineIdOf(line)} className={styles.row}>
                  <td className={styles.cell}>
                    {line.ingredient}
                    {line.product_name !== line.ingredient && (
                      <span className={styles.product}>{line.product_name}</span>
                    )}
                  </td>
                  {headings.map((heading) => (
                    <td key={heading} className={styles.cell}>
                      <Cell line={line} heading={heading} />
                    </td>
                  ))}
                </tr>
              ))}
              {amount !== null && (
                <tr className={styles.sum}>
                  <th scope="row" colSpan={headings.length} className={styles.cell}>
                    Ara toplam, KDV hariç
                  </th>
                  <td className={styles.cell}>{formatLira(amount)}</td>
                </tr>
              )}
            </tbody>
          </table>
        ))}
        {needs.left_out.length > 0 && (
          <div className={styles.leftOut}>
            <div className={styles.supplier}>Hesaba katılamayanlar</div>
            {leftOutGroups(needs.left_out).map((group) => (
              <p key={group.reason} className={styles.leftOutLine}>
                {leftOutLine(group)}
              </p>
            ))}
          </div>
        )}
        <div className={styles.foot}>
          <span>{total === null ? '' : `Toplam ${formatLira(total)} · KDV hariç`}</span>
          <span>{`Yazdırma ${formatInstant(new Date().toISOString())}`}</span>
        </div>
      </div>
    </Paper>
  )
}
