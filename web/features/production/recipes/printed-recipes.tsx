import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { measureText } from '../../../../src/texts/recipes/amounts.ts'
import type { RecipeSheet } from '../../../api/generated-cooking.ts'
import { Paper } from '../../../ui/paper.tsx'
import { formatInstant } from '../../../ui/words/dates.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import { dateOnPaper } from '../production-texts.ts'

const thin = '0.3mm solid black'

/* It is read at the stove. */
const useStyles = makeStyles({
  page: { breakAfter: 'page', ':last-child': { breakAfter: 'auto' }, fontVariantNumeric: 'tabular-nums' },
  head: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'end',
    columnGap: '8mm',
    paddingBottom: '3mm',
    borderBottom: '0.8mm solid black',
  },
  small: { fontSize: '11pt', lineHeight: '15pt' },
  name: { fontSize: '26pt', lineHeight: '30pt', fontWeight: 750 },
  portions: { flexShrink: 0, textAlign: 'right' },
  count: { display: 'block', fontSize: '40pt', lineHeight: '40pt', fontWeight: 800 },
  table: { width: '100%', borderCollapse: 'collapse' },
  heading: {
    padding: '2mm 0 1mm',
    fontSize: '11pt',
    fontWeight: 650,
    textAlign: 'right',
    ':first-child': { textAlign: 'left' },
  },
  row: { breakInside: 'avoid' },
  cell: { padding: '1.6mm 0', borderTop: thin, textAlign: 'right', whiteSpace: 'nowrap', fontSize: '15pt' },
  ingredient: {
    paddingRight: '4mm',
    fontSize: '17pt',
    lineHeight: '21pt',
    fontWeight: 650,
    textAlign: 'left',
    whiteSpace: 'normal',
  },
  note: { fontSize: '12pt', fontWeight: 400 },
  net: { width: '50mm', fontSize: '22pt', lineHeight: '24pt', fontWeight: 800 },
  gross: { width: '42mm' },
  method: { margin: '4mm 0 0', fontSize: '14pt', lineHeight: '20pt', whiteSpace: 'pre-wrap' },
  foot: { display: 'flex', justifyContent: 'space-between', paddingTop: '5mm', fontSize: '10pt' },
  missing: { padding: '3mm 4mm', border: thin, borderRadius: '2mm', fontSize: '12pt', lineHeight: '17pt' },
})

export interface PrintedRecipes {
  sheets: readonly RecipeSheet[]
  /** Undefined for the portions that a recipe is written for. */
  date: string | undefined
  withoutRecipe: readonly string[]
  /** Counts the requests, so that each one prints again. */
  times: number
}

type SheetProps = { sheet: RecipeSheet; date: string | undefined; caterer: string }

const PrintedRecipe = ({ sheet, date, caterer }: SheetProps) => {
  const styles = useStyles()
  const { name, portions, is_part: isPart, cooked_weight_g: weight, method, lines } = sheet
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <div className={styles.small}>
            {[caterer, isPart ? 'Reçete (öteki reçetelerin içinde)' : 'Reçete', date && dateOnPaper(date)]
              .filter(Boolean)
              .join(' · ')}
          </div>
          <div className={styles.name}>{name}</div>
        </div>
        <div className={styles.portions}>
          <span className={styles.count}>{formatNumber(Math.ceil(portions))}</span>
          <span className={styles.small}>porsiyon</span>
        </div>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th className={styles.heading}>Malzeme</th>
            <th className={styles.heading}>Brüt</th>
            <th className={styles.heading}>Net</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at} className={styles.row}>
              <td className={mergeClasses(styles.cell, styles.ingredient)}>
                {line.name}
                {line.note !== '' && <span className={styles.note}>{` · ${line.note}`}</span>}
              </td>
              <td className={mergeClasses(styles.cell, styles.gross)}>
                {line.gross === line.quantity ? '' : measureText(line.gross, line.unit)}
              </td>
              <td className={mergeClasses(styles.cell, styles.net)}>{measureText(line.quantity, line.unit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {method !== '' && <p className={styles.method}>{method}</p>}
      <div className={styles.foot}>
        <span>{weight === null ? '' : `Pişmiş porsiyon ${formatNumber(weight)} g`}</span>
        <span>{`Yazdırma ${formatInstant(new Date().toISOString())}`}</span>
      </div>
    </div>
  )
}

/** A sheet for each recipe, those that are parts of others last. */
export const PrintedRecipes = ({
  sheets,
  date,
  withoutRecipe,
  times,
  caterer,
}: PrintedRecipes & { caterer: string }) => {
  const styles = useStyles()
  return (
    <Paper times={times}>
      {sheets.map((sheet) => (
        <PrintedRecipe key={sheet.key} sheet={sheet} date={date} caterer={caterer} />
      ))}
      {withoutRecipe.length > 0 && <div className={styles.missing}>{`Reçetesi yok: ${withoutRecipe.join(', ')}`}</div>}
    </Paper>
  )
}
