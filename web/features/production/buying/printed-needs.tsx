import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { formatLira, quantityIn } from '../../../../src/texts/kernel/amounts.ts'
import type { PurchaseNeeds } from '../../../api/generated.ts'
import { useOwnDocument } from '../../../ui/device/own-document.ts'
import { formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { amountText, basisText, mealsOf, rangeText } from './buying-texts.ts'
import { boughtText } from './line-texts.tsx'
import type { ShownSupplier } from './needs-view.ts'

const thin = '0.3mm solid black'

/* Black on white in every theme: it is paper. */
const useStyles = makeStyles({
  paper: { display: 'none', '@media print': { display: 'block', color: 'black', backgroundColor: 'white' } },
  head: { paddingBottom: '3mm', borderBottom: '0.8mm solid black', fontSize: '11pt', lineHeight: '15pt' },
  title: { fontSize: '21pt', lineHeight: '27pt', fontWeight: 750 },
  table: { width: '100%', borderCollapse: 'collapse', marginTop: '6mm', fontVariantNumeric: 'tabular-nums' },
  supplier: { paddingBottom: '1mm', fontSize: '15pt', fontWeight: 700, textAlign: 'left' },
  heading: {
    padding: '1mm 0 1mm 3mm',
    fontSize: '9pt',
    fontWeight: 650,
    textAlign: 'right',
    ':first-child': { paddingLeft: 0, textAlign: 'left' },
  },
  row: { breakInside: 'avoid' },
  cell: {
    padding: '1.4mm 0 1.4mm 3mm',
    borderTop: thin,
    fontSize: '11pt',
    textAlign: 'right',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal' },
  },
  taken: { fontSize: '13pt', fontWeight: 700 },
  product: { display: 'block', fontSize: '9pt' },
  foot: { display: 'flex', justifyContent: 'space-between', paddingTop: '5mm', fontSize: '10pt' },
})

export interface PrintedNeeds {
  needs: PurchaseNeeds
  suppliers: readonly ShownSupplier[]
  /** Counts the requests, so that each one prints again. */
  times: number
}

const headings = ['Malzeme', 'Gerekli', 'Depoda', 'Eksik', 'Alınacak']

/** What is bought, supplier by supplier; without what is enough or was left out. */
export const PrintedNeeds = ({ needs, suppliers, times, caterer }: PrintedNeeds & { caterer: string }) => {
  const styles = useStyles()
  const own = useOwnDocument()
  useEffect(() => own.defaultView?.print(), [own, times])
  const hasPrices = needs.amount !== null
  return createPortal(
    <div className={mergeClasses('print-sheet', styles.paper)} aria-hidden="true">
      <div className={styles.head}>
        <div>{`${caterer} · Satın alma`}</div>
        <div className={styles.title}>{rangeText(needs)}</div>
        <div>{`${formatNumber(mealsOf(needs))} öğün = ${basisText(needs)}${needs.is_estimate ? ', tahmini' : ''}`}</div>
        {needs.left_out.length > 0 && (
          <div>{`Hesaba katılamayan: ${needs.left_out.map(({ what }) => what).join(', ')}`}</div>
        )}
      </div>
      {suppliers
        .filter(({ toBuy }) => toBuy.length > 0)
        .map(({ id, name, toBuy, amount }) => (
          <table key={id} className={styles.table}>
            <thead>
              <tr>
                <th colSpan={headings.length + 1} className={styles.supplier}>
                  {amount === null ? name : `${name} · ${formatLira(amount)}`}
                </th>
              </tr>
              <tr>
                {[...headings, ...(hasPrices ? ['Tutar'] : [])].map((heading) => (
                  <th key={heading} className={styles.heading}>
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {toBuy.map((line) => (
                <tr key={`${line.ingredient_id} ${line.product_id}`} className={styles.row}>
                  <td className={styles.cell}>
                    {line.ingredient}
                    <span className={styles.product}>{line.product_name}</span>
                  </td>
                  <td className={styles.cell}>{amountText(line.needed, line.base_unit)}</td>
                  <td className={styles.cell}>
                    {line.shelf === null ? 'sayılmadı' : amountText(line.shelf, line.base_unit)}
                  </td>
                  <td className={styles.cell}>{amountText(line.missing, line.base_unit)}</td>
                  <td className={styles.cell}>
                    <span className={styles.taken}>{quantityIn(line.units, line.unit_type)}</span>
                    {` = ${boughtText(line)}`}
                  </td>
                  {hasPrices && <td className={styles.cell}>{line.amount === null ? '' : formatLira(line.amount)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        ))}
      <div className={styles.foot}>
        <span>{hasPrices ? 'Tutarlar KDV hariçtir.' : ''}</span>
        <span>{`Yazdırma ${formatInstant(new Date().toISOString())}`}</span>
      </div>
    </div>,
    own.body,
  )
}
