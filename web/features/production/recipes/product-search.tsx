import { Button, makeStyles } from '@fluentui/react-components'
import { useState } from 'react'
import { type StoreProduct, useListStoreProductsQuery } from '../../../api/generated.ts'
import { CompanyPicker } from '../../../domain/companies/company-picker.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { AsyncPicker, type Pick } from '../../../ui/forms/async-picker.tsx'
import { usePickerSearch } from '../../../ui/forms/use-picker-search.ts'

const useStyles = makeStyles({
  root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '10px' },
  cancel: { justifySelf: 'start' },
})

type Found = { onFound: (product: StoreProduct, supplier: Pick) => void }

const ProductPicker = ({ supplier, onFound }: { supplier: Pick } & Found) => {
  const { companyId } = useCompany()
  const { search, isOpen, field, progressOf } = usePickerSearch(null)
  const query = useListStoreProductsQuery({ companyId, supplierId: supplier.id, search, limit: 20 }, { skip: !isOpen })
  const products = query.currentData?.products ?? []
  return (
    <AsyncPicker
      label="Ürün"
      placeholder="Ürünün adını yazın"
      choices={products}
      hasMore={query.currentData?.has_more ?? false}
      emptyText="Ürün bulunamadı"
      missingText="Listeden bir ürün seçin"
      isOptional
      onPick={(pick) => {
        const product = products.find(({ id }) => id === pick?.id)
        if (product) onFound(product, supplier)
      }}
      {...field}
      {...progressOf(query, 'Arama hatası')}
    />
  )
}

/** Finds a product in the store of a supplier; for those who may order. */
export const ProductSearch = ({ onFound, onCancel }: Found & { onCancel: () => void }) => {
  const styles = useStyles()
  const [supplier, setSupplier] = useState<Pick | null>(null)
  return (
    <div className={styles.root}>
      <CompanyPicker type="supplier" label="Tedarikçi" picked={supplier} onPick={setSupplier} />
      {supplier !== null && (
        <ProductPicker
          key={supplier.id}
          supplier={supplier}
          onFound={(product, from) => {
            onFound(product, from)
            setSupplier(null)
          }}
        />
      )}
      <Button className={styles.cancel} onClick={onCancel}>
        Vazgeç
      </Button>
    </div>
  )
}
