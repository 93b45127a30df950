import { Button, makeStyles, mergeClasses } from '@fluentui/react-components'
import { AddRegular, ArrowUploadRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { formatLira, quantityIn, unitText } from '../../../../src/texts/kernel/amounts.ts'
import type { Product } from '../../../api/generated.ts'
import { panelsApi } from '../../../api/generated-panels.ts'
import { contentText } from '../../../domain/store/content-text.ts'
import { vatText } from '../../../domain/store/vat-text.ts'
import { ProductPicture } from '../../../domain/store/product-picture.tsx'
import { PageActions } from '../../../ui/page/page.tsx'
import { useCan, useCompany } from '../../../frame/scope/company-scope.ts'
import { tight, useTableStyles } from '../../../ui/lists/table-styles.ts'
import { useApiDispatch } from '../../../api/use-api-dispatch.ts'
import { useDialog } from '../../../ui/dialogs/use-dialog.ts'
import { DownloadButton } from '../../../frame/download-button.tsx'
import { once } from '../../../frame/use-download.ts'
import { ProductList } from '../product-list.tsx'
import { later } from '../../../frame/later.tsx'

const ProductDialog = later(async () => (await import('./product-dialog.tsx')).ProductDialog)
const UploadDialog = later(async () => (await import('./upload-dialog.tsx')).UploadDialog)
const DeleteProductDialog = later(async () => (await import('./delete-product-dialog.tsx')).DeleteProductDialog)

const useStyles = makeStyles({
  product: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center', columnGap: '12px' },
  category: { width: '18%' },
  price: { width: '196px' },
  more: { fontWeight: 400 },
  stock: { width: '116px' },
  minimum: { width: '104px' },
  acts: { [tight]: { width: '124px' } },
})

type RowProps = { product: Product; onEdit: () => void; onDelete: () => void }

const ProductRow = ({ product, onEdit, onDelete }: RowProps) => {
  const table = useTableStyles()
  const styles = useStyles()
  const mayManage = useCan('manageProducts')
  const end = mergeClasses(table.cell, table.end, table.number)
  const {
    name,
    description,
    category,
    code,
    vat_rate,
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
            <span className={table.facts}>{[code, description].filter(Boolean).join(' · ')}</span>
          </span>
        </span>
      </th>
      <td className={mergeClasses(table.cell, table.spare)} data-label="Kategori">
        {category || '—'}
      </td>
      <td className={mergeClasses(end, table.price)} data-label="Birim fiyat">
        <span>
          <span>{`${formatLira(unit_price)} / ${unitText(unit_type ?? '')}`}</span>
          <span className={mergeClasses(table.facts, styles.more)}>
            {[contentText(product), vatText(vat_rate)].filter((fact) => fact !== undefined).join(' · ')}
          </span>
        </span>
      </td>
      <td className={end} data-label="Stok">
        {stock_quantity === 0 ? 'Tükendi' : quantityIn(stock_quantity, unit_type)}
      </td>
      <td className={mergeClasses(end, table.spare)} data-label="En az sipariş">
        {quantityIn(minimum, unit_type)}
      </td>
      <td className={table.actions}>
        {mayManage && (
          <span className={table.buttons}>
            <Button appearance="subtle" icon={<EditRegular />} aria-label={`${name}: düzenle`} onClick={onEdit} />
            <Button appearance="subtle" icon={<DeleteRegular />} aria-label={`${name}: sil`} onClick={onDelete} />
          </span>
        )}
      </td>
    </tr>
  )
}

const PriceListButton = () => {
  const { companyId } = useCompany()
  const dispatch = useApiDispatch()
  return (
    <DownloadButton
      fetchFile={() => dispatch(panelsApi.endpoints.downloadPriceList.initiate({ companyId }, once))}
      failure="Fiyat listesi indirilemedi"
    >
      Fiyat listesi
    </DownloadButton>
  )
}

type Open = { what: 'create' | 'upload' } | { what: 'edit' | 'delete'; product: Product }

export const ProductsTab = () => {
  const styles = useStyles()
  const mayManage = useCan('manageProducts')
  const { open, show, close } = useDialog<Open>()
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
      <ProductList
        label="Ürünler"
        failure="Ürünler yüklenemedi"
        sort="name"
        action={mayManage && <Button onClick={() => show({ what: 'create' })}>İlk ürünü ekle</Button>}
        columns={[
          { name: 'Ürün' },
          { name: 'Kategori', width: styles.category, isSpare: true },
          { name: 'Birim fiyat', width: styles.price, isNumber: true },
          { name: 'Stok', width: styles.stock, isNumber: true },
          { name: 'En az sipariş', width: styles.minimum, isNumber: true, isSpare: true },
        ]}
        last={{ width: styles.acts }}
        row={(product) => (
          <ProductRow
            key={product.id}
            product={product}
            onEdit={() => show({ what: 'edit', product })}
            onDelete={() => show({ what: 'delete', product })}
          />
        )}
      />
      {open?.what === 'create' && <ProductDialog onClose={close} />}
      {open?.what === 'edit' && <ProductDialog product={open.product} onClose={close} />}
      {open?.what === 'upload' && <UploadDialog onClose={close} />}
      {open?.what === 'delete' && <DeleteProductDialog product={open.product} onClose={close} />}
    </>
  )
}
