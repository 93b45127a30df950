import { makeStyles, mergeClasses } from '@fluentui/react-components'
import { Badge } from '../../../ui/badge.tsx'
import { quantityIn } from '../../../../src/texts/kernel/amounts.ts'
import type { Product } from '../../../api/generated.ts'
import { usePanelParams } from '../../../ui/page/panel-frame.tsx'
import { tight, useTableStyles } from '../../../ui/lists/table-styles.ts'
import { ProductList } from '../product-list.tsx'
import { MovementsPanel } from './movements-panel.tsx'

const useStyles = makeStyles({ number: { width: '132px', [tight]: { width: '108px' } } })

const StockMark = ({ product: { stock_quantity, is_low } }: { product: Product }) =>
  is_low ? <Badge color="warning">{stock_quantity === 0 ? 'Tükendi' : 'Az kaldı'}</Badge> : null

const StockRow = ({ product, isOpen, onOpen }: { product: Product; isOpen: boolean; onOpen: () => void }) => {
  const table = useTableStyles()
  const end = mergeClasses(table.cell, table.end, table.number)
  const inUnits = (quantity: number) => quantityIn(quantity, product.unit_type)
  return (
    <tr className={mergeClasses(table.row, isOpen && table.opened)}>
      <th scope="row" className={table.firm}>
        <button type="button" className={table.open} onClick={onOpen}>
          {product.name}
        </button>
      </th>
      <td className={end} data-label="Stok">
        {inUnits(product.stock_quantity)}
      </td>
      <td className={end} data-label="Siparişlere ayrılan">
        {product.reserved_quantity === 0 ? <span className={table.quiet}>—</span> : inUnits(product.reserved_quantity)}
      </td>
      <td className={mergeClasses(end, table.spare)} data-label="En az sipariş">
        {inUnits(product.minimum_order_quantity)}
      </td>
      <td className={table.actions}>
        <StockMark product={product} />
      </td>
    </tr>
  )
}

/** The stock of each product, with those about to run out first. */
export const StockTab = () => {
  const styles = useStyles()
  const [params, setParams] = usePanelParams()
  const opened = params.get('product')
  const goTo = (product?: string) =>
    setParams({ tab: 'stock', ...(product !== undefined && { product }) }, { preventScrollReset: true })
  return (
    <>
      <ProductList
        label="Stok takibi"
        failure="Stoklar yüklenemedi"
        sort="low_stock"
        columns={[
          { name: 'Ürün' },
          { name: 'Stok', width: styles.number, isNumber: true },
          { name: 'Siparişlere ayrılan', width: styles.number, isNumber: true },
          { name: 'En az sipariş', width: styles.number, isNumber: true, isSpare: true },
        ]}
        last={{ name: 'Durum' }}
        row={(product) => (
          <StockRow key={product.id} product={product} isOpen={product.id === opened} onOpen={() => goTo(product.id)} />
        )}
      />
      {opened !== null && <MovementsPanel key={opened} productId={opened} onClose={() => goTo()} />}
    </>
  )
}
