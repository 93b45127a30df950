import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { formatLira, quantityIn } from '../../../src/texts/kernel/amounts.ts'
import type { OrderDetail } from '../../api/generated.ts'
import { colors } from '../../ui/colors.ts'

const useStyles = makeStyles({
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  cell: { padding: '8px 4px', textAlign: 'start', borderBottom: `1px solid ${colors.line}`, verticalAlign: 'top' },
  head: { color: colors.ink2, fontSize: '12px', fontWeight: 650 },
  name: { fontWeight: 400, overflowWrap: 'anywhere' },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
  total: { fontSize: '16px', fontWeight: 650 },
})

/** The items with their names and prices as of the order. */
export const OrderLines = ({
  order: { items, total_amount: total },
}: {
  order: Pick<OrderDetail, 'items' | 'total_amount'>
}) => {
  const styles = useStyles()
  const end = mergeClasses(styles.cell, styles.end)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={mergeClasses(styles.cell, styles.head)}>
            Ürün
          </th>
          {['Miktar', 'Birim fiyat', 'Tutar'].map((name) => (
            <th key={name} scope="col" className={mergeClasses(end, styles.head)}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map(({ product_id, product_name, quantity, unit_type, unit_price, total_price }) => (
          <tr key={product_id}>
            <th scope="row" className={mergeClasses(styles.cell, styles.name)}>
              {product_name}
            </th>
            <td className={end}>{quantityIn(quantity, unit_type)}</td>
            <td className={end}>{formatLira(unit_price)}</td>
            <td className={end}>{formatLira(total_price)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className={mergeClasses(styles.cell, styles.total)}>
            Toplam
          </th>
          <td className={mergeClasses(end, styles.total)}>{formatLira(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
