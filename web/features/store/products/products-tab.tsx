import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { AddRegular, ArrowDownloadRegular, ArrowUploadRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { quantityText } from '../../../../src/texts/store.ts'
import { api, type ListProductsApiArg, type Product, useListProductsQuery } from '../../../api/generated.ts'
import { BusyIcon } from '../../../shared/busy-icon.tsx'
import { formatLira } from '../../../shared/numbers.ts'
import { ProductPicture } from '../../../shared/orders/product-picture.tsx'
import { PageActions } from '../../../shared/page.tsx'
import { PagedList } from '../../../shared/paged-list.tsx'
import { Panel } from '../../../shared/panel.tsx'
import { useCan, useCompany } from '../../../shared/scope/company-scope.ts'
import { TableHead } from '../../../shared/table-head.tsx'
import { useTableStyles } from '../../../shared/table-styles.ts'
import { useApiDispatch } from '../../../shared/use-api-dispatch.ts'
import { useDebounced } from '../../../shared/use-debounced.ts'
import { useDialog } from '../../../shared/use-dialog.ts'
import { once, useDownload } from '../../../shared/use-download.ts'
import { usePagedQuery } from '../../../shared/use-paged-query.ts'
import { ProductFilters } from '../product-filters.tsx'
import { DeleteProductDialog } from './delete-product-dialog.tsx'

const ProductDialog = lazy(async () => ({ default: (await import('./product-dialog.tsx')).ProductDialog }))
const UploadDialog = lazy(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }))

const pageSize = 50

const useStyles = makeStyles({
  product: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '12px' },
  category: { width: '18%' },
  price: { width: '136px' },
  stock: { width: '116px' },
  minimum: { width: '104px' },
})

type Acts = { onEdit: (product: Product) => void; onDelete: (product: Product) => void }

const ProductRow = ({ product, onEdit, onDelete }: { product: Product } & Acts) => {
  const table = useTableStyles()
  const styles = useStyles()
  const mayManage = useCan('manageProducts')
  const end = mergeClasses(table.cell, table.end, table.number)
  const {
    name,
    description,
    category,
    unit_price,
    unit_type,
    stock_quantity,
    minimum_order_quantity: minimum,
  } = product
  return (
    <tr className={table.row}>
      <th scope="row" className={table.firm}>
        <span className={styles.product}>
          <ProductPicture product={product} size={32} />
          <span>
            <span className={table.name}>{name}</span>
            <span className={table.facts}>{description}</span>
          </span>
        </span>
      </th>
      <td className={table.cell} data-label="Kategori">
        {category || '—'}
      </td>
      <td className={mergeClasses(end, table.price)} data-label="Birim fiyat">
        {`${formatLira(unit_price)} / ${unit_type}`}
      </td>
      <td className={end} data-label="Stok">
        {stock_quantity === 0 ? 'Tükendi' : `${quantityText(stock_quantity)} ${unit_type}`}
      </td>
      <td className={end} data-label="En az sipariş">
        {`${quantityText(minimum)} ${unit_type}`}
      </td>
      <td className={table.actions}>
        {mayManage && (
          <span className={table.buttons}>
            <Button
              appearance="subtle"
              icon={<EditRegular />}
              aria-label={`${name}: düzenle`}
              onClick={() => onEdit(product)}
            />
            <Button
              appearance="subtle"
              icon={<DeleteRegular />}
              aria-label={`${name}: sil`}
              onClick={() => onDelete(product)}
            />
          </span>
        )}
      </td>
    </tr>
  )
}

const Rows = ({ asked, ...acts }: { asked: ListProductsApiArg } & Acts) => (
  <tbody className={useTableStyles().rows}>
    {useListProductsQuery(asked).data?.products.map((product) => (
      <ProductRow key={product.id} product={product} {...acts} />
    ))}
  </tbody>
)

const PriceListButton = () => {
  const { companyId } = useCompany()
  const dispatch = useApiDispatch()
  const { download, isDownloading } = useDownload(() =>
    dispatch(api.endpoints.downloadPriceList.initiate({ companyId }, once)),
  )
  return (
    <Button
      disabledFocusable={isDownloading}
      icon={isDownloading ? <BusyIcon /> : <ArrowDownloadRegular />}
      onClick={download}
    >
      Fiyat listesi
    </Button>
  )
}

type Open = { what: 'create' | 'upload' } | { what: 'edit' | 'delete'; product: Product }

export const ProductsTab = () => {
  const table = useTableStyles()
  const styles = useStyles()
  const { companyId } = useCompany()
  const mayManage = useCan('manageProducts')
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState('')
  const search = useDebounced(typed.trim())
  const { open, show, close } = useDialog<Open>()
  const asked = { companyId, search, category, limit: pageSize }
  const query = usePagedQuery(useListProductsQuery, asked)
  const isAll = search === '' && category === ''
  const acts: Acts = {
    onEdit: (product) => show({ what: 'edit', product }),
    onDelete: (product) => show({ what: 'delete', product }),
  }
  return (
    <>
      <PageActions>
        <PriceListButton />
        {mayManage && (
          <>
            <Button icon={<ArrowUploadRegular />} onClick={() => show({ what: 'upload' })}>
              Toplu yükle
            </Button>
            <Button appearance="primary" icon={<AddRegular />} onClick={() => show({ what: 'create' })}>
              Yeni ürün
            </Button>
          </>
        )}
      </PageActions>
      <ProductFilters
        typed={typed}
        onType={setTyped}
        category={category}
        categories={query.first.data?.categories ?? []}
        onCategory={setCategory}
      />
      <PagedList
        query={query}
        failure="Ürünler yüklenemedi"
        empty={isAll ? 'Henüz ürün bulunmamaktadır.' : 'Aramanıza uyan ürün bulunamadı.'}
        drawing={isAll ? 'list' : 'search'}
        action={isAll && mayManage && <Button onClick={() => show({ what: 'create' })}>İlk ürünü ekle</Button>}
        shape="rows"
        unit="ürün"
      >
        {(offsets) => (
          <Panel className={table.frame}>
            <table className={table.table} aria-label="Ürünler">
              <TableHead
                columns={[
                  { name: 'Ürün' },
                  { name: 'Kategori', width: styles.category },
                  { name: 'Birim fiyat', width: styles.price, isNumber: true },
                  { name: 'Stok', width: styles.stock, isNumber: true },
                  { name: 'En az sipariş', width: styles.minimum, isNumber: true },
                ]}
              />
              {offsets.map((offset) => (
                <Rows key={offset} asked={{ ...asked, offset }} {...acts} />
              ))}
            </table>
          </Panel>
        )}
      </PagedList>
      <Suspense>
        {open?.what === 'create' && <ProductDialog onClose={close} />}
        {open?.what === 'edit' && <ProductDialog product={open.product} onClose={close} />}
        {open?.what === 'upload' && <UploadDialog onClose={close} />}
      </Suspense>
      {open?.what === 'delete' && <DeleteProductDialog product={open.product} onClose={close} />}
    </>
  )
}
