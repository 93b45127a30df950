import { makeStyles, mergeClasses } from '@fluentui/react-components'
import type { ReactNode } from 'react'
import { costPerPortion } from '../../../../src/core/costs/rules.ts'
import {
  keptDaysText,
  missingDaysText,
  missingText,
  monthFigures,
  unbilledText,
} from '../../../../src/texts/costs/costs.ts'
import { formatLira } from '../../../../src/texts/kernel/amounts.ts'
import { monthText } from '../../../../src/texts/kernel/dates.ts'
import type { MonthCosts } from '../../../api/generated.ts'
import { Paper } from '../../../ui/paper.tsx'
import { formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber, formatShare } from '../../../ui/words/numbers.ts'
import { billedText, type Costs, figureText, shareOf, shortMissingText } from './costs-texts.ts'

const thin = '0.3mm solid black'

const useStyles = makeStyles({
  page: { fontSize: '10pt', lineHeight: '14pt', fontVariantNumeric: 'tabular-nums' },
  head: { paddingBottom: '3mm', borderBottom: '0.8mm solid black', fontSize: '11pt', lineHeight: '15pt' },
  title: { fontSize: '21pt', lineHeight: '27pt', fontWeight: 750 },
  figures: { display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', columnGap: '4mm', margin: '4mm 0 0' },
  figure: { margin: 0, fontSize: '14pt', lineHeight: '20pt', fontWeight: 700, whiteSpace: 'nowrap' },
  small: { display: 'block', fontSize: '8.5pt', lineHeight: '11pt', fontWeight: 400, whiteSpace: 'normal' },
  notes: { margin: '4mm 0 0', overflowWrap: 'anywhere' },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse', marginTop: '6mm' },
  name: { paddingBottom: '1mm', fontSize: '15pt', lineHeight: '20pt', fontWeight: 700, textAlign: 'left' },
  heading: {
    padding: '1mm 0 1mm 3mm',
    fontSize: '9pt',
    fontWeight: 650,
    textAlign: 'right',
    verticalAlign: 'bottom',
    ':first-child': { paddingLeft: 0, textAlign: 'left' },
  },
  row: { breakInside: 'avoid' },
  cell: {
    padding: '1mm 0 1mm 3mm',
    borderTop: thin,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    ':first-child': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
  total: { fontWeight: 700 },
  foot: { display: 'flex', justifyContent: 'space-between', paddingTop: '5mm' },
})

/** At least so much is said in words, below the amount. */
const Figure = ({ text, under }: { text: string; under: string | false | undefined }) => {
  const styles = useStyles()
  return (
    <>
      {text}
      {under !== false && under !== undefined && <span className={styles.small}>{under}</span>}
    </>
  )
}

const atLeast = ({ is_complete }: Costs) => !is_complete && 'en az'

const Cost = ({ of }: { of: Costs }) => <Figure text={formatLira(of.cost)} under={atLeast(of)} />

const PerPortion = ({ of }: { of: Costs & { portions: number } }) => {
  const each = costPerPortion(of.cost, of.portions)
  return each === null ? '—' : <Figure text={formatLira(each)} under={atLeast(of)} />
}

type Billed = Costs & Pick<MonthCosts, 'portions' | 'billed' | 'unbilled_portions'>

const Share = ({ of }: { of: Billed }) => {
  const share = shareOf(of)
  return share === null ? '—' : <Figure text={formatShare(share)} under={atLeast(of)} />
}

const billedCells = (of: Billed): ReactNode[] => [
  formatNumber(of.portions),
  <Cost key="cost" of={of} />,
  <PerPortion key="each" of={of} />,
  <Figure key="billed" text={billedText(of.billed, of.unbilled_portions)} under={unbilledText(of.unbilled_portions)} />,
  <Share key="share" of={of} />,
]

type Row = { id: string; name: string; under?: string | undefined; cells: readonly ReactNode[] }

type TableProps = {
  name: string
  /** What a row is. */
  of: string
  /** The heading of each column, and its millimetres on A4; the first one takes what is left. */
  columns: Readonly<Record<string, number>>
  rows: readonly Row[]
  total: readonly ReactNode[]
}

/** Its name and headings stand on each page. */
const CostTable = ({ name, of, columns, rows, total }: TableProps) => {
  const styles = useStyles()
  return (
    <table className={styles.table}>
      <colgroup>
        <col />
        {Object.entries(columns).map(([heading, width]) => (
          <col key={heading} style={{ width: `${width}mm` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th colSpan={Object.keys(columns).length + 1} className={styles.name}>
            {name}
          </th>
        </tr>
        <tr>
          {[of, ...Object.keys(columns)].map((heading) => (
            <th key={heading} className={styles.heading}>
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, { id: 'total', name: 'Toplam', cells: total } satisfies Row].map((row: Row) => (
          <tr key={row.id} className={mergeClasses(styles.row, row.id === 'total' && styles.total)}>
            <td className={styles.cell}>
              <Figure text={row.name} under={row.under} />
            </td>
            {row.cells.map((cell, at) => (
              <td key={at} className={styles.cell}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const underOf = (costs: Costs): string | undefined => (costs.is_complete ? undefined : shortMissingText(costs))

export interface PrintedCosts {
  costs: MonthCosts
  /** Counts the requests, so that each one prints again. */
  times: number
}

/** A month for the accountant: its figures, firms and components. */
export const PrintedCosts = ({ costs, times, caterer }: PrintedCosts & { caterer: string }) => {
  const styles = useStyles()
  return (
    <Paper times={times}>
      <div className={mergeClasses('print-list', styles.page)}>
        <div className={styles.head}>
          <div>{`${caterer} · Maliyet`}</div>
          <div className={styles.title}>{monthText(costs.month)}</div>
          <div>{keptDaysText(costs.days)}</div>
        </div>
        <dl className={styles.figures}>
          {monthFigures(costs).map((figure) => (
            <div key={figure.label}>
              <dt>{figure.label}</dt>
              <dd className={styles.figure}>{figureText(figure)}</dd>
              <dd className={mergeClasses(styles.figure, styles.small)}>{figure.meaning}</dd>
            </div>
          ))}
        </dl>
        {costs.missing_days.length > 0 && <p className={styles.notes}>{missingDaysText(costs.missing_days)}</p>}
        {costs.has_more && (
          <p className={styles.notes}>Listeler çok uzun; tamamı Excel dosyasındadır. Toplamlar tamdır.</p>
        )}
        <CostTable
          name="Firmalar"
          of="Firma"
          columns={{ Öğün: 16, Malzeme: 34, 'Öğün başına': 25, 'Sözleşme tutarı': 37, 'Malzemenin payı': 21 }}
          rows={costs.firms.map((firm) => ({
            id: firm.corporate_id,
            name: firm.corporate_name,
            under: underOf(firm),
            cells: billedCells(firm),
          }))}
          total={billedCells(costs)}
        />
        <CostTable
          name="Bileşenler"
          of="Bileşen"
          columns={{ Porsiyon: 22, 'Porsiyon başına': 30, Malzeme: 36 }}
          rows={costs.components.map((component) => ({
            id: component.key,
            name: component.name,
            under: underOf(component),
            cells: [
              formatNumber(Math.ceil(component.portions)),
              <PerPortion key="each" of={component} />,
              <Cost key="cost" of={component} />,
            ],
          }))}
          total={['', '', <Cost key="cost" of={costs} />]}
        />
        {!costs.is_complete && <p className={styles.notes}>{missingText(costs, 100)}</p>}
        <div className={styles.foot}>
          <span>Tutarlar KDV hariçtir.</span>
          <span>{`Yazdırma ${formatInstant(new Date().toISOString())}`}</span>
        </div>
      </div>
    </Paper>
  )
}
