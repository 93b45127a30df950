import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import { signed } from '../../../src/texts/settlement/labels.ts'
import type { Correction, Statement, StatementApproval } from '../../api/generated-settlement.ts'
import { useCompany } from '../../frame/scope/company-scope.ts'
import { Paper } from '../../ui/paper.tsx'
import { formatDate, formatInstant } from '../../ui/words/dates.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { PrintedDepartments } from './printed-departments.tsx'
import { datesOf, isMealDay, totalOf } from './statement-dates.ts'
import {
  bothSides,
  lineText,
  minimumText,
  openCorrections,
  periodOf,
  unfrozenText,
  unpricedText,
  vatText,
  withheldLines,
} from './statement-texts.ts'

const thin = '0.2mm solid #777'
const thick = '0.6mm solid black'

const useStyles = makeStyles({
  page: { fontSize: '9pt', lineHeight: '12pt', fontVariantNumeric: 'tabular-nums' },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'start',
    columnGap: '6mm',
    paddingBottom: '3mm',
    borderBottom: thick,
  },
  title: { fontSize: '17pt', lineHeight: '22pt', fontWeight: 750 },
  side: { textAlign: 'right' },
  frame: {
    display: 'inline-block',
    marginBottom: '1mm',
    padding: '1mm 4mm',
    border: '0.5mm solid black',
    borderRadius: '1.5mm',
    fontSize: '11pt',
    fontWeight: 750,
  },
  table: { width: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  heading: {
    padding: '1.5mm 1mm',
    borderBottom: '0.4mm solid black',
    fontSize: '8pt',
    lineHeight: '10pt',
    fontWeight: 650,
    textAlign: 'right',
    verticalAlign: 'bottom',
    overflowWrap: 'anywhere',
    ':first-child': { textAlign: 'left' },
  },
  day: { width: '22mm' },
  cell: {
    height: '5mm',
    padding: '0 1mm',
    borderBottom: thin,
    textAlign: 'right',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    ':first-child': { textAlign: 'left' },
  },
  closed: { backgroundColor: '#eee', printColorAdjust: 'exact' },
  name: { textAlign: 'left' },
  bold: { fontWeight: 700 },
  total: { height: '7mm', borderTop: '0.4mm solid black', borderBottom: thick, fontWeight: 700 },
  under: { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8mm', paddingTop: '3mm', breakInside: 'avoid' },
  notes: { fontSize: '8.5pt', lineHeight: '11.5pt', overflowWrap: 'anywhere' },
  group: { margin: '0 0 2mm' },
  line: { display: 'flex', justifyContent: 'space-between', columnGap: '4mm', padding: '0.6mm 0' },
  sum: { borderTop: '0.4mm solid black', marginTop: '1mm', paddingTop: '1mm', fontSize: '13pt', lineHeight: '18pt' },
  sides: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: '12mm',
    paddingTop: '10mm',
    breakInside: 'avoid',
  },
  signature: { paddingTop: '1mm', borderTop: thin },
  foot: { display: 'flex', justifyContent: 'space-between', paddingTop: '4mm', fontSize: '8pt' },
})

/** 01.10 Per */
const dayText = (date: string): string => `${date.slice(8)}.${date.slice(5, 7)} ${formatDate(date, 'weekday')}`

const shortText = ({ date, shift_title, portions }: Correction): string =>
  `${date.slice(8)}.${date.slice(5, 7)} ${shift_title} ${signed(portions)}`

