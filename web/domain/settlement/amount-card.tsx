import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatLira } from '../../../src/texts/kernel/amounts.ts'
import type { Statement } from '../../api/generated-settlement.ts'
import { colors } from '../../ui/colors.ts'
import { Panel } from '../../ui/panel.tsx'
import {
  ifAcceptedText,
  lineText,
  minimumText,
  openCorrections,
  unpricedText,
  vatText,
  withheldLines,
} from './statement-texts.ts'

const useStyles = makeStyles({
  root: { rowGap: '8px', fontVariantNumeric: 'tabular-nums' },
  title: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 650 },
  lines: { display: 'grid', rowGap: '8px', margin: 0 },
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: '16px',
  },
  price: { margin: '0 0 0 auto', fontWeight: 650, whiteSpace: 'nowrap' },
  sum: { paddingTop: '10px', borderTop: `1px solid ${colors.line}` },
  total: { paddingTop: '8px', borderTop: `2px solid ${colors.lineStrong}` },
  word: { fontWeight: 650 },
  figure: { fontSize: '28px', lineHeight: '36px', fontWeight: 700, letterSpacing: '-.01em' },
  note: { margin: 0, color: colors.ink2, fontSize: '12px', lineHeight: '16px' },
})

/** What the period comes to. */
export const AmountCard = ({ statement, className }: { statement: Statement; className?: string }) => {
  const styles = useStyles()
  const { lines, totals, totals_if_accepted, minimum, unpriced_portions } = statement
  const withheld = withheldLines(totals)
  const notes = [
    totals_if_accepted !== null && ifAcceptedText(openCorrections(statement).length, totals_if_accepted.total),
    unpriced_portions > 0 && unpricedText(unpriced_portions),
    minimum !== null && minimumText(minimum),
    'Bu belge fatura değildir.',
  ].filter((note) => note !== false)
  return (
    <Panel as="section" className={mergeClasses(styles.root, className)}>
      <h2 className={styles.title}>Tutar</h2>
      <dl className={styles.lines}>
        {lines.map((line) => (
          <div key={`${line.kind} ${line.period} ${line.unit_price} ${line.vat_rate}`} className={styles.line}>
            <dt>{lineText(line)}</dt>
            <dd className={styles.price}>{formatLira(line.price)}</dd>
          </div>
        ))}
        <div className={mergeClasses(styles.line, lines.length > 0 && styles.sum)}>
          <dt>Ara toplam</dt>
          <dd className={styles.price}>{formatLira(totals.base)}</dd>
        </div>
        {totals.rates.map((one) => (
          <div key={one.rate} className={styles.line}>
            <dt>{vatText(one, totals.rates.length === 1)}</dt>
            <dd className={styles.price}>{formatLira(one.vat)}</dd>
          </div>
        ))}
        <div className={mergeClasses(styles.line, styles.total)}>
          <dt className={styles.word}>Toplam</dt>
          <dd className={mergeClasses(styles.price, styles.figure)}>{formatLira(totals.total)}</dd>
        </div>
        {withheld.map(([label, price]) => (
          <div key={label} className={styles.line}>
            <dt>{label}</dt>
            <dd className={styles.price}>{formatLira(price)}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Panel>
  )
}
