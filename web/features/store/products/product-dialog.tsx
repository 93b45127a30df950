import { Field, makeStyles, Textarea } from '@fluentui/react-components'
import {
  isPackage,
  maxCategory,
  maxDescription,
  maxProductCode,
  type Measure,
  measures,
  productNameRule,
  unitTypes,
} from '../../../../src/core/store/rules.ts'
import { vatRates } from '../../../../src/core/shared/rules.ts'
import { unitText } from '../../../../src/texts/kernel/amounts.ts'
import {
  type Product,
  type UnitType,
  useCreateProductMutation,
  useUpdateProductMutation,
} from '../../../api/generated.ts'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'
import { PictureField } from '../../../domain/images/picture-field.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDraftForm } from '../../../frame/forms/use-draft-form.ts'
import { useRepeatable } from '../../../frame/forms/use-repeatable.ts'
import { ProductIcon } from '../../../domain/store/product-picture.tsx'
import { useCompany } from '../../../frame/scope/company-scope.ts'
import { bodyOf, draftOf, emptyDraft, problemsOf, read } from './product-draft.ts'

const useStyles = makeStyles({
  pair: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    alignItems: 'start',
    gap: '16px 12px',
  },
})

type Props = {
  /** The product to edit; undefined for a new one. */
  product?: Product
  onClose: () => void
}

export const ProductDialog = ({ product, onClose }: Props) => {
  const styles = useStyles()
  const { companyId } = useCompany()
  const [create] = useCreateProductMutation()
  const [update] = useUpdateProductMutation()
  const repeatable = useRepeatable()
  const form = useDraftForm({
    initial: () => (product === undefined ? emptyDraft : draftOf(product)),
    problemsOf,
    send: async (draft) => {
      const body = bodyOf(draft)
      if (product === undefined) {
        return repeatable((key) => create({ companyId, 'Idempotency-Key': key, body }))
      }
      const { seenStock: seen_stock_quantity, version } = draft
      return update({ companyId, productId: product.id, body: { ...body, seen_stock_quantity, version } })
    },
    onSaved: onClose,
    banner: product === undefined ? 'Ürün eklendi' : 'Ürün güncellendi',
    prefix: 'Ürün kaydedilemedi.',
    versioned: { draftOf, read },
  })
  const { draft, change, field, problems } = form
  return (
    <FormDialog
      title={product === undefined ? 'Yeni ürün' : 'Ürünü düzenle'}
      submitText={product === undefined ? 'Ekle' : 'Kaydet'}
      form={form}
      onClose={onClose}
    >
      <TextField label="Ürün adı" maxLength={productNameRule.max} {...field('name')} />
      <Field label="Açıklama" required validationMessage={problems.description}>
        <Textarea
          name="description"
          maxLength={maxDescription}
          value={draft.description}
          onChange={(_, { value }) => change({ description: value })}
        />
      </Field>
      <PictureField label="Resim" placeholder={<ProductIcon product={draft} />} {...field('image_url')} />
      <div className={styles.pair}>
        <TextField label="Kategori" isOptional maxLength={maxCategory} {...field('category')} />
        <TextField label="Ürün kodu" isOptional maxLength={maxProductCode} {...field('code')} />
        <ChoiceField
          label="Birim"
          value={draft.unit_type}
          choices={unitTypes.map((unit) => ({ value: unit, text: unit }))}
          onChange={(unit) => change({ unit_type: unit as UnitType })}
        />
        <TextField
          label="Birim fiyat (₺)"
          inputMode="decimal"
          maxLength={16}
          placeholder="62,50"
          hint="KDV hariç"
          {...field('price')}
        />
        {isPackage(draft.unit_type) && (
          <>
            <TextField
              label={`1 ${unitText(draft.unit_type)} içindeki miktar`}
              isOptional
              inputMode="decimal"
              maxLength={16}
              placeholder="25"
              {...field('content')}
            />
            <ChoiceField
              label="İçeriğin birimi"
              value={draft.content_unit}
              choices={measures.map((unit) => ({ value: unit, text: unit }))}
              onChange={(unit) => change({ content_unit: unit as Measure })}
            />
          </>
        )}
        <ChoiceField
          label="KDV oranı"
          value={draft.vat}
          choices={[
            { value: '', text: 'Girilmedi' },
            ...vatRates.map((rate) => ({ value: String(rate), text: `%${rate}` })),
          ]}
          onChange={(vat) => change({ vat })}
        />
        <TextField label="Stok miktarı" inputMode="decimal" maxLength={16} {...field('stock')} />
        <TextField
          label="En az sipariş"
          inputMode="decimal"
          maxLength={16}
          hint="Sepet bu miktar kadar artar."
          {...field('minimum')}
        />
      </div>
    </FormDialog>
  )
}