const Days = ({ statement }: { statement: Statement }) => {
  const styles = useStyles()
  const { days: rows, shifts } = statement
  const days = datesOf(statement)
  const hasMinimum = statement.top_up !== 0 || statement.minimum !== null
  const headings = [
    ...shifts.map(({ id, title }) => ({ key: id, title })),
    ...['Misafir', 'Düzeltme', 'Porsiyon', ...(hasMinimum ? ['Asgari farkı'] : []), 'Birim fiyat'].map((title) => ({
      key: title,
      title,
    })),
  ]
  const some = (count: number, text = formatNumber(count)) => (count === 0 ? '' : text)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={mergeClasses(styles.heading, styles.day)}>Gün</th>
          {headings.map(({ key, title }) => (
            <th key={key} className={styles.heading}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const isCounted = isMealDay(day) || day.portions !== 0
          const isClosed = day.closed_day !== null && !isCounted
          return (
            <tr key={day.date} className={isClosed ? styles.closed : undefined}>
              <td className={styles.cell}>{dayText(day.date)}</td>
              {isClosed ? (
                <td className={mergeClasses(styles.cell, styles.name)} colSpan={headings.length}>
                  {`Kapalı: ${day.closed_day}`}
                </td>
              ) : (
                <>
                  {shifts.map(({ id }, row) => (
                    <td key={id} className={styles.cell}>
                      {day.meals[row] == null ? '' : formatNumber(day.meals[row])}
                    </td>
                  ))}
                  <td className={styles.cell}>{some(day.guests)}</td>
                  <td className={styles.cell}>{some(day.corrections, signed(day.corrections))}</td>
                  <td className={mergeClasses(styles.cell, styles.bold)}>{isCounted && formatNumber(day.portions)}</td>
                  {hasMinimum && <td className={styles.cell}>{some(day.top_up)}</td>}
                  <td className={styles.cell}>
                    {(isCounted || day.top_up !== 0) && (day.unit_price === null ? '—' : formatLira(day.unit_price))}
                  </td>
                </>
              )}
            </tr>
          )
        })}
        <tr>
          {[
            'Toplam',
            ...shifts.map(({ portions }) => formatNumber(portions)),
            some(totalOf(rows, 'guests')),
            some(totalOf(rows, 'corrections'), signed(totalOf(rows, 'corrections'))),
            formatNumber(statement.portions),
            ...(hasMinimum ? [some(statement.top_up)] : []),
            '',
          ].map((text, at) => (
            <td key={at} className={mergeClasses(styles.cell, styles.total)}>
              {text}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

const Notes = ({ statement }: { statement: Statement }) => {
  const styles = useStyles()
  const { corrections, minimum, unpriced_portions, unfrozen_dates, state } = statement
  const accepted = corrections.filter(({ status }) => status === 'accepted')
  const open = openCorrections(statement)
  const notes = [
    minimum !== null && minimumText(minimum),
    unpriced_portions > 0 && unpricedText(unpriced_portions),
    state !== 'agreed' && unfrozen_dates.length > 0 && unfrozenText(unfrozen_dates),
    'Bu belge fatura değildir.',
  ]
  return (
    <div className={styles.notes}>
      {accepted.length > 0 && (
        <p className={styles.group}>
          <b>Kabul edilen düzeltme</b>
          {accepted.map((correction) => (
            <span key={correction.id}>
              <br />
              {`${shortText(correction)}: ${correction.reason}`}
            </span>
          ))}
        </p>
      )}
      {open.length > 0 && (
        <p className={styles.group}>
          <b>Açık (sayılmadı)</b>
          <br />
          {open.map(shortText).join(' · ')}
        </p>
      )}
      <p className={styles.group}>{notes.filter(Boolean).join(' ')}</p>
    </div>
  )
}

const Amounts = ({ statement: { lines, totals } }: { statement: Statement }) => {
  const styles = useStyles()
  const rows = [
    ...lines.map((line) => [lineText(line), line.price] as const),
    ['Ara toplam', totals.base] as const,
    ...totals.rates.map((one) => [vatText(one, totals.rates.length === 1), one.vat] as const),
  ]
  return (
    <div>
      {rows.map(([text, price], at) => (
        <div key={at} className={styles.line}>
          <span>{text}</span>
          <b>{formatLira(price)}</b>
        </div>
      ))}
      <div className={mergeClasses(styles.line, styles.sum)}>
        <b>Toplam</b>
        <b>{formatLira(totals.total)}</b>
      </div>
      {withheldLines(totals).map(([text, price]) => (
        <div key={text} className={styles.line}>
          <span>{text}</span>
          <b>{formatLira(price)}</b>
        </div>
      ))}
    </div>
  )
}

const approvedText = ({ at, by_name }: StatementApproval): string =>
  at === null ? '' : ['onayladı', by_name, formatInstant(at)].filter(Boolean).join(' · ')

export interface PrintedStatement {
  statement: Statement
  /** Counts the requests, so that each one prints again. */
  times: number
}

/** A period on one sheet, to keep or to sign: a draft until both have agreed. The firm's departments are on another. */
export const PrintedStatement = ({ statement, times }: PrintedStatement) => {
  const styles = useStyles()
  const isCatering = useCompany().type === 'catering'
  const isAgreed = statement.state === 'agreed'
  const open = openCorrections(statement).length
  const sides = bothSides(
    isCatering,
    { name: statement.own.name, approval: statement.own_approval },
    { name: statement.partner.name, approval: statement.partner_approval },
  )
  return (
    <Paper times={times}>
      <div className={mergeClasses('print-list', styles.page)}>
        <div className={styles.head}>
          <div>
            <div className={styles.title}>{`Yemek mutabakatı · ${periodOf(statement)}`}</div>
            {sides.map(({ name }, at) => (
              <div key={name}>
                {at === 0 ? 'Hizmet veren: ' : 'Hizmet alan: '}
                <b>{name}</b>
              </div>
            ))}
          </div>
          <div className={styles.side}>
            <div className={styles.frame}>{isAgreed ? 'MUTABIK' : 'TASLAK'}</div>
            {isAgreed && statement.agreed_at !== null && <div>{formatInstant(statement.agreed_at)}</div>}
            {!isAgreed && open > 0 && <div>{`${formatNumber(open)} düzeltme açık`}</div>}
            <div>{`Yazdırma ${formatInstant(new Date().toISOString())}`}</div>
          </div>
        </div>
        <Days statement={statement} />
        <div className={styles.under}>
          <Notes statement={statement} />
          <Amounts statement={statement} />
        </div>
        <div className={styles.sides}>
          {sides.map(({ name, approval }) => (
            <div key={name} className={styles.signature}>
              <b>{name}</b>
              <div>{isAgreed ? approvedText(approval) : 'ad, imza, tarih'}</div>
            </div>
          ))}
        </div>
      </div>
      {statement.departments.length > 0 && <PrintedDepartments statement={statement} />}
    </Paper>
  )
}
