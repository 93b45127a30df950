import { makeStyles } from '@fluentui/react-components'
import type { Statement } from '../../api/generated-settlement.ts'
import { formatNumber } from '../../ui/words/numbers.ts'
import { departmentRows } from './department-rows.ts'
import { periodOf } from './statement-texts.ts'

const useStyles = makeStyles({
  page: { breakBefore: 'page', fontSize: '9pt', lineHeight: '12pt', fontVariantNumeric: 'tabular-nums' },
  title: {
    paddingBottom: '3mm',
    borderBottom: '0.6mm solid black',
    fontSize: '14pt',
    lineHeight: '19pt',
    fontWeight: 750,
  },
  table: { width: '100%', borderCollapse: 'collapse' },
  name: {
    padding: '1mm',
    borderBottom: '0.2mm solid #777',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    fontWeight: 400,
  },
  portions: { padding: '1mm', borderBottom: '0.2mm solid #777', textAlign: 'right', fontWeight: 700 },
  total: { padding: '1.5mm 1mm', borderTop: '0.4mm solid black', textAlign: 'left', fontWeight: 700 },
  sum: { padding: '1.5mm 1mm', borderTop: '0.4mm solid black', textAlign: 'right', fontWeight: 700 },
  note: { paddingTop: '3mm', fontSize: '8.5pt' },
})

/** A page of its own behind the statement, for the firm's cost centres: the other sheet goes to the catering. */
export const PrintedDepartments = ({ statement }: { statement: Statement }) => {
  const styles = useStyles()
  const { departments, others } = departmentRows(statement)
  return (
    <div className={styles.page}>
      <div
        className={styles.title}
      >{`${statement.own.name} · Departmanlara göre porsiyon · ${periodOf(statement)}`}</div>
      <table className={styles.table}>
        <tbody>
          {[...departments, ...others].map(({ name, portions }, at) => (
            <tr key={at}>
              <th scope="row" className={styles.name}>
                {name}
              </th>
              <td className={styles.portions}>{portions}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.total}>
              Toplam
            </th>
            <td className={styles.sum}>{formatNumber(statement.portions)}</td>
          </tr>
        </tbody>
      </table>
      <div className={styles.note}>Bu sayfa yalnızca firma içindir; catering departmanları görmez.</div>
    </div>
  )
}
