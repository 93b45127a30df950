import { makeStyles, tokens } from '@fluentui/react-components'
import { fieldLabels } from '../../../../src/texts/kernel/field-labels.ts'
import { formatNumber } from '../../../ui/words/numbers.ts'
import type { DepartmentRow } from './department-rows.ts'
import type { Series } from './week-series.ts'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', overflowWrap: 'normal' },
  caption: { paddingBottom: '8px', color: tokens.colorNeutralForeground3, textAlign: 'left' },
  name: {
    minWidth: '130px',
    padding: '10px 12px 10px 0',
    textAlign: 'left',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
  head: {
    padding: '10px 0 10px 12px',
    textAlign: 'right',
    verticalAlign: 'bottom',
    fontWeight: tokens.fontWeightSemibold,
  },
  count: { padding: '10px 0 10px 12px', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  row: { borderTop: `1px solid ${tokens.colorNeutralStroke2}` },
})

interface DepartmentTableProps {
  rows: readonly DepartmentRow[]
  options: readonly Series[]
}

export const DepartmentTable = ({ rows, options }: DepartmentTableProps) => {
  const styles = useStyles()
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>Son 30 günün seçimleri, departmanlara göre</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {fieldLabels.department}
          </th>
          <th scope="col" className={styles.head}>
            Toplam
          </th>
          {options.map(({ key, label }) => (
            <th key={key} scope="col" className={styles.head}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, total, counts }) => (
          <tr key={id} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.count}>
              <strong>{formatNumber(total)}</strong>
            </td>
            {options.map(({ key }, index) => (
              <td key={key} className={styles.count}>
                {formatNumber(counts[index] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
