import { Badge, makeStyles, mergeClasses } from '@fluentui/react-components'
import { useState } from 'react'
import { quantityText } from '../../../../src/texts/store.ts'
import { type ListProductsApiArg, type Product, useListProductsQuery } from '../../../api/generated.ts'
import { PagedList } from '../../../shared/paged-list.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useCompany } from '../../../shared/scope/company-scope.ts'
import { usePanelParams } from '../../../shared/scope/panel-frame.tsx'
import { TableHead } from '../../../shared/table-head.tsx'
import { useTableStyles } from '../../../shared/table-styles.ts'
import { useDebounced } from '../../../shared/use-debounced.ts'
import { usePagedQuery } from '../../../shared/use-paged-query.ts'
import { ProductFilters } from '../product-filters.tsx'
import { MovementsPanel } from './movements-panel.tsx'

const pageSize = 50

const useStyles = makeStyles({ number: { width: '132px' } })

const StockMark = ({ product: { stock_quantity, is_low } }: { product: Product }) =>
  is_low ? (
    <Badge appearance="tint" color="warning">
      {stock_quantity === 0 ? 'Tükendi' : 'Az kaldı'}
    </Badge>
  ) : null

const Rows = ({ asked, onOpen }: { asked: ListProductsApiArg; onOpen: (productId: string) => void }) => {
  const table = useTableStyles()
  const end = mergeClasses(table.cell, table.end, table.number)
  return (
    <tbody className={table.rows}>
      {useListProductsQuery(asked).data?.products.map((product) => {
        const inUnits = (quantity: number) => `${quantityText(quantity)} ${product.unit_type}`
        return (
          <tr key={product.id} className={table.row}>
            <th scope="row" className={table.firm}>
              <button type="button" className={table.open} onClick={() => onOpen(product.id)}>
                {product.name}
              </button>
            </th>
            <td className={end} data-label="Stok">
              {inUnits(product.stock_quantity)}
            </td>
            <td className={end} data-label="Siparişlere ayrılan">
              {inUnits(product.reserved_quantity)}
            </td>
            <td className={end} data-label="En az sipariş">
              {inUnits(product.minimum_order_quantity)}
            </td>
            <td className={table.actions}>
              <StockMark product={product} />
            </td>
          </tr>
        )
      })}
    </tbody>
  )
}

/** What there is of each product, what runs out first. */
export const StockTab = () => {
  const table = useTableStyles()
  const styles = useStyles()
  const { companyId } = useCompany()
  const [params, setParams] = usePanelParams()
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  const search = useDebounced(typed.trim())
  const opened = params.get('product')
  const goTo = (product?: string) =>
    setParams({ tab: 'stock', ...(product !== undefined && { product }) }, { preventScrollReset: true })
  const asked = { companyId, search, category, sort: 'low_stock', limit: pageSize } as const
  const query = usePagedQuery(useListProductsQuery, asked)
  const isAll = search === '' && category === ''
  return (
    <>
      <ProductFilters
        typed={typed}
        onType={setTyped}
        category={category}
        categories={query.first.data?.categories ?? []}
        onCategory={setCategory}
      />
      <PagedList
        query={query}
        failure="Stoklar yüklenemedi"
        empty={isAll ? 'Henüz ürün bulunmamaktadır.' : 'Aramanıza uyan ürün bulunamadı.'}
        drawing={isAll ? 'list' : 'search'}
        shape="rows"
      >
        {(offsets) => (
          <Panel className={table.frame}>
            <table className={table.table} aria-label="Stok takibi">
              <TableHead
                columns={[
                  { name: 'Ürün' },
                  { name: 'Stok', width: styles.number, isNumber: true },
                  { name: 'Siparişlere ayrılan', width: styles.number, isNumber: true },
                  { name: 'En az sipariş', width: styles.number, isNumber: true },
                ]}
                last="Durum"
              />
              {offsets.map((offset) => (
                <Rows key={offset} asked={{ ...asked, offset }} onOpen={goTo} />
              ))}
            </table>
          </Panel>
        )}
      </PagedList>
      {opened !== null && <MovementsPanel key={opened} productId={opened} onClose={() => goTo()} />}
    </>
  )
}
